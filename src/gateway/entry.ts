/** The entries of the journal: what happened, in order, never changed afterwards. */
import * as z from 'zod/mini'
import { snapshot } from './snapshot'

const maybeText = z.nullable(z.string())

const common = {
  seq: z.number(),
  /** Instant, RFC 3339 in UTC. */
  at: z.string(),
  connection: z.string(),
}

/** A request that may change something is about to go out. Written before it does. */
const sent = z.object({
  ...common,
  kind: z.literal('sent'),
  method: z.string(),
  /** Relative to the agent's base, `message:send`. */
  path: z.string(),
  messageId: maybeText,
  taskId: maybeText,
  body: z.string(),
})
/** The agent answered the request that is entry `ref`. */
const answered = z.object({
  ...common,
  kind: z.literal('answered'),
  ref: z.number(),
  status: z.number(),
  /** The task in the answer; null when the answer is an error or is not a task. */
  taskId: maybeText,
  snapshot: z.nullable(snapshot),
  body: z.string(),
})
/** No answer came to the request that is entry `ref`: what the agent did is not known. */
const unanswered = z.object({
  ...common,
  kind: z.literal('unanswered'),
  ref: z.number(),
  why: z.string(),
})
/** A look at a task showed something new. `settles` is the send whose unknown outcome is known by it, if any. */
const observed = z.object({
  ...common,
  kind: z.literal('observed'),
  taskId: z.string(),
  snapshot,
  settles: z.nullable(z.number()),
})
/** The finished report was opened. */
const seen = z.object({ ...common, kind: z.literal('seen'), taskId: z.string() })

export const entry = z.discriminatedUnion('kind', [sent, answered, unanswered, observed, seen])
export type Entry = z.infer<typeof entry>
export type SentEntry = z.infer<typeof sent>

type Draft<T> = T extends Entry ? Omit<T, 'seq' | 'at'> : never
/** An entry before the journal gave it its number and time. */
export type EntryDraft = Draft<Entry>
