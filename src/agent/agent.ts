/** The reference agent as a web app: a `Request` in, a `Response` out, on a server or in a worker. */
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import type { AssessmentEngine } from '@/engine/engine'
import { faultsOf } from '@/protocol/faults'
import { A2A_MEDIA_TYPE, A2A_VERSION, AGENT_PATH } from '@/protocol/names'
import { type SendRequest, sendRequest, type Task } from '@/protocol/task'
import { readJson } from './body'
import { cardOf, extendedCardOf, platformCardOf, registryOf } from './cards'
import { AgentError } from './errors'
import { type AgentKey, type Caller, openKeyRing } from './keys'
import { createLifeCycle } from './life-cycle'
import { createRunner } from './runner'
import { snapshotOf } from './snapshots'
import type { Store } from './store'

export type AgentOptions = {
  readonly store: Store
  readonly engine: AssessmentEngine
  readonly keys: readonly AgentKey[]
  readonly clock: () => Date
  /** Origin that the cards name, without a slash at the end. */
  readonly baseUrl: string
  /** 0: takes orders and fees, and leaves the work to another process on the same store. Default 1. */
  readonly workers?: number
}

export type Agent = {
  readonly app: Hono<Env>
  /** Takes up what was left `working` when the process before ended. */
  resume(): Promise<void>
  /** When nothing is being worked on. */
  idle(): Promise<void>
}

type Env = { Variables: { caller: Caller } }

export function createAgent(options: AgentOptions): Agent {
  const { store, engine, keys, clock, workers = 1 } = options
  const now = () => clock().toISOString()
  const ring = openKeyRing(keys, store, now)
  const runner = createRunner({ store, engine, now, workers })
  const lifeCycle = createLifeCycle({ store, engine, now })

  const withKey = createMiddleware<Env>(async (context, next) => {
    const caller = await (await ring).callerOf(context.req.header('authorization'))
    if (!caller) throw new AgentError('UNAUTHORIZED')
    context.set('caller', caller)
    await next()
  })

  /** What a caller who waits is told: how the task stands now, instead of how it stood when the work began. */
  async function bodyNow({ keyId }: Caller, order: SendRequest, answered: string) {
    const { id }: Task = JSON.parse(answered) // our own answer
    const task = await store.transact((trx) => trx.task(keyId, id))
    if (!task) return answered
    return JSON.stringify(await snapshotOf(task, order.configuration?.historyLength))
  }

  const app = new Hono<Env>()
  app.onError((error, context) => errorAnswer(context, error))
  app.notFound((context) => errorAnswer(context, new AgentError('AGENT_NOT_FOUND')))
  app.use(checkVersion)
  addCards(app, options.baseUrl)
  app.get(`${AGENT_PATH}/extendedAgentCard`, withKey, (context) =>
    answer(context, JSON.stringify(extendedCardOf(options.baseUrl))),
  )
  app.post(`${AGENT_PATH}/message:send`, withKey, async (context) => {
    const order = orderOf(await readJson(context.req.raw))
    const { body, isStarted } = await lifeCycle.send(context.var.caller, order)
    if (isStarted) runner.wake()
    if (!order.configuration?.blocking) return answer(context, body)
    await runner.idle()
    return answer(context, await bodyNow(context.var.caller, order, body))
  })
  app.get(`${AGENT_PATH}/tasks/:taskId`, withKey, async (context) => {
    const { taskId } = context.req.param()
    const { historyLength, contextId } = queryOf(context.req.query())
    const { keyId } = context.var.caller
    const task = await store.transact((trx) => trx.task(keyId, taskId))
    if (!task || (contextId !== undefined && contextId !== task.contextId)) {
      throw new AgentError('TASK_NOT_FOUND')
    }
    return answer(context, JSON.stringify(await snapshotOf(task, historyLength)))
  })
  return {
    app,
    resume: async () => {
      await ring
      runner.wake()
    },
    idle: () => runner.idle(),
  }
}

/** Cards and health need no key. */
function addCards(app: Hono<Env>, baseUrl: string): void {
  const platform = JSON.stringify(platformCardOf(baseUrl))
  app.get('/.well-known/agent-card.json', (context) => answer(context, platform))
  app.get('/.well-known/agent.json', (context) => answer(context, platform))
  app.get('/a2a/agents', (context) => answer(context, JSON.stringify(registryOf(baseUrl))))
  app.get(AGENT_PATH, (context) => answer(context, JSON.stringify(cardOf(baseUrl))))
  app.get('/health', (context) => context.json({ status: 'ok' }))
}

const checkVersion = createMiddleware(async (context, next) => {
  const asked = context.req.header('a2a-version') ?? A2A_VERSION
  if (asked !== A2A_VERSION && !asked.startsWith(`${A2A_VERSION}.`)) {
    throw new AgentError('VERSION_NOT_SUPPORTED')
  }
  await next()
})

function orderOf(body: unknown) {
  const order = z.safeParse(sendRequest, body)
  if (!order.success) throw new AgentError('INVALID_REQUEST', { faults: faultsOf(order.error) })
  const { message, configuration } = order.data
  // For a task that exists the registration is ignored (decision 2 of the design).
  if (configuration?.pushNotificationConfig && message.taskId === undefined) {
    throw new AgentError('PUSH_NOTIFICATION_NOT_SUPPORTED')
  }
  return order.data
}

const taskQuery = z.object({
  historyLength: z.optional(
    z.string().check(z.regex(/^\d{1,6}$/, { error: 'Give the number of messages, 0 or more.' })),
  ),
  contextId: z.optional(z.string()),
})

function queryOf(query: Record<string, string>) {
  const read = z.safeParse(taskQuery, query)
  if (!read.success) throw new AgentError('INVALID_REQUEST', { faults: faultsOf(read.error) })
  const { historyLength, contextId } = read.data
  return {
    historyLength: historyLength === undefined ? undefined : Number(historyLength),
    contextId,
  }
}

function answer(context: Context, body: string): Response {
  return context.body(body, 200, { 'content-type': A2A_MEDIA_TYPE, 'cache-control': 'no-store' })
}

/** The documented envelope; of a bug the caller learns only that it is ours. */
function errorAnswer(context: Context, error: Error): Response {
  const isOurs = !(error instanceof AgentError)
  if (isOurs) console.error(error)
  const known = isOurs ? new AgentError('INVALID_AGENT_RESPONSE') : error
  return context.body(JSON.stringify(known.envelope), known.status, {
    'content-type': A2A_MEDIA_TYPE,
    'cache-control': 'no-store',
  })
}
