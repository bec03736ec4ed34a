/** The console's way to its gateway, and the queries over it. Reading only; sending lies with the features. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AgentClient, createAgentClient, type ReadCard } from '@/client/agent-client'
import { type ClientFailure, refusalOf, unreachable, unreadable } from '@/client/failure'
import {
  type AssessmentRecord,
  type AssessmentRow,
  assessmentList,
  assessmentRecord,
  type Connection,
  connectionList,
} from '@/protocol/gateway'
import type { Result } from '@/protocol/result'
import { type ReadTask, TERMINAL_STATES } from '@/protocol/task'

const GATEWAY = '/gateway'
/** The connection that new assessments go to. */
export const DEFAULT_CONNECTION = 'embedded'

/** A failed request as React Query carries it: the failure is in `failure`. */
export class RequestError extends Error {
  readonly failure: ClientFailure
  constructor(failure: ClientFailure) {
    super(failure.message)
    this.name = 'RequestError'
    this.failure = failure
  }
}

/** The failure of a query's error; anything else thrown there is a bug and is passed on as a text. */
export function failureOf(error: Error | null): ClientFailure | null {
  if (error === null) return null
  return error instanceof RequestError ? error.failure : unreadable(0, error.message)
}

/** A client of the agent behind `connection`. */
export function agentOf(connection: string): AgentClient {
  return createAgentClient({ baseUrl: `${GATEWAY}/${encodeURIComponent(connection)}` })
}

export const queryKeys = {
  assessments: ['assessments'],
  record: (connection: string, taskId: string) => ['assessments', connection, taskId],
  task: (connection: string, taskId: string) => ['task', connection, taskId],
  connections: ['connections'],
  card: (connection: string) => ['card', connection],
} as const

const RECORD_PATH = (connection: string, taskId: string) =>
  `/assessments/${encodeURIComponent(connection)}/${encodeURIComponent(taskId)}`

const LIST_POLL_MS = 15_000

/** All tasks of the journal, newest first as the gateway gives them. */
export const assessmentsQuery = queryOptions<readonly AssessmentRow[], Error>({
  queryKey: queryKeys.assessments,
  queryFn: async ({ signal }) => (await read('/assessments', assessmentList, signal)).assessments,
  refetchInterval: LIST_POLL_MS,
})

/** All tasks of the journal. */
export function useAssessments() {
  return useQuery(assessmentsQuery)
}

/** What the journal knows of one task, with the event as it was sent. */
export const recordQuery = (connection: string, taskId: string) =>
  queryOptions<AssessmentRecord, Error>({
    queryKey: queryKeys.record(connection, taskId),
    queryFn: ({ signal }) => read(RECORD_PATH(connection, taskId), assessmentRecord, signal),
  })

export const connectionsQuery = queryOptions<readonly Connection[], Error>({
  queryKey: queryKeys.connections,
  queryFn: async ({ signal }) => (await read('/connections', connectionList, signal)).connections,
})

export const cardQuery = (connection: string) =>
  queryOptions<ReadCard, Error>({
    queryKey: queryKeys.card(connection),
    queryFn: async ({ signal }) => unwrap(await agentOf(connection).getCard({ signal })),
  })

/** How long after the nth answer the next question goes out. */
const POLL_MS = [2_000, 5_000, 15_000, 30_000] as const
const SLOWEST_MS = 30_000

/** The wait after `answers` answers; false: never again. Rests of itself while the tab is hidden. */
export function pollDelay(
  task: ReadTask | undefined,
  failure: ClientFailure | null,
  answers: number,
): number | false {
  if (task && TERMINAL_STATES.includes(task.status.state)) return false
  if (failure?.kind === 'refused' && (failure.status ?? 0) < 500) return false
  return POLL_MS[Math.max(0, answers - 1)] ?? SLOWEST_MS
}

type Counted = { readonly state: string | undefined; readonly before: number }
const countedFrom = new WeakMap<object, Counted>()

/**
 * How many of a query's `answers` came since the task is in its `state`. Who thought for an hour before saying Yes
 * must not wait half a minute for a report that took a second.
 */
export function answersInState(query: object, state: string | undefined, answers: number): number {
  const known = countedFrom.get(query)
  if (known && known.state === state) return answers - known.before
  countedFrom.set(query, { state, before: answers - 1 })
  return 1
}

/**
 * The task itself, polled after 2, 5, 15, then every 30 seconds of each state until it has ended. An agent that
 * cannot be reached is asked on; the last known task stays in `data` meanwhile.
 */
export const taskQuery = (connection: string, taskId: string) =>
  queryOptions<ReadTask, Error>({
    queryKey: queryKeys.task(connection, taskId),
    queryFn: async ({ signal }) => unwrap(await agentOf(connection).getTask(taskId, { signal })),
    refetchInterval: (query) => {
      const { data, error, dataUpdateCount, errorUpdateCount } = query.state
      const answers = dataUpdateCount + errorUpdateCount
      const counted = answersInState(query, data?.status.state, answers)
      return pollDelay(data, failureOf(error), counted)
    },
    refetchOnWindowFocus: ({ state }) =>
      state.data === undefined || !TERMINAL_STATES.includes(state.data.status.state),
  })

/** Notes that the finished report was opened, so that the overview stops pointing at it. */
export async function markSeen(connection: string, taskId: string): Promise<void> {
  await call(`${RECORD_PATH(connection, taskId)}/seen`, { method: 'POST' })
}

function unwrap<T>(result: Result<T, ClientFailure>): T {
  if (!result.ok) throw new RequestError(result.error)
  return result.value
}

async function read<T>(path: string, schema: z.ZodMiniType<T>, signal: AbortSignal): Promise<T> {
  const { status, body } = await call(path, { signal })
  const value = z.safeParse(schema, body)
  if (value.success) return value.data
  throw new RequestError(unreadable(status, 'The gateway answered in a form that is not known.'))
}

async function call(path: string, init: RequestInit) {
  let response: Response
  let text: string
  try {
    response = await fetch(`${GATEWAY}${path}`, init)
    text = await response.text()
  } catch (cause) {
    throw new RequestError(unreachable(cause))
  }
  const body = parseJson(text)
  if (!response.ok) throw new RequestError(refusalOf(response.status, body))
  return { status: response.status, body }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON value is undefined: the schema refuses it
  }
}
