/** What any program meets at the agent's and the gateway's address: no page is opened here. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FEE_CREDITS } from '@/protocol/names'
import { expect, test } from './support/fixtures'
import { ServerProcess } from './support/server-process'
import {
  aPriceMove,
  aStory,
  assessmentsOf,
  at,
  type Json,
  sendBody,
  Wire,
  type WireAnswer,
} from './support/wire'

const CREDITS = 1_000_000
const KEYS = `first:live:${CREDITS},second:live:${CREDITS},play:sandbox`
test.use({ serverEnv: { AGENT_API_KEYS: KEYS } })

const reasonOf = (answer: WireAnswer) => [answer.status, at(answer.body, 'error.data.reason')]

/** Balance of a key, as a new task's question states it. */
async function balanceOf(wire: Wire): Promise<unknown> {
  const { body } = await wire.send(sendBody(aStory))
  const parts = at(body, 'status.message.parts')
  const data = Array.isArray(parts) ? parts.find((part) => at(part, 'kind') === 'data') : undefined
  return at(data, 'data.fee.balance_credits')
}

async function begin(wire: Wire, event: Json = aStory) {
  const answer = await wire.send(sendBody(event))
  expect([answer.status, at(answer.body, 'status.state')]).toEqual([200, 'input-required'])
  const { id, contextId } = answer.body
  return { taskId: String(id), contextId: String(contextId) }
}

const stateOf = async (wire: Wire, id: string) => at((await wire.task(id)).body, 'status.state')

test.describe('bad input', () => {
  test('is refused with the documented error, and the process stays up', async ({ server }) => {
    const wire = new Wire(server.url, 'first')
    const good = JSON.stringify(sendBody(aStory))
    const answers: Record<string, WireAnswer> = {
      'malformed JSON': await wire.sendText('{"message":', 'application/json'),
      'no JSON object': await wire.sendText('7', 'application/json'),
      'no message': await wire.send({}),
      'no parts': await wire.send({ message: { messageId: 'm', role: 'user', parts: [] } }),
      'no event': await wire.send({
        message: { messageId: 'm', role: 'user', parts: [{ kind: 'text', text: 'Hello' }] },
      }),
      'wrong content type': await wire.sendText(good, 'text/plain'),
      'too large': await wire.sendText(good + ' '.repeat(2 * 1024 * 1024), 'application/json'),
      'unknown task': await wire.task('00000000-0000-4000-8000-000000000000'),
      'unknown path': await wire.get('/nothing'),
    }
    expect(Object.fromEntries(Object.entries(answers).map(([k, v]) => [k, reasonOf(v)]))).toEqual({
      'malformed JSON': [400, 'INVALID_REQUEST'],
      'no JSON object': [400, 'INVALID_REQUEST'],
      'no message': [400, 'INVALID_REQUEST'],
      'no parts': [400, 'INVALID_REQUEST'],
      'no event': [400, 'INVALID_REQUEST'],
      'wrong content type': [400, 'CONTENT_TYPE_NOT_SUPPORTED'],
      'too large': [413, 'PAYLOAD_TOO_LARGE'],
      'unknown task': [404, 'TASK_NOT_FOUND'],
      'unknown path': [404, 'AGENT_NOT_FOUND'],
    })
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    expect(await balanceOf(wire)).toBe(CREDITS)
  })

  test('of a key: none, a wrong one, another one', async ({ server }) => {
    const { taskId, contextId } = await begin(new Wire(server.url, 'first'))
    for (const key of [null, 'wrong', 'firs', 'first1']) {
      const stranger = new Wire(server.url, key)
      expect(reasonOf(await stranger.task(taskId))).toEqual([401, 'UNAUTHORIZED'])
      expect(reasonOf(await stranger.send(sendBody(aStory)))).toEqual([401, 'UNAUTHORIZED'])
    }
    const other = new Wire(server.url, 'second')
    const yes = sendBody(aStory, { taskId, contextId, confirm: 'Yes' })
    expect(reasonOf(await other.task(taskId))).toEqual([404, 'TASK_NOT_FOUND'])
    expect(reasonOf(await other.send(yes))).toEqual([404, 'TASK_NOT_FOUND'])
    expect(await balanceOf(other)).toBe(CREDITS)
    expect(await stateOf(new Wire(server.url, 'first'), taskId)).toBe('input-required')
  })

  const story = (changes: Json): Json => ({ ...aStory, ...changes })
  const price = (changes: Json): Json => ({ ...aPriceMove, ...changes })
  const rows = aPriceMove.commodity_price_series
  const withRow = (index: number, row: Json) => rows.map((old, i) => (i === index ? row : old))
  const SERIES = 'event_info.commodity_price_series'

  const broken: readonly (readonly [string, Json, readonly string[]])[] = [
    ['no event type', story({ event_type: undefined }), ['event_info.event_type']],
    ['an unknown event type', story({ event_type: 'rumour' }), ['event_info.event_type']],
    ['no mode', story({ analysis_mode: undefined }), ['event_info.analysis_mode']],
    ['an unknown mode', story({ analysis_mode: 'live' }), ['event_info.analysis_mode']],
    ['no company', story({ company_name: undefined }), ['event_info.company_name']],
    ['a blank company', story({ company_name: ' \n' }), ['event_info.company_name']],
    [
      'a company of 301 letters',
      story({ company_name: 'a'.repeat(301) }),
      ['event_info.company_name'],
    ],
    ['an unknown role', story({ role: 'cfo' }), ['event_info.role']],
    ['no title', story({ title: undefined }), ['event_info.title']],
    ['a title of 501 letters', story({ title: 'a'.repeat(501) }), ['event_info.title']],
    ['no content', story({ content: '' }), ['event_info.content']],
    ['content of 200,001 letters', story({ content: 'a'.repeat(200_001) }), ['event_info.content']],
    ['no publication time', story({ pub_date: undefined }), ['event_info.pub_date']],
    ['a time without zone', story({ pub_date: '2026-03-17T00:00:00' }), ['event_info.pub_date']],
    ['a day that is not', story({ pub_date: '2026-02-30T00:00:00Z' }), ['event_info.pub_date']],
    ['no commodity', price({ commodity_name: undefined }), ['event_info.commodity_name']],
    ['no unit', price({ commodity_unit: undefined }), ['event_info.commodity_unit']],
    ['no target date', price({ target_date: undefined }), ['event_info.target_date']],
    ['a target price in words', price({ target_price: '89' }), ['event_info.target_price']],
    ['no series', price({ commodity_price_series: undefined }), [SERIES]],
    ['a span of 89 days', price({ commodity_price_series: rows.slice(1) }), [SERIES]],
    ['another last date', price({ target_date: '2026-06-11' }), [`${SERIES}[90].date`]],
    [
      'a repeated date',
      price({ commodity_price_series: withRow(3, { date: rows[2]?.date, value: 1 }) }),
      [`${SERIES}[3].date`],
    ],
    [
      'a value that is no number',
      price({ commodity_price_series: withRow(7, { date: rows[7]?.date, value: null }) }),
      [`${SERIES}[7].value`],
    ],
    [
      'all of a story together',
      { event_type: 'policy' },
      ['analysis_mode', 'company_name', 'title', 'content', 'pub_date'].map(
        (f) => `event_info.${f}`,
      ),
    ],
  ]

  test('of each rule of event_info names the path, creates nothing, charges nothing', async ({
    server,
  }) => {
    const wire = new Wire(server.url, 'first')
    for (const [what, event, paths] of broken) {
      const body = sendBody(event, { messageId: `bad: ${what}` })
      const answer = await wire.send(body)
      expect(reasonOf(answer), what).toEqual([400, 'INVALID_REQUEST'])
      const faults = at(answer.body, 'error.data.faults')
      const named = Array.isArray(faults) ? faults.map((fault) => at(fault, 'path')) : []
      expect(named, what).toEqual(paths)
      // The same through the gateway: it leaves no assessment behind.
      const passed = await fetch(`${server.url}/gateway/embedded/message:send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/a2a+json' },
        body: JSON.stringify(body),
      })
      expect(await passed.json(), what).toEqual(answer.body)
    }
    expect(await assessmentsOf(server.url)).toEqual([])
    expect(await balanceOf(wire)).toBe(CREDITS)
    // Had the refused message made anything, its repeat would be answered with that.
    await wire.send(sendBody(aStory, { messageId: 'bad: no title' })).then(({ body }) => {
      expect(at(body, 'status.state')).toBe('input-required')
    })
  })
})

test.describe('the life of a task', () => {
  test('runs from question to result, and is charged once however often Yes is said', async ({
    server,
  }) => {
    const wire = new Wire(server.url, 'first')
    const { taskId, contextId } = await begin(wire)
    const yes = () => wire.send(sendBody(aStory, { taskId, contextId, confirm: 'Yes' }))
    const answers = await Promise.all([yes(), yes(), yes()])
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      answers.map(() => [200, taskId]),
    )
    await expect.poll(() => stateOf(wire, taskId)).toBe('completed')
    expect(typeof at((await wire.task(taskId)).body, 'artifacts.0.parts.0.kind')).toBe('string')
    expect(await balanceOf(wire)).toBe(CREDITS - FEE_CREDITS)
  })

  test('ends with No, without a fee, and no later Yes revives it', async ({ server }) => {
    const wire = new Wire(server.url, 'first')
    const { taskId, contextId } = await begin(wire)
    const no = await wire.send(sendBody(aStory, { taskId, contextId, confirm: 'No' }))
    expect(at(no.body, 'status.state')).toBe('canceled')
    const late = await wire.send(sendBody(aStory, { taskId, contextId, confirm: 'Yes' }))
    expect(reasonOf(late)).toEqual([400, 'INVALID_REQUEST'])
    expect(await balanceOf(wire)).toBe(CREDITS)
  })

  test('answers a repeated message with the first answer', async ({ server }) => {
    const wire = new Wire(server.url, 'first')
    const body = sendBody(aStory, { messageId: 'once' })
    const [first, second] = [await wire.send(body), await wire.send(body)]
    expect(second).toEqual(first)
  })
})

test.describe('a server that is killed', () => {
  test('still has its tasks, and the gateway its journal', async ({ server }) => {
    const wire = new Wire(server.url, 'first')
    const { taskId, contextId } = await begin(wire)
    const before = await wire.task(taskId)
    const passed = await fetch(`${server.url}/gateway/embedded/message:send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/a2a+json' },
      body: JSON.stringify(sendBody(aStory)),
    })
    expect(passed.status).toBe(200)
    const listed = await assessmentsOf(server.url)
    expect(listed).toHaveLength(1)
    await server.kill('SIGKILL')
    await server.start()
    expect(await wire.task(taskId)).toEqual(before)
    expect(await assessmentsOf(server.url)).toEqual(listed)
    await wire.send(sendBody(aStory, { taskId, contextId, confirm: 'Yes' }))
    await expect.poll(() => stateOf(wire, taskId)).toBe('completed')
  })

  test('finishes after the restart what was held in working, for one fee', async ({ server }) => {
    await server.restart({ AGENT_WORKERS: '0' })
    const wire = new Wire(server.url, 'first')
    const { taskId, contextId } = await begin(wire, aPriceMove)
    await wire.send(sendBody(aPriceMove, { taskId, contextId, confirm: 'Yes' }))
    expect(await stateOf(wire, taskId)).toBe('working')
    await server.kill('SIGKILL')
    await server.start({ AGENT_WORKERS: '1' })
    await expect.poll(() => stateOf(wire, taskId)).toBe('completed')
    expect(await balanceOf(wire)).toBe(CREDITS - FEE_CREDITS)
  })

  test('ends in good order on SIGTERM and SIGINT', async ({ server }) => {
    expect(await server.kill('SIGTERM')).toBe(0)
    await server.start()
    expect(await server.kill('SIGINT')).toBe(0)
  })
})

test.describe('the start', () => {
  test('names each setting that cannot be used', async ({ server }) => {
    await server.stop()
    const start = server.start({ PORT: 'abc', AGENT_WORKERS: 'many', AGENT_API_KEYS: 'x' })
    await expect(start).rejects.toThrow('ended')
    expect(server.log).toContain('PORT: "abc"')
    expect(server.log).toContain('AGENT_WORKERS: "many"')
    expect(server.log).toContain('AGENT_API_KEYS: Entry 1')
  })

  test('says in words that the port is in use', async ({ server }) => {
    const second = await ServerProcess.prepare({})
    const port = new URL(server.url).port
    await expect(second.start({ PORT: port })).rejects.toThrow(
      `Port ${port} at 127.0.0.1 is in use`,
    )
    await second.dispose()
  })

  test.describe('with no key set', () => {
    test.use({ serverEnv: {} })

    test('makes keys that work, for their owner only, and says where they are', async ({
      server,
    }) => {
      const path = join(server.dataDir, 'agent-keys')
      expect(server.log).toContain(path)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      const live = /^(\S+):live:1000000$/m.exec(await readFile(path, 'utf8'))?.[1] ?? ''
      expect(await balanceOf(new Wire(server.url, live))).toBe(CREDITS)
      expect(server.log).not.toContain(live)
    })
  })
})

test('the gateway serves no other site’s page', async ({ server }) => {
  const answer = await fetch(`${server.url}/gateway/embedded/message:send`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
    body: JSON.stringify(sendBody(aStory)),
  })
  expect(answer.status).toBe(403)
  expect(await assessmentsOf(server.url)).toEqual([])
})
