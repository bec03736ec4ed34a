/** What cannot be read is refused in the documented words, names each fault, and leaves nothing behind. */
import { beforeEach, describe, expect, it } from 'vitest'
import { AGENT_PATH, MAX_BODY_BYTES } from '@/protocol/names'
import { aPolicy, aPriceMove, aStory, type Json, sendBody } from './testing/events'
import { faultsIn, refusalIn, startAgent, type TestAgent, taskIn } from './testing/test-agent'

let agent: TestAgent
let atStart: readonly string[] = []
beforeEach(async () => {
  agent = startAgent()
  await agent.resume()
  atStart = [...agent.writes]
})

/** Each test ends by this: nothing was made, answered for good, or charged. */
const expectNothingKept = () => expect(agent.writes).toEqual(atStart)
const INVALID = '400 INVALID_REQUEST'
const whole = JSON.stringify(sendBody(aStory))

describe('a body', () => {
  it.each(['', ' ', '{"message":', 'hello', '{}}', '{"a":1,}', "{'a':1}", 'NaN', '\u0000'])(
    'that is not JSON is refused: %j',
    async (text) => {
      const answer = await agent.sendText(text)
      expect([refusalIn(answer), faultsIn(answer)]).toEqual([INVALID, ['']])
      expectNothingKept()
    },
  )

  it.each(['null', '7', '"text"', '[]', 'true', '[{"message":{}}]'])(
    'that is JSON but no object is refused: %s',
    async (text) => {
      expect(refusalIn(await agent.sendText(text))).toBe(INVALID)
      expectNothingKept()
    },
  )

  it.each([
    null,
    '',
    'text/plain',
    'application/xml',
    'application/jsonp',
    'application/json-patch+json',
    'multipart/form-data; boundary=x',
  ])('of type %j is refused', async (type) => {
    const answer = await agent.sendText(whole, type)
    expect(refusalIn(answer)).toBe('400 CONTENT_TYPE_NOT_SUPPORTED')
    expectNothingKept()
  })

  it.each(['application/a2a+json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of type %s is read',
    async (type) => {
      expect(taskIn(await agent.sendText(whole, type)).status.state).toBe('input-required')
    },
  )

  it('over 2 MiB is refused, and one of just 2 MiB is read', async () => {
    const fill = (bytes: number) => whole + ' '.repeat(bytes - whole.length)
    expect(refusalIn(await agent.sendText(fill(MAX_BODY_BYTES + 1)))).toBe('413 PAYLOAD_TOO_LARGE')
    expectNothingKept()
    expect((await agent.sendText(fill(MAX_BODY_BYTES))).status).toBe(200)
  })

  it('is counted in bytes as it comes, and no more is taken than the limit', async () => {
    let sent = 0
    const chunk = new TextEncoder().encode('ü'.repeat(32 * 1024))
    const body = new ReadableStream({
      pull(stream) {
        sent += chunk.byteLength
        stream.enqueue(chunk)
      },
    })
    const init = { method: 'POST', body, duplex: 'half' }
    const headers = { 'content-type': 'application/json', 'content-length': '5' }
    const answer = await agent.ask(`${AGENT_PATH}/message:send`, { ...init, headers }, 'first')
    expect(refusalIn(answer)).toBe('413 PAYLOAD_TOO_LARGE')
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * chunk.byteLength)
    expectNothingKept()
  })

  it.each([65, 1000, 100_000, 1_000_000])('%i levels deep is refused', async (levels) => {
    const lists = '['.repeat(levels) + ']'.repeat(levels)
    const objects = '{"a":'.repeat(Math.min(levels, 300_000))
    const open = `${objects}1${'}'.repeat(Math.min(levels, 300_000))}`
    const inside = whole.replace('"event_info":{', `"event_info":{"more":${lists},`)
    for (const text of [lists, open, inside]) {
      const answer = await agent.sendText(text)
      expect([refusalIn(answer), faultsIn(answer)]).toEqual([INVALID, ['']])
    }
    expectNothingKept()
  })

  it('with some depth of its own is read', async () => {
    const lists = JSON.parse('['.repeat(50) + ']'.repeat(50))
    expect((await agent.send(sendBody({ ...aStory, more: lists }))).status).toBe(200)
  })
})

it('a body in another encoding is refused, and no other name is read out of it', async () => {
  const text = JSON.stringify(sendBody({ ...aStory, company_name: 'Nestlé' }))
  const body = Uint8Array.from(text, (letter) => letter.charCodeAt(0)) // Latin 1
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const answer = await agent.ask(`${AGENT_PATH}/message:send`, init, 'first')
  expect([refusalIn(answer), faultsIn(answer)]).toEqual([INVALID, ['']])
  expectNothingKept()
})

it('a body that breaks off is no fault of the agent', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) })
  const init = { method: 'POST', body, duplex: 'half' }
  const headers = { 'content-type': 'application/json' }
  const answer = await agent.ask(`${AGENT_PATH}/message:send`, { ...init, headers }, 'first')
  expect(refusalIn(answer)).toBe(INVALID)
  expectNothingKept()
})

describe('a message', () => {
  const { message } = sendBody(aStory, { messageId: 'm' })
  const data = (value: unknown) => [{ kind: 'data', data: value }]

  it.each<[string, Json, string[]]>([
    ['no message', {}, ['message']],
    ['a message that is a list', { message: [] }, ['message']],
    ['no id', { message: { ...message, messageId: undefined } }, ['message.messageId']],
    ['an empty id', { message: { ...message, messageId: '' } }, ['message.messageId']],
    [
      'an id of 201 letters',
      { message: { ...message, messageId: 'a'.repeat(201) } },
      ['message.messageId'],
    ],
    [
      'an id with a line in it',
      { message: { ...message, messageId: 'a\nb' } },
      ['message.messageId'],
    ],
    [
      'an id with half a character',
      { message: { ...message, messageId: 'a\ud800' } },
      ['message.messageId'],
    ],
    [
      'two events',
      { message: { ...message, parts: [...message.parts, ...message.parts] } },
      ['event_info'],
    ],
    ['a number for an id', { message: { ...message, messageId: 7 } }, ['message.messageId']],
    ['no role', { message: { ...message, role: undefined } }, ['message.role']],
    ['the role of the agent', { message: { ...message, role: 'agent' } }, ['message.role']],
    ['no parts', { message: { ...message, parts: undefined } }, ['message.parts']],
    ['an empty list of parts', { message: { ...message, parts: [] } }, ['message.parts']],
    [
      '101 parts',
      { message: { ...message, parts: Array(101).fill(data({})[0]) } },
      ['message.parts'],
    ],
    [
      'a part of no kind',
      { message: { ...message, parts: [{ text: 'a' }] } },
      ['message.parts[0].kind'],
    ],
    [
      'a part of an unknown kind',
      { message: { ...message, parts: [{ kind: 'video' }] } },
      ['message.parts[0].kind'],
    ],
    [
      'data that is a list',
      { message: { ...message, parts: data([]) } },
      ['message.parts[0].data'],
    ],
    ['a context id with NUL', { message: { ...message, contextId: '\0' } }, ['message.contextId']],
    ['an empty task id', { message: { ...message, taskId: '' } }, ['message.taskId']],
    [
      'a history of -1',
      { message, configuration: { historyLength: -1 } },
      ['configuration.historyLength'],
    ],
    [
      'a history of half',
      { message, configuration: { historyLength: 0.5 } },
      ['configuration.historyLength'],
    ],
    [
      'blocking in words',
      { message, configuration: { blocking: 'yes' } },
      ['configuration.blocking'],
    ],
    [
      'two faults',
      { message: { ...message, messageId: '', role: 'x' } },
      ['message.messageId', 'message.role'],
    ],
    [
      'text without an event',
      { message: { ...message, parts: [{ kind: 'text', text: 'Hi' }] } },
      ['event_info'],
    ],
    [
      'data without an event',
      { message: { ...message, parts: data({ role: 'ceo' }) } },
      ['event_info'],
    ],
    [
      'an event that is a list',
      { message: { ...message, parts: data({ event_info: [] }) } },
      ['event_info'],
    ],
    [
      'an event that is text',
      { message: { ...message, parts: data({ event_info: 'fire' }) } },
      ['event_info'],
    ],
    ['an unknown role beside the event', sendBody(aStory, { data: { role: 'cfo' } }), ['role']],
    ['a company id of no text', sendBody(aStory, { data: { company_id: 7 } }), ['company_id']],
  ])('with %s is refused at its path', async (_what, body, paths) => {
    const answer = await agent.send(body)
    expect([refusalIn(answer), faultsIn(answer)]).toEqual([INVALID, paths])
    expectNothingKept()
  })
})

const story = (changes: Json): Json => ({ ...aStory, ...changes })
const price = (changes: Json): Json => ({ ...aPriceMove(), ...changes })
const rows: readonly Json[] = Array.from({ length: 91 }, (_, row) => ({
  date: new Date(Date.parse('2026-06-12') - (90 - row) * 86_400_000).toISOString().slice(0, 10),
  value: 80,
}))
const series = (index: number, change: Json): Json =>
  price({
    target_price: 80,
    commodity_price_series: rows.map((row, i) => (i === index ? { ...row, ...change } : row)),
  })
const many = Array.from({ length: 20_001 }, (_, row) => ({
  date: new Date(Date.parse('2026-06-12') - (20_000 - row) * 86_400_000).toISOString().slice(0, 10),
  value: 80,
}))

describe('a rule of event_info', () => {
  it.each<[string, Json, string[]]>([
    ['event_type: none', story({ event_type: undefined }), ['event_type']],
    ['event_type: unknown', story({ event_type: 'rumour' }), ['event_type']],
    ['event_type: no text', story({ event_type: 1 }), ['event_type']],
    ['analysis_mode: none', story({ analysis_mode: undefined }), ['analysis_mode']],
    ['analysis_mode: unknown', story({ analysis_mode: 'Normal' }), ['analysis_mode']],
    ['company_name: none', story({ company_name: undefined }), ['company_name']],
    ['company_name: null', story({ company_name: null }), ['company_name']],
    ['company_name: blank', story({ company_name: '  ' }), ['company_name']],
    ['company_name: long', story({ company_name: 'a'.repeat(301) }), ['company_name']],
    ['role: unknown', story({ role: 'cfo' }), ['role']],
    ['title: none', story({ title: undefined }), ['title']],
    ['title: long', story({ title: 'a'.repeat(501) }), ['title']],
    ['content: none', { ...aPolicy, content: undefined }, ['content']],
    ['content: long', story({ content: 'a'.repeat(200_001) }), ['content']],
    ['pub_date: none', { ...aPolicy, pub_date: undefined }, ['pub_date']],
    ['pub_date: a date only', story({ pub_date: '2026-03-17' }), ['pub_date']],
    ['pub_date: no zone', story({ pub_date: '2026-03-17T00:00:00' }), ['pub_date']],
    ['pub_date: no such day', story({ pub_date: '2026-02-29T00:00:00Z' }), ['pub_date']],
    ['pub_date: no such hour', story({ pub_date: '2026-03-17T24:00:00Z' }), ['pub_date']],
    ['pub_date: a number', story({ pub_date: 1773705600 }), ['pub_date']],
    ['commodity_name: none', price({ commodity_name: undefined }), ['commodity_name']],
    ['commodity_unit: blank', price({ commodity_unit: '' }), ['commodity_unit']],
    ['target_date: with a time', price({ target_date: '2026-06-12T00:00:00Z' }), ['target_date']],
    ['target_date: no such day', price({ target_date: '2026-06-31' }), ['target_date']],
    ['target_price: text', price({ target_price: '112' }), ['target_price']],
    ['target_price: none', price({ target_price: undefined }), ['target_price']],
    ['series: none', price({ commodity_price_series: undefined }), ['commodity_price_series']],
    ['series: an object', price({ commodity_price_series: {} }), ['commodity_price_series']],
    ['series: empty', price({ commodity_price_series: [] }), ['commodity_price_series']],
    [
      'series: 89 days',
      price({ commodity_price_series: rows.slice(1) }),
      ['commodity_price_series'],
    ],
    ['series: 20,001 rows', price({ commodity_price_series: many }), ['commodity_price_series']],
    [
      'series: another last date',
      price({ target_date: '2026-06-13' }),
      ['commodity_price_series[90].date'],
    ],
    [
      'series: a date twice',
      series(5, { date: rows[4]?.date }),
      ['commodity_price_series[5].date'],
    ],
    ['series: no such date', series(5, { date: '2026-04-31' }), ['commodity_price_series[5].date']],
    ['series: a value in words', series(6, { value: '80' }), ['commodity_price_series[6].value']],
    ['series: no value', series(6, { value: null }), ['commodity_price_series[6].value']],
    ['all at once, without a type', {}, ['event_type', 'analysis_mode', 'company_name']],
    [
      'all at once, of an unknown type',
      { event_type: 'rumour', analysis_mode: 1, company_name: '', role: 'x' },
      ['event_type', 'analysis_mode', 'company_name', 'role'],
    ],
    [
      'all at once',
      { event_type: 'news', role: 'x' },
      ['analysis_mode', 'company_name', 'role', 'title', 'content', 'pub_date'],
    ],
  ])('broken names the path, for every fault (%s)', async (_what, event, paths) => {
    const answer = await agent.send(sendBody(event))
    expect(refusalIn(answer)).toBe(INVALID)
    expect(faultsIn(answer)).toEqual(paths.map((path) => `event_info.${path}`))
    expectNothingKept()
  })

  it('is broken by a number too large for JSON’s readers', async () => {
    const text = JSON.stringify(sendBody(aPriceMove())).replace(
      '"target_price":112',
      '"target_price":1e999',
    )
    const answer = await agent.sendText(text)
    expect(faultsIn(answer)).toEqual(['event_info.target_price'])
    expectNothingKept()
  })
})
