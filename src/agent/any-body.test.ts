/** Whatever is sent, the agent is not at fault: never a 5xx, and always the documented envelope. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { errorEnvelope } from '@/protocol/errors'
import { AGENT_PATH } from '@/protocol/names'
import { isTerminal, task } from '@/protocol/task'
import { answerBody, aPolicy, aPriceMove, aStory, type Json, sendBody } from './testing/events'
import { type Answer, resultIn, startAgent, taskIn } from './testing/test-agent'

const RUNS = { numRuns: 100 } // fast-check prints the seed of a failure

/** A task or a refusal in the documented form, and no fault of ours. */
function expectDocumented({ status, body }: Answer): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  const parsed = status === 200 ? task.safeParse(body) : errorEnvelope.safeParse(body)
  expect(parsed.success, JSON.stringify(body)).toBe(true)
}

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Tesla',
    'General',
    'Yes',
    'No',
    'news',
    '__proto__',
    '2026-03-17T00:00:00Z',
    '\ud800',
    '',
  ),
)
const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), words, fc.double(), fc.constant(undefined))

/** An event with some of its fields exchanged for anything. */
const bent = fc.constantFrom<Json>(aStory, aPolicy, aPriceMove()).chain((event) =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(event), 'role', 'company_id', '__proto__'),
      anything,
      {
        maxKeys: 3,
      },
    )
    .map((changes): Json => ({ ...event, ...changes })),
)

/** An event that keeps all rules, of any words, dates and prices. */
const text = (maxLength: number) =>
  fc.string({ unit: 'binary', minLength: 1, maxLength }).filter((value) => value.trim() !== '')
const instant = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const finite = fc.double({ noDefaultInfinity: true, noNaN: true })
const fair = fc.oneof(
  fc.record({ title: text(500), content: text(2000), pub_date: instant }).map(
    (fields): Json => ({
      ...aStory,
      ...fields,
    }),
  ),
  fc
    .tuple(finite, fc.array(finite, { minLength: 91, maxLength: 91 }))
    .map(([price, values]): Json => {
      const event = aPriceMove(price)
      const rows = event.commodity_price_series
      if (!Array.isArray(rows)) throw new Error('The event has no series.')
      return {
        ...event,
        commodity_price_series: rows.map((row, i) => ({ ...row, value: values[i] })),
      }
    }),
)

describe('never answered with a fault of the agent', () => {
  it('is any JSON', async () => {
    const agent = startAgent()
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (body) => {
        expectDocumented(await agent.sendText(body))
      }),
      RUNS,
    )
  })

  it('are any bytes', async () => {
    const agent = startAgent()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const headers = { 'content-type': 'application/json' }
        const init = { method: 'POST', headers, body: new Uint8Array(bytes) }
        expectDocumented(await agent.ask(`${AGENT_PATH}/message:send`, init, 'first'))
      }),
      RUNS,
    )
  })

  it('is a message with anything in any of its places', async () => {
    const agent = startAgent()
    const message = fc.record(
      {
        messageId: anything,
        role: fc.oneof(fc.constant('user'), anything),
        parts: fc.oneof(
          anything,
          fc.array(fc.oneof(anything, fc.record({ kind: fc.constant('data'), data: anything }))),
        ),
        contextId: anything,
        taskId: anything,
        __proto__: anything,
      },
      { requiredKeys: [] },
    )
    const body = fc.record(
      { message, configuration: anything, metadata: anything },
      { requiredKeys: ['message'] },
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => expectDocumented(await agent.send(sent))),
      RUNS,
    )
  })

  it('is an event with anything in some of its fields, nor an answer to its question', async () => {
    const agent = startAgent()
    await fc.assert(
      fc.asyncProperty(bent, bent, fc.dictionary(words, anything), async (event, other, data) => {
        const asked = await agent.send(sendBody(event, { data }))
        expectDocumented(asked)
        if (asked.status !== 200) return
        expectDocumented(await agent.send(answerBody(other, taskIn(asked), 'Yes', { data })))
      }),
      RUNS,
    )
  })

  it('is any address', async () => {
    const agent = startAgent()
    const segment = words.map((word) => encodeURIComponent(word.replace(/\p{Cs}/gu, '')))
    await fc.assert(
      fc.asyncProperty(segment, segment, async (id, length) => {
        expectDocumented(await agent.get(id, 'first', `?historyLength=${length}`))
      }),
      RUNS,
    )
    for (const id of ['%00', '%ff', '%', '%E0%A4%A', 'a%2Fb']) {
      expectDocumented(await agent.get(id))
    }
  })
})

it('any event that keeps the rules is assessed, with a result that keeps them too', async () => {
  const logged = vi.spyOn(console, 'error')
  await fc.assert(
    fc.asyncProperty(fair, async (event) => {
      const done = await startAgent().complete(event)
      expect(isTerminal(done.status.state)).toBe(true)
      expect(done.status.state, JSON.stringify(done.status)).toBe('completed')
      expect(Math.abs(resultIn(done).impact_score ?? 0)).toBeLessThanOrEqual(20)
    }),
    RUNS,
  )
  expect(logged).not.toHaveBeenCalled()
})
