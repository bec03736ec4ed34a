/** What a user's message asks for, read from its parts. Older forms are accepted beside the documented ones. */
import * as z from 'zod/mini'
import { commonFields, type EventInfo, eventInfo, type Role, role } from '@/protocol/event-info'
import { type Fault, faultsOf } from '@/protocol/faults'
import {
  CONFIRMATIONS,
  type Confirmation,
  type Message,
  type Part,
  type SendRequest,
} from '@/protocol/task'
import { AgentError } from './errors'

export type Incoming = {
  readonly message: Message
  /** null: the message holds none. */
  readonly event: EventInfo | null
  readonly role: Role | null
  readonly confirmation: Confirmation | null
  readonly companyId: string | null
}

/** Keys of a follow-up that may stand inside `event_info` too, and are no part of the event. */
const FOLLOW_UP_KEYS = ['confirm_company_name', 'company_id'] as const

const words = z.object({
  role: z.nullish(role),
  confirm_company_name: z.nullish(
    z.enum(CONFIRMATIONS, { error: 'Answer Yes or No, or leave it out.' }),
  ),
  company_id: z.nullish(
    z
      .string({ error: 'Give the company_id of one of the candidates.' })
      .check(z.minLength(1), z.maxLength(200)),
  ),
})

/** Reads a message; throws INVALID_REQUEST with the path of every fault. */
export function readIncoming({ message }: SendRequest): Incoming {
  const data = dataOf(message.parts)
  const nested = isRecord(data.event_info) ? data.event_info : {}
  const faults: Fault[] = []
  const event = readEvent(data.event_info, faults)
  // `role` of the data comes before that of the event; the rest before the older place inside it.
  const said = z.safeParse(words, {
    role: data.role ?? event?.role,
    confirm_company_name: data.confirm_company_name ?? nested.confirm_company_name,
    company_id: data.company_id ?? nested.company_id,
  })
  if (!said.success) faults.push(...faultsOf(said.error))
  faults.push(...contradictions(message.parts))
  if (faults.length > 0 || !said.success) throw new AgentError('INVALID_REQUEST', { faults })
  return {
    message: messageOf(message),
    event,
    role: said.data.role ?? null,
    confirmation: said.data.confirm_company_name ?? plainAnswer(message.parts),
    companyId: said.data.company_id ?? null,
  }
}

function dataOf(parts: readonly Part[]): Record<string, unknown> {
  // Entries, not `Object.assign`: that would take a key `__proto__` for the parent of the object.
  return Object.fromEntries(
    parts.flatMap((part) => (part.kind === 'data' ? Object.entries(part.data) : [])),
  )
}

/** What costs money must be said once: two events, or Yes and No in one message, leave open what is meant. */
function contradictions(parts: readonly Part[]): Fault[] {
  const all = parts.flatMap((part) => (part.kind === 'data' ? [part.data] : []))
  const events = all.flatMap(({ event_info: event }) => (isRecord(event) ? [event] : []))
  const answers = [...all, ...events].map(({ confirm_company_name: answer }) => answer ?? null)
  const said = new Set([...answers, ...parts.map((part) => plainAnswer([part]))])
  return [
    ...(events.length > 1
      ? [{ path: 'event_info', message: 'Give one event; the message holds several.' }]
      : []),
    ...(said.has('Yes') && said.has('No')
      ? [{ path: 'confirm_company_name', message: 'The message says Yes and No: say one of them.' }]
      : []),
  ]
}

function readEvent(value: unknown, faults: Fault[]): EventInfo | null {
  if (value === undefined || value === null) return null
  const parsed = z.safeParse(eventInfo, withoutFollowUp(value))
  if (parsed.success) return parsed.data
  faults.push(...faultsOf(parsed.error, 'event_info'))
  // Of an unknown type only the type is told; the fields that all types share can be judged all the same.
  const isOfNoType = parsed.error.issues.some(({ path }) => path[0] === 'event_type')
  const shared = isOfNoType ? z.safeParse(commonFields, value) : null
  if (shared && !shared.success) faults.push(...faultsOf(shared.error, 'event_info'))
  return null
}

function withoutFollowUp(value: unknown): unknown {
  if (!isRecord(value)) return value
  const rest = { ...value }
  for (const key of FOLLOW_UP_KEYS) delete rest[key]
  return rest
}

/** A person may answer the question in words: a text part that says Yes or No and nothing else. */
function plainAnswer(parts: SendRequest['message']['parts']): Confirmation | null {
  for (const part of parts) {
    if (part.kind !== 'text') continue
    const word = /^\s*\[?(yes|no)\]?[.!]?\s*$/i.exec(part.text)?.[1]?.toLowerCase()
    if (word !== undefined) return word === 'yes' ? 'Yes' : 'No'
  }
  return null
}

/** The message as the history keeps it: what the schema knows, nothing else. */
export function messageOf(sent: SendRequest['message']): Message {
  const { messageId, role: speaker, parts, contextId, taskId } = sent
  return {
    messageId,
    role: speaker,
    parts,
    ...(contextId === undefined ? {} : { contextId }),
    ...(taskId === undefined ? {} : { taskId }),
  }
}

/** Whether one of the messages names the company in its event. */
export function isNamedIn(history: readonly Message[], companyName: string): boolean {
  return history.some(({ parts }) => {
    const event = dataOf(parts).event_info
    return isRecord(event) && event.company_name === companyName
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
