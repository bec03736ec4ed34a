/**
 * Task, Message and parts of the seed dialect (SupplyGraph A2A protocol, §5), and the two requests that carry them.
 * Exact for writing; read what another agent sends by `readTask`.
 */
import * as z from 'zod/mini'
import { err, ok, type Result } from '@/protocol/result'
import { type Note, readTolerant, type Tolerant } from '@/protocol/tolerant'

export const TASK_STATES = [
  'submitted',
  'working',
  'input-required',
  'completed',
  'failed',
  'canceled',
  'rejected',
] as const
export type TaskState = (typeof TASK_STATES)[number]
export const TERMINAL_STATES: readonly string[] = ['completed', 'failed', 'canceled', 'rejected']
export const isTerminal = (state: string): boolean => TERMINAL_STATES.includes(state)

export const textPart = z.object({ kind: z.literal('text'), text: z.string() })
export const dataPart = z.object({
  kind: z.literal('data'),
  data: z.record(z.string(), z.unknown()),
  mediaType: z.optional(z.string()),
})
/** The document names file parts without showing one; the form is that of A2A 0.3. */
export const filePart = z.object({
  kind: z.literal('file'),
  file: z.object({
    name: z.optional(z.string()),
    mimeType: z.optional(z.string()),
    bytes: z.optional(z.string()),
    uri: z.optional(z.string()),
  }),
})
export const part = z.discriminatedUnion('kind', [textPart, dataPart, filePart])
export type Part = z.infer<typeof part>

export const message = z.object({
  kind: z.optional(z.literal('message')),
  messageId: z.string(),
  role: z.enum(['user', 'agent']),
  parts: z.array(part),
  contextId: z.optional(z.string()),
  taskId: z.optional(z.string()),
})
export type Message = z.infer<typeof message>

export const taskStatus = z.object({
  state: z.enum(TASK_STATES),
  timestamp: z.optional(z.string()),
  message: z.optional(message),
})
export type TaskStatus = z.infer<typeof taskStatus>

export const artifact = z.object({
  artifactId: z.string(),
  name: z.optional(z.string()),
  parts: z.array(part),
})

export const task = z.object({
  kind: z.optional(z.literal('task')),
  id: z.string(),
  contextId: z.string(),
  status: taskStatus,
  artifacts: z.array(artifact),
  history: z.array(message),
  metadata: z.optional(z.record(z.string(), z.unknown())),
})
export type Task = z.infer<typeof task>

/** A task as some agent sent it: only id and state are sure. */
export type ReadTask = Tolerant<Task> & {
  readonly id: string
  readonly status: Tolerant<TaskStatus> & { readonly state: string }
  readonly notes: readonly Note[]
}

/** Reads a task from any agent. Fails, in words, when it has no id or no state: then it is no task. */
export function readTask(value: unknown): Result<ReadTask, string> {
  const read = readTolerant(task, value)
  if (!read) return err('The answer is not a task.')
  const { id, status } = read.value
  const state = status?.state
  if (!id) return err('The task in the answer has no id.')
  if (!status || !state) return err('The task in the answer has no state.')
  return ok({ ...read.value, id, status: { ...status, state }, notes: read.notes })
}

/** Free identifiers that clients make: bounded, and never with control characters. */
const identifier = (what: string) =>
  z.string({ error: `Give ${what}.` }).check(
    z.minLength(1, { error: `Give ${what}.` }),
    z.maxLength(200, { error: 'Use at most 200 characters.' }),
    // A lone surrogate is no character: a database keeps all of them as one, and two ids became the same.
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Leave out control characters.' }),
  )

/** Body of `message:send`. Unknown keys pass; parts are limited in number, the body in bytes before that. */
export const sendRequest = z.looseObject({
  message: z.looseObject({
    messageId: identifier('the message id'),
    role: z.literal('user', { error: 'The role of a sent message is "user".' }),
    parts: z
      .array(part, { error: 'Give the parts of the message.' })
      .check(
        z.minLength(1, { error: 'Give at least one part.' }),
        z.maxLength(100, { error: 'Use at most 100 parts.' }),
      ),
    contextId: z.optional(identifier('the context id')),
    taskId: z.optional(identifier('the task id')),
  }),
  configuration: z.optional(
    z.looseObject({
      acceptedOutputModes: z.optional(z.array(z.string())),
      historyLength: z.optional(z.int().check(z.nonnegative())),
      blocking: z.optional(z.boolean()),
      pushNotificationConfig: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  metadata: z.optional(z.record(z.string(), z.unknown())),
})
export type SendRequest = z.infer<typeof sendRequest>

/** What the candidates of an `input-required` message look like (decision 8 of the design). */
export const candidate = z.object({
  company_id: z.string(),
  name: z.string(),
  country: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  score: z.number(),
})
export type Candidate = z.infer<typeof candidate>

export const CONFIRMATIONS = ['Yes', 'No'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]
