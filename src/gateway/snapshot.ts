/** What the journal keeps of a task and of an event: the figures of one row of the list. */
import * as z from 'zod/mini'
import { assessmentOf } from '@/client/assessment-of'
import { type EventInfo, eventInfo } from '@/protocol/event-info'
import { eventTitle } from '@/protocol/event-title'
import type { ReadTask } from '@/protocol/task'

export const snapshot = z.object({
  state: z.string(),
  contextId: z.nullable(z.string()),
  /** From the result; null while there is none. */
  companyName: z.nullable(z.string()),
  score: z.nullable(z.number()),
  riskLevel: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
})
/** A task as an agent last showed it. */
export type Snapshot = z.infer<typeof snapshot>

export function snapshotOf(task: ReadTask): Snapshot {
  const result = assessmentOf(task)?.value
  return {
    state: task.status.state,
    contextId: task.contextId ?? null,
    companyName: result?.company_name ?? null,
    score: result?.impact_score ?? null,
    riskLevel: result?.risk_brief?.what_impact?.risk_level ?? null,
    confidence: result?.assessment_confidence_score ?? null,
  }
}

export type SentEvent = {
  readonly companyName: string
  readonly title: string
  readonly type: string
  readonly analysisMode: string
  readonly role: string | null
  /** The whole event; null when it does not keep the rules of `event_info`. */
  readonly eventInfo: EventInfo | null
}

export type SentMessage = {
  readonly messageId: string | null
  readonly taskId: string | null
  readonly contextId: string | null
  /** null: the message carries no event, as a plain Yes or No. */
  readonly event: SentEvent | null
}

const maybeText = z.catch(z.optional(z.string()), undefined)
const looseParts = z.object({
  message: z.object({
    messageId: maybeText,
    taskId: maybeText,
    contextId: maybeText,
    parts: z.catch(z.array(z.unknown()), []),
  }),
})
const dataPart = z.object({
  data: z.object({ event_info: z.record(z.string(), z.unknown()), role: maybeText }),
})

/** Reads the body of a `message:send` for the journal, whatever it is: what is not there stays null. */
export function readSent(body: string): SentMessage {
  const read = looseParts.safeParse(parseJson(body))
  if (!read.success) return { messageId: null, taskId: null, contextId: null, event: null }
  const { messageId, taskId, contextId, parts } = read.data.message
  const part = parts.map((item) => dataPart.safeParse(item).data).find((data) => data !== undefined)
  return {
    messageId: messageId ?? null,
    taskId: taskId ?? null,
    contextId: contextId ?? null,
    event: part ? sentEventOf(part.data.event_info, part.data.role ?? null) : null,
  }
}

function sentEventOf(info: Readonly<Record<string, unknown>>, role: string | null): SentEvent {
  const exact = eventInfo.safeParse(info)
  return {
    companyName: textOf(info.company_name),
    title: exact.success ? eventTitle(exact.data) : textOf(info.title),
    type: textOf(info.event_type),
    analysisMode: textOf(info.analysis_mode),
    // Decision of the contract: the role beside the event wins over the one inside.
    role: role ?? (textOf(info.role) || null),
    eventInfo: exact.success ? exact.data : null,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
