/**
 * What the agent keeps: tasks, the first answer to each message, and the ledger of credits. One interface, two
 * stores: SQL on a server, memory in a browser worker; the same tests run on both.
 */
import type { MatchCandidate } from '@/engine/engine'
import type { Assessment } from '@/protocol/assessment'
import type { EventInfo, Role } from '@/protocol/event-info'
import type { Message, TaskState } from '@/protocol/task'

export type TaskRecord = {
  readonly id: string
  readonly keyId: string
  /** Made by a sandbox key: never charged, answered by the fixed sample. */
  readonly isSandbox: boolean
  readonly contextId: string
  readonly state: TaskState
  /** Instant of the last change of state, RFC 3339 in UTC. */
  readonly timestamp: string
  readonly statusMessage: Message | null
  readonly event: EventInfo
  readonly eventId: string
  readonly role: Role | null
  /** What the confirmation is asked for; best first. */
  readonly candidates: readonly MatchCandidate[]
  /** Set with the Yes. */
  readonly company: MatchCandidate | null
  /** Credits taken for this task, and not given back. */
  readonly chargedCredits: number
  readonly result: Assessment | null
  readonly history: readonly Message[]
}

/** A line of the ledger. Never changed, never removed; a key's balance is the sum of its credits. */
export type LedgerEntry = {
  readonly keyId: string
  /** null: concerns the key, not a task. */
  readonly taskId: string | null
  /** At most one of a kind for each task, and one grant for each key: the store refuses a second. */
  readonly kind: 'grant' | 'charge' | 'free_backtest' | 'refund'
  /** Negative: taken. */
  readonly credits: number
  readonly at: string
}

/** Everything done in one `transact` happens wholly or not at all, and nothing else happens meanwhile. */
export type StoreTransaction = {
  task(keyId: string, taskId: string): Promise<TaskRecord | null>
  saveTask(record: TaskRecord): Promise<void>
  /** Tasks of all keys that were paid for and have no result yet, oldest first. */
  workingTasks(): Promise<readonly TaskRecord[]>
  /** The body that a message of this key was first answered with. */
  answer(keyId: string, messageId: string): Promise<string | null>
  saveAnswer(keyId: string, messageId: string, body: string): Promise<void>
  balance(keyId: string): Promise<number>
  countEntries(keyId: string, kind: LedgerEntry['kind']): Promise<number>
  addEntry(entry: LedgerEntry): Promise<void>
}

export type Store = {
  /** Runs `work`; when it throws, nothing of it is kept and the error is passed on. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}
