/** Joins the parts: database, engine, agent, gateway, and the port they are served on. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Dialect } from 'kysely'
import { createAgent } from '@/agent/agent'
import { openSqlStore } from '@/agent/sql-store'
import { createEngine } from '@/engine/assess'
import { embeddedFacts } from '@/engine/knowledge/index'
import type { GatewayConnection } from '@/gateway/connection'
import { createGateway } from '@/gateway/gateway'
import { openJournal } from '@/gateway/journal'
import { AGENT_PATH } from '@/protocol/names'
import { err, ok, type Result } from '@/protocol/result'
import { type KeyEntry, keysInFile } from './agent-keys'
import { createServerApp } from './app'
import { openDatabase } from './database'
import { type Listener, listen } from './listen'
import type { Settings } from './settings'

export type RunningServer = {
  readonly url: string
  /** What a person should know at the start. */
  readonly notes: readonly string[]
  /** Finishes what is under way and closes the databases. */
  close(): Promise<void>
}

/** The console's own key at the embedded agent: a stated demo balance that no day's work uses up. */
const CONSOLE_KEY_ID = 'console'
const CONSOLE_CREDITS = 10_000_000_000

const clock = () => new Date()

/** Starts everything, or says in words what stands in the way. `consoleDir` holds the built console. */
export async function startServer(
  settings: Settings,
  consoleDir: string,
): Promise<Result<RunningServer, readonly string[]>> {
  // The port first: a second start by mistake must not touch the data of the first.
  const app = lateApp()
  const listener = await listen(settings, app.fetch)
  if (!listener.ok) return err([listener.error])
  const data = openData(settings)
  if (!data.ok) {
    await listener.value.close()
    return data
  }
  const url = urlOf(settings, listener.value)
  const parts = await createParts(settings, url, data.value, consoleDir)
  app.set(parts.fetch)
  await parts.resume()
  return ok({
    url,
    notes: [...data.value.notes, ...warnings(settings)],
    close: async () => {
      await listener.value.close()
      await parts.close()
    },
  })
}

/** Requests wait for the app: it needs to know the port before it can be made. */
function lateApp() {
  let set: (fetch: (request: Request) => Response | Promise<Response>) => void = () => {}
  const ready = new Promise<(request: Request) => Response | Promise<Response>>((resolve) => {
    set = resolve
  })
  return { set, fetch: async (request: Request) => (await ready)(request) }
}

type Data = {
  readonly keys: readonly KeyEntry[]
  readonly agent: Dialect
  readonly gateway: Dialect
  readonly notes: readonly string[]
}

function openData(settings: Settings): Result<Data, readonly string[]> {
  const { dataDir } = settings
  const keys = keysOf(settings)
  if (!keys.ok) return keys
  const agent = openDatabase(dataDir, 'agent')
  if (!agent.ok) return err([agent.error])
  const gateway = openDatabase(dataDir, 'gateway')
  if (!gateway.ok) return err([gateway.error])
  return ok({ ...keys.value, agent: agent.value, gateway: gateway.value })
}

function keysOf({ dataDir, agentKeys }: Settings): Result<Pick<Data, 'keys' | 'notes'>, string[]> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    if (agentKeys) return ok({ keys: agentKeys, notes: [] })
    const file = keysInFile(dataDir)
    if (!file.ok) return err([...file.error])
    const { keys, path, isNew } = file.value
    const made = 'A live key with 1,000,000 credits and a sandbox key were made for other agents.'
    return ok({
      keys,
      notes: [`${isNew ? `${made} They are` : 'The agent’s keys are'} in ${path}`],
    })
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause
    return err([
      `DATA_DIR: "${dataDir}" cannot be used (${cause.message}). Name a folder to write in.`,
    ])
  }
}

function urlOf({ host, publicUrl }: Settings, { port }: Listener): string {
  if (publicUrl !== null) return publicUrl
  const isWildcard = host === '0.0.0.0' || host === '::'
  const name = isWildcard ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function warnings({ host }: Settings): string[] {
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (isLocal) return []
  return ['Anyone who reaches this port can use the console: it asks for no password. Guard it.']
}

async function createParts(settings: Settings, url: string, data: Data, consoleDir: string) {
  const { agentWorkers: workers, publicUrl } = settings
  const consoleKey = randomBytes(32).toString('base64url')
  const own = { id: CONSOLE_KEY_ID, key: consoleKey, mode: 'live' } as const
  const store = await openSqlStore({ dialect: data.agent })
  const agent = createAgent({
    store,
    engine: createEngine(embeddedFacts),
    keys: [...data.keys, { ...own, credits: CONSOLE_CREDITS }],
    clock,
    baseUrl: url,
    workers,
  })
  const embedded: GatewayConnection = {
    id: 'embedded',
    name: 'Reference agent',
    agentUrl: `${url}${AGENT_PATH}`,
    isEmbedded: true,
    key: consoleKey,
    ask: async (request) => agent.app.fetch(request),
  }
  const journal = await openJournal({ dialect: data.gateway, clock })
  const gateway = createGateway({ journal, connections: [embedded], publicUrl })
  const { fetch } = createServerApp({ gateway, agent: agent.app, consoleDir })
  return {
    fetch: (request: Request) => fetch(request),
    resume: () => agent.resume(),
    close: async () => {
      await agent.idle()
      await Promise.all([journal.close(), store.close()])
    },
  }
}
