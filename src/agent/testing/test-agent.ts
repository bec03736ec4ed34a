/** An agent on the real engine, met as a program meets it: requests in, answers out. */
import * as z from 'zod/mini'
import { createAgent } from '@/agent/agent'
import { createMemoryStore } from '@/agent/memory-store'
import type { Store, StoreTransaction } from '@/agent/store'
import { createEngine } from '@/engine/assess'
import type { AssessmentEngine } from '@/engine/engine'
import { embeddedFacts } from '@/engine/knowledge/index'
import { type Assessment, assessment } from '@/protocol/assessment'
import { errorEnvelope } from '@/protocol/errors'
import { A2A_MEDIA_TYPE, AGENT_PATH } from '@/protocol/names'
import { candidate, type Task, task } from '@/protocol/task'
import { answerBody, type Json, sendBody } from './events'

export const CREDITS = 1_000_000
export const BASE_URL = 'https://agent.test'
export const realEngine = createEngine(embeddedFacts)

const KEYS = [
  { key: 'first-key', id: 'first', mode: 'live', credits: CREDITS },
  { key: 'second-key', id: 'second', mode: 'live', credits: CREDITS },
  { key: 'poor-key', id: 'poor', mode: 'live', credits: 10 },
  { key: 'sandbox-key', id: 'sandbox', mode: 'sandbox', credits: 0 },
] as const
export type KeyId = (typeof KEYS)[number]['id']

export type Answer = { readonly status: number; readonly body: unknown; readonly type: string }

type Options = {
  readonly store?: Store
  readonly engine?: AssessmentEngine
  readonly workers?: number
}

export type TestAgent = ReturnType<typeof startAgent>

/** A new agent; its clock moves on by a second at each look. */
export function startAgent(options: Options = {}) {
  const watched = watch(options.store ?? createMemoryStore())
  let seconds = Date.parse('2026-06-15T08:00:00Z') / 1000
  const agent = createAgent({
    engine: realEngine,
    keys: KEYS,
    clock: () => {
      seconds += 1
      return new Date(seconds * 1000)
    },
    baseUrl: BASE_URL,
    ...options,
    store: watched.store,
  })

  /** A request as it is; `by`: with that key. */
  async function ask(path: string, init: RequestInit = {}, by?: KeyId): Promise<Answer> {
    const headers = new Headers(init.headers)
    if (by) headers.set('authorization', `Bearer ${by}-key`)
    const answer = await agent.app.request(path, { ...init, headers })
    const text = await answer.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    return { status: answer.status, body, type: answer.headers.get('content-type') ?? '' }
  }
  function sendText(text: string, type: string | null = A2A_MEDIA_TYPE, by: KeyId = 'first') {
    const headers: HeadersInit = type === null ? {} : { 'content-type': type }
    const body = new TextEncoder().encode(text) // as bytes, so that no type is added
    return ask(`${AGENT_PATH}/message:send`, { method: 'POST', headers, body }, by)
  }
  const send = (body: Json, by?: KeyId) => sendText(JSON.stringify(body), A2A_MEDIA_TYPE, by)
  const get = (id: string, by: KeyId = 'first', query = '') =>
    ask(`${AGENT_PATH}/tasks/${id}${query}`, {}, by)

  return {
    ...agent,
    ask,
    sendText,
    send,
    get,
    /** A new task at its question. */
    begin: async (event: Json, by?: KeyId) => taskIn(await send(sendBody(event), by)),
    /** From event to finished task. */
    complete: async (event: Json, by?: KeyId, data?: Json) => {
      const asked = taskIn(await send(sendBody(event, data ? { data } : {}), by))
      taskIn(await send(answerBody(event, asked, 'Yes'), by))
      await agent.idle()
      return taskIn(await get(asked.id, by))
    },
    balance: (id: KeyId = 'first') => watched.store.transact((trx) => trx.balance(id)),
    /** What was saved, in order; what was undone is not in it. */
    writes: watched.writes,
  }
}

/** The store, and a list of what its transactions kept. */
function watch(inner: Store) {
  const writes: string[] = []
  const store: Store = {
    ...inner,
    transact: async (work) => {
      const begun: string[] = []
      const done = await inner.transact((trx) => work(noting(trx, begun)))
      writes.push(...begun)
      return done
    },
  }
  return { store, writes }
}

function noting(trx: StoreTransaction, notes: string[]): StoreTransaction {
  return {
    ...trx,
    saveTask: async (record) => {
      notes.push(`task ${record.state}`)
      await trx.saveTask(record)
    },
    saveAnswer: async (keyId, messageId, body) => {
      notes.push('answer')
      await trx.saveAnswer(keyId, messageId, body)
    },
    addEntry: async (entry) => {
      notes.push(`${entry.kind} ${entry.credits}`)
      await trx.addEntry(entry)
    },
  }
}

/** The task of an answer, which must be one. */
export function taskIn({ status, body }: Answer): Task {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return task.parse(body)
}

/** What a task at its question asks, of people and of programs. */
export function questionIn({ status }: Task) {
  const parts = status.message?.parts ?? []
  const data = parts.flatMap((part) => (part.kind === 'data' ? [part.data] : []))[0]
  return {
    candidates: z.parse(z.array(candidate), data?.candidates),
    fee: data?.fee,
    text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
  }
}

/** The result of a completed task, held to the schema. */
export function resultIn({ artifacts }: Task): Assessment {
  const part = artifacts[0]?.parts[0]
  if (part?.kind !== 'data') throw new Error('The task has no result.')
  return assessment.parse(part.data)
}

/** Status and reason of a refusal. */
export function refusalIn(answer: Answer): string {
  const { error } = errorEnvelope.parse(answer.body)
  return `${answer.status} ${error.data.reason}`
}

/** Paths of the faults that a refusal names. */
export function faultsIn(answer: Answer): string[] {
  return (errorEnvelope.parse(answer.body).error.data.faults ?? []).map(({ path }) => path)
}
