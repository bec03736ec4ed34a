/**
 * The list of assessments as a fold over the journal: pure, so that the list can be made anew from the journal alone.
 */
import { isTerminal } from '@/protocol/task'
import type { Entry, SentEntry } from './entry'
import { readSent, type Snapshot } from './snapshot'

export type Row = {
  readonly connection: string
  /** `message:{messageId}` until an agent has named the task. */
  readonly taskId: string
  /** Of the message that began the task; null when it began elsewhere. */
  readonly messageId: string | null
  readonly contextId: string | null
  /** An agent has confirmed that the task exists. */
  readonly isKnown: boolean
  /** As the agent last said. */
  readonly state: string
  /** Number of the latest send whose outcome is not known; null: none is open. */
  readonly openSeq: number | null
  readonly companyName: string
  readonly eventTitle: string
  readonly eventType: string
  readonly analysisMode: string
  readonly role: string | null
  readonly score: number | null
  readonly riskLevel: string | null
  readonly confidence: number | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly seenAt: string | null
  /** `event_info` as JSON; null: never sent through this gateway, or not by the rules. */
  readonly eventInfo: string | null
}

/** What the fold needs to look up. */
export type Lookup = {
  byTask(connection: string, taskId: string): Promise<Row | null>
  byMessage(connection: string, messageId: string): Promise<Row | null>
  /** The `sent` entry that an answer belongs to. */
  sentEntry(seq: number): Promise<SentEntry | null>
}

/** What an entry does to the list. A row is replaced whole. */
export type Change = { readonly remove: Row | null; readonly put: Row | null }

const NOTHING: Change = { remove: null, put: null }
export const PENDING_PREFIX = 'message:'

/** The change of the list that an entry makes, given the rows before it. */
export async function changeOf(entry: Entry, rows: Lookup): Promise<Change> {
  switch (entry.kind) {
    case 'sent':
      return afterSent(entry, rows)
    case 'answered':
      return afterAnswered(entry, rows)
    case 'unanswered':
      return NOTHING // the send stays open
    case 'observed': {
      const { connection, taskId, at } = entry
      const before = (await rows.byTask(connection, taskId)) ?? blankRow({ connection, taskId, at })
      const openSeq = before.openSeq === entry.settles ? null : before.openSeq
      return { remove: null, put: { ...shown(before, entry.snapshot, at), openSeq } }
    }
    case 'seen': {
      const before = await rows.byTask(entry.connection, entry.taskId)
      if (!before || before.seenAt !== null || !isTerminal(before.state)) return NOTHING
      return { remove: null, put: { ...before, seenAt: entry.at } }
    }
    default:
      return entry satisfies never
  }
}

const isMessage = (sent: SentEntry) => sent.path === 'message:send'

async function rowOfSent(sent: SentEntry, rows: Lookup): Promise<Row | null> {
  if (sent.taskId !== null) return rows.byTask(sent.connection, sent.taskId)
  if (sent.messageId !== null) return rows.byMessage(sent.connection, sent.messageId)
  return null
}

async function afterSent(sent: SentEntry, rows: Lookup): Promise<Change> {
  // Without any id there is nothing to find again later; the entry itself stays in the journal.
  if (!isMessage(sent) || (sent.taskId === null && sent.messageId === null)) return NOTHING
  const before = await rowOfSent(sent, rows)
  if (before) return { remove: null, put: { ...before, openSeq: sent.seq, updatedAt: sent.at } }
  const row = blankRow({
    connection: sent.connection,
    taskId: sent.taskId ?? `${PENDING_PREFIX}${sent.messageId}`,
    at: sent.at,
  })
  const messageId = sent.taskId === null ? sent.messageId : null
  return { remove: null, put: { ...told({ ...row, messageId }, sent), openSeq: sent.seq } }
}

async function afterAnswered(
  entry: Extract<Entry, { kind: 'answered' }>,
  rows: Lookup,
): Promise<Change> {
  const sent = await rows.sentEntry(entry.ref)
  if (!sent || !isMessage(sent)) return NOTHING
  const before = await rowOfSent(sent, rows)
  const openSeq = before?.openSeq === entry.ref ? null : (before?.openSeq ?? null)
  if (entry.taskId !== null && entry.snapshot) {
    const { connection } = entry
    const blank = blankRow({ connection, taskId: entry.taskId, at: sent.at })
    const row = before ?? (await rows.byTask(connection, entry.taskId)) ?? blank
    const named = { ...row, taskId: entry.taskId, openSeq }
    const isRenamed = before !== null && before.taskId !== entry.taskId
    return {
      remove: isRenamed ? before : null,
      put: shown(told(named, sent), entry.snapshot, entry.at),
    }
  }
  if (!before || !isRefusal(entry.status)) return NOTHING
  // A refused first message made no task; a refused follow-up left the task as it was.
  if (!before.isKnown && openSeq === null) return { remove: before, put: null }
  return { remove: null, put: { ...before, openSeq, updatedAt: entry.at } }
}

/** The agent took the request in and declined it. After 408 and 5xx it may have acted all the same. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408

/** The row with what a message says of its event. A finished task is no longer changed by what is sent. */
function told(row: Row, sent: SentEntry): Row {
  const { contextId, event } = readSent(sent.body)
  if (!event || isTerminal(row.state)) return row
  return {
    ...row,
    contextId: contextId ?? row.contextId,
    companyName: event.companyName || row.companyName,
    eventTitle: event.title || row.eventTitle,
    eventType: event.type || row.eventType,
    analysisMode: event.analysisMode || row.analysisMode,
    role: event.role ?? row.role,
    eventInfo: event.eventInfo ? JSON.stringify(event.eventInfo) : row.eventInfo,
  }
}

/** The row with what the agent shows of the task. */
function shown(row: Row, task: Snapshot, at: string): Row {
  return {
    ...row,
    isKnown: true,
    state: task.state,
    contextId: task.contextId ?? row.contextId,
    companyName: task.companyName ?? row.companyName,
    score: task.score,
    riskLevel: task.riskLevel,
    confidence: task.confidence,
    updatedAt: at,
  }
}

function blankRow(of: { connection: string; taskId: string; at: string }): Row {
  return {
    connection: of.connection,
    taskId: of.taskId,
    messageId: null,
    contextId: null,
    isKnown: false,
    state: 'submitted',
    openSeq: null,
    companyName: '',
    eventTitle: '',
    eventType: '',
    analysisMode: '',
    role: null,
    score: null,
    riskLevel: null,
    confidence: null,
    createdAt: of.at,
    updatedAt: of.at,
    seenAt: null,
    eventInfo: null,
  }
}
