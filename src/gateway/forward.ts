/** Passes one request on to an agent: journal, key, send once, journal, answer. */
import { type ReadTask, readTask } from '@/protocol/task'
import { askAgent, type GatewayConnection } from './connection'
import type { EntryDraft } from './entry'
import { refuse } from './errors'
import type { Journal } from './journal'
import type { Row } from './projection'
import type { Sends } from './sends'
import { readSent, type Snapshot, snapshotOf } from './snapshot'

const PASSED_ON = ['accept', 'content-type', 'a2a-version', 'a2a-extensions']
/** What may change something at an agent. Any other method goes nowhere, and into no journal. */
const SENDING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const PASSED_BACK = ['content-type', 'retry-after']

export type Gate = {
  readonly journal: Journal
  readonly sends: Sends
}

/** `path` is what follows the connection in the address, with its first slash and its query, or empty. */
export async function forward(
  gate: Gate,
  connection: GatewayConnection,
  path: string,
  request: Request,
): Promise<Response> {
  const url = new URL(`${connection.agentUrl}${path}`)
  const base = new URL(connection.agentUrl)
  const isInside = url.pathname === base.pathname || url.pathname.startsWith(`${base.pathname}/`)
  if (!isInside || url.origin !== base.origin) return refuse('CONNECTION_NOT_FOUND')
  const headers = picked(request.headers, PASSED_ON)
  const { method } = request
  if (method === 'GET' || method === 'HEAD') {
    return look(gate, connection, url, { method, headers })
  }
  if (!SENDING.has(method)) return refuse('METHOD_NOT_ALLOWED')
  const body = await request.arrayBuffer()
  const relative = url.pathname.slice(base.pathname.length + 1)
  return send(gate, connection, { url: url.href, path: relative, method, headers, body })
}

type Outgoing = {
  readonly url: string
  readonly path: string
  readonly method: string
  readonly headers: Headers
  readonly body: ArrayBuffer
}

async function send(gate: Gate, connection: GatewayConnection, out: Outgoing): Promise<Response> {
  const { journal, sends } = gate
  const { url, path, method, headers } = out
  const body = new TextDecoder().decode(out.body)
  const { messageId, taskId } = readSent(body)
  const sent = { connection: connection.id, method, path, messageId, taskId, body }
  const ref = await journal.append({ kind: 'sent', ...sent })
  try {
    const request = askAgent(connection, url, { method, headers, body: out.body })
    const answer = await request.then(answerOf).catch(noAnswer)
    await journal.append(entryOf(answer, connection.id, ref))
    return answer.isNone ? refuse('AGENT_UNREACHABLE') : responseOf(answer)
  } finally {
    sends.end(ref)
  }
}

function entryOf(answer: Answer | NoAnswer, connection: string, ref: number): EntryDraft {
  if (answer.isNone) return { kind: 'unanswered', connection, ref, why: answer.why }
  const { status, task, text } = answer
  const snapshot = task ? snapshotOf(task) : null
  return {
    kind: 'answered',
    connection,
    ref,
    status,
    taskId: task?.id ?? null,
    snapshot,
    body: text,
  }
}

async function look(
  gate: Gate,
  connection: GatewayConnection,
  url: URL,
  init: { method: string; headers: Headers },
): Promise<Response> {
  const taskId = taskIdIn(url, connection)
  const observe = taskId === null ? null : await observer(gate, connection.id, taskId)
  const answer = await askAgent(connection, url.href, init).then(answerOf).catch(noAnswer)
  // A look changes nothing at the agent, so one that failed needs no entry.
  if (answer.isNone) return refuse('AGENT_UNREACHABLE')
  if (observe && answer.task) await observe(answer.task)
  return responseOf(answer)
}

function taskIdIn(url: URL, connection: GatewayConnection): string | null {
  const base = new URL(connection.agentUrl).pathname
  const id = /^\/tasks\/([^/]+)$/.exec(url.pathname.slice(base.length))?.[1]
  try {
    return id === undefined ? null : decodeURIComponent(id)
  } catch {
    return null // a broken escape names no task
  }
}

/**
 * Call it before looking at a task; what it gives writes down what the look showed, when that is new. A look settles
 * an unknown outcome only when the message was no longer under way as the look began: else it may show the state
 * before it.
 */
export async function observer(
  { journal, sends }: Gate,
  connection: string,
  taskId: string,
): Promise<(task: ReadTask) => Promise<void>> {
  const openSeq = (await journal.row(connection, taskId))?.openSeq ?? null
  const settles = openSeq !== null && !sends.isUnderWay(openSeq) ? openSeq : null
  return async (task) => {
    if (task.id !== taskId) return
    const now = snapshotOf(task)
    const row = await journal.row(connection, taskId)
    if (settles === null && row && !isNews(row, now)) return
    await journal.append({ kind: 'observed', connection, taskId, snapshot: now, settles })
  }
}

function isNews(row: Row, now: Snapshot): boolean {
  return (
    !row.isKnown ||
    row.state !== now.state ||
    row.score !== now.score ||
    row.riskLevel !== now.riskLevel ||
    row.confidence !== now.confidence
  )
}

type NoAnswer = { readonly isNone: true; readonly why: string }
type Answer = {
  readonly isNone: false
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** null: the answer is an error, or something else than a task. */
  readonly task: ReadTask | null
}

function noAnswer(cause: unknown): NoAnswer {
  return {
    isNone: true,
    why: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown',
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.text()
  return { isNone: false, status, headers, text, task: response.ok ? taskOf(text) : null }
}

function taskOf(text: string): ReadTask | null {
  try {
    const task = readTask(JSON.parse(text))
    return task.ok ? task.value : null
  } catch {
    return null // not JSON, so not a task
  }
}

function responseOf({ status, headers, text }: Answer): Response {
  return new Response(text === '' ? null : text, { status, headers: picked(headers, PASSED_BACK) })
}

function picked(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}
