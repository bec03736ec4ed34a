/** The agent in a browser worker, with no server behind it: the same event, the same result, byte for byte. */

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { build } from 'esbuild'
import type { JSHandle, Page } from 'playwright/test'
import { WORKER_KEY, type WorkerAnswer, type WorkerRequest } from '@/agent/worker/messages'
import { A2A_MEDIA_TYPE, AGENT_PATH } from '@/protocol/names'
import { expect, test } from './support/fixtures'
import { aPriceMove, aStory, at, type Json, sendBody, Wire, type WireAnswer } from './support/wire'

// The server knows the worker's key: so even the ids, which are made of key and message, are the same.
test.use({ serverEnv: { AGENT_API_KEYS: `${WORKER_KEY}:live:1000000000` } })

/** For a browser: an import of anything of Node ends the bundling with an error. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/agent/worker/agent-worker.ts'],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Two files and nothing else: an empty page, and the worker. */
async function serveFiles(worker: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/agent-worker.js'
    const type = isWorker ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` })
    response.end(isWorker ? worker : '<!doctype html><title>Agent in a worker</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.')
  return { server, url: `http://127.0.0.1:${address.port}/` }
}

/** The agent in the worker, as a page asks it. */
class WorkerAgent {
  readonly #worker: JSHandle<Worker>
  #asked = 0

  private constructor(worker: JSHandle<Worker>) {
    this.#worker = worker
  }

  static async open(page: Page, url: string): Promise<WorkerAgent> {
    await page.goto(url)
    const start = () => new Worker('/agent-worker.js', { type: 'module' })
    return new WorkerAgent(await page.evaluateHandle(start))
  }

  async send(body: Json): Promise<WireAnswer> {
    return this.#ask('POST', '/message:send', JSON.stringify(body))
  }

  async task(id: string): Promise<WireAnswer> {
    return this.#ask('GET', `/tasks/${id}`, null)
  }

  async #ask(method: 'GET' | 'POST', path: string, body: string | null): Promise<WireAnswer> {
    this.#asked += 1
    const headers = { 'content-type': A2A_MEDIA_TYPE, 'a2a-version': '1.0' }
    const request = { id: this.#asked, method, path: `${AGENT_PATH}${path}`, headers, body }
    const answer = await this.#worker.evaluate(exchange, request)
    return { status: answer.status, body: JSON.parse(answer.body) }
  }
}

/** Runs in the page. */
function exchange(worker: Worker, request: WorkerRequest): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.id !== request.id) return
      worker.removeEventListener('message', hear)
      resolve(data)
    }
    worker.addEventListener('message', hear)
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true })
    worker.postMessage(request)
  })
}

/** From the event to the result; the whole artifact as text. */
async function artifactOf(agent: Wire | WorkerAgent, name: string, event: Json): Promise<string> {
  const asked = await agent.send(sendBody(event, { messageId: `${name}:event` }))
  expect(at(asked.body, 'status.state'), JSON.stringify(asked.body)).toBe('input-required')
  const [taskId, contextId] = [String(asked.body.id), String(asked.body.contextId)]
  const yes = { messageId: `${name}:yes`, taskId, contextId, confirm: 'Yes' } as const
  const started = await agent.send(sendBody(event, yes))
  expect(at(started.body, 'status.state'), JSON.stringify(started.body)).toBe('working')
  const stateNow = async () => at((await agent.task(taskId)).body, 'status.state')
  await expect.poll(stateNow).toBe('completed')
  return JSON.stringify(at((await agent.task(taskId)).body, 'artifacts.0'))
}

/** Where two texts first differ, with what stands around it; null: they are the same to the byte. */
function differenceOf(inWorker: string, onServer: string) {
  if (inWorker === onServer) return null
  const place = inWorker.split('').findIndex((unit, index) => unit !== onServer[index])
  const around = (text: string) => text.slice(Math.max(0, place - 200), place + 200)
  return { place, inWorker: around(inWorker), onServer: around(onServer) }
}

test('the agent in a worker comes to the server’s result, byte for byte', async ({
  page,
  server,
}) => {
  const policy: Json = JSON.parse(await readFile('public/samples/policy.json', 'utf8')).event_info
  const files = await serveFiles(await bundled())
  try {
    const inWorker = await WorkerAgent.open(page, files.url)
    const onServer = new Wire(server.url, WORKER_KEY)
    for (const [name, event] of Object.entries({ policy, news: aStory, price: aPriceMove })) {
      const artifact = await artifactOf(inWorker, name, event)
      expect(artifact, name).toContain('"calculation_trace":{')
      expect(differenceOf(artifact, await artifactOf(onServer, name, event)), name).toBeNull()
    }
  } finally {
    files.server.close()
  }
})
