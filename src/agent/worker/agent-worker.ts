/** Entry of a browser worker: the whole agent, with all it keeps in memory and gone with the page. */
import { createAgent } from '@/agent/agent'
import { createMemoryStore } from '@/agent/memory-store'
import { createEngine } from '@/engine/assess'
import { embeddedFacts } from '@/engine/knowledge/index'
import { answerTo } from './answer'
import { WORKER_KEY } from './messages'

/** A stated demo balance that no day's work uses up. */
const CREDITS = 10_000_000_000

const baseUrl = globalThis.location.origin
const { app } = createAgent({
  store: createMemoryStore(),
  engine: createEngine(embeddedFacts),
  keys: [{ key: WORKER_KEY, mode: 'live', credits: CREDITS }],
  clock: () => new Date(),
  baseUrl,
})

globalThis.addEventListener('message', async (event: MessageEvent<unknown>) => {
  globalThis.postMessage(await answerTo(app, baseUrl, event.data))
})
