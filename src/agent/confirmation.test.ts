/** Yes and No out of turn, twice, at once, and by the wrong caller: one fee, and nobody else's task. */
import { describe, expect, it } from 'vitest'
import { FEE_CREDITS } from '@/protocol/names'
import { answerBody, aPriceMove, aStory, sendBody } from './testing/events'
import {
  CREDITS,
  faultsIn,
  questionIn,
  refusalIn,
  resultIn,
  startAgent,
  type TestAgent,
  taskIn,
} from './testing/test-agent'

const PAID = CREDITS - FEE_CREDITS
const yes = (task: { id: string; contextId: string }, messageId?: string) =>
  answerBody(aStory, task, 'Yes', messageId === undefined ? {} : { messageId })

/** Runs `act`, which must keep nothing. */
async function unchanged<T>(agent: TestAgent, act: () => Promise<T>): Promise<T> {
  const before = [...agent.writes]
  const done = await act()
  expect(agent.writes).toEqual(before)
  return done
}

describe('a confirmation', () => {
  it('of a task that does not exist is refused', async () => {
    const agent = startAgent()
    await agent.resume()
    const nowhere = { id: 'no-such-task', contextId: 'c' }
    const answer = await unchanged(agent, () => agent.send(yes(nowhere)))
    expect(refusalIn(answer)).toBe('404 TASK_NOT_FOUND')
  })

  it('before any question was put starts nothing', async () => {
    const agent = startAgent()
    const first = taskIn(
      await agent.send(sendBody(aStory, { data: { confirm_company_name: 'Yes' } })),
    )
    expect(first.status.state).toBe('input-required')
    expect(await agent.balance()).toBe(CREDITS)
  })

  it('given three times at once is charged and worked on once', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const answers = await Promise.all([1, 2, 3].map(() => agent.send(yes(asked))))
    expect(answers.map((answer) => taskIn(answer).id)).toEqual(Array(3).fill(asked.id))
    await agent.idle()
    expect(await agent.balance()).toBe(PAID)
    expect(agent.writes.filter((what) => what.startsWith('charge'))).toHaveLength(1)
  })

  it('repeated as the same message is answered as at first, even after the end', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const first = await agent.send(yes(asked, 'once'))
    await agent.idle()
    expect(await unchanged(agent, () => agent.send(yes(asked, 'once')))).toEqual(first)
  })

  it('given again after the end shows the finished task, and costs nothing', async () => {
    const agent = startAgent()
    const done = await agent.complete(aStory)
    expect(taskIn(await agent.send(yes(done)))).toEqual(done)
    expect(await agent.balance()).toBe(PAID)
  })

  it('cannot be taken back by a No while the work is under way', async () => {
    const agent = startAgent({ workers: 0 })
    const begun = await agent.begin(aStory)
    taskIn(await agent.send(yes(begun)))
    const no = await unchanged(agent, () => agent.send(answerBody(aStory, begun, 'No')))
    expect(refusalIn(no)).toBe('400 INVALID_REQUEST')
    expect(await agent.balance()).toBe(PAID)
  })

  it('cannot be taken back by a No at the end', async () => {
    const agent = startAgent()
    const done = await agent.complete(aStory)
    const no = await unchanged(agent, () => agent.send(answerBody(aStory, done, 'No')))
    expect(refusalIn(no)).toBe('400 INVALID_REQUEST')
    expect(taskIn(await agent.get(done.id))).toEqual(done)
  })

  it('after a No revives nothing', async () => {
    const agent = startAgent()
    const ended = await agent.begin(aStory)
    taskIn(await agent.send(answerBody(aStory, ended, 'No')))
    const late = await unchanged(agent, () => agent.send(yes(ended)))
    expect(refusalIn(late)).toBe('400 INVALID_REQUEST')
    expect(await agent.balance()).toBe(CREDITS)
  })

  it('and a No at once: one of them counts', async () => {
    const agent = startAgent({ workers: 0 })
    const asked = await agent.begin(aStory)
    const [no, late] = await Promise.all([
      agent.send(answerBody(aStory, asked, 'No')),
      agent.send(yes(asked)),
    ])
    expect([no.status, late.status].sort()).toEqual([200, 400])
    const isPaid = late.status === 200
    expect(refusalIn(isPaid ? no : late)).toBe('400 INVALID_REQUEST')
    const { state } = taskIn(await agent.get(asked.id)).status
    expect([state, await agent.balance()]).toEqual(
      isPaid ? ['working', PAID] : ['canceled', CREDITS],
    )
  })

  it('to two companies at once is to one of them, and the other is told', async () => {
    const agent = startAgent()
    const event = { ...aStory, company_name: 'General' }
    const asked = await agent.begin(event)
    const answers = await Promise.all(
      questionIn(asked).candidates.map(async ({ company_id }) => {
        const answer = await agent.send(answerBody(event, asked, 'Yes', { data: { company_id } }))
        return { company_id, answer }
      }),
    )
    await agent.idle()
    const { company_id } = resultIn(taskIn(await agent.get(asked.id)))
    expect(answers.length).toBeGreaterThan(1)
    for (const one of answers) {
      if (one.company_id === company_id) expect(taskIn(one.answer).id).toBe(asked.id)
      else expect(refusalIn(one.answer)).toBe('400 INVALID_REQUEST')
    }
    expect(await agent.balance()).toBe(PAID)
  })

  it.each([
    ['another event', { ...aStory, title: 'Another' }, {}, ['event_info']],
    ['an event of another type', aPriceMove(), {}, ['event_info']],
    ['another mode', { ...aStory, analysis_mode: 'backtest' }, {}, ['event_info']],
    [
      'a company that was not asked about',
      { ...aStory, company_name: 'Ford' },
      {},
      ['event_info.company_name'],
    ],
    ['no company there is', aStory, { company_id: 'company:none' }, ['company_id']],
    ['another context', aStory, null, ['message.contextId']],
  ])('with %s is refused', async (_what, event, data, paths) => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const place = data ? asked : { id: asked.id, contextId: 'elsewhere' }
    const body = answerBody(event, place, 'Yes', data ? { data } : {})
    const answer = await unchanged(agent, () => agent.send(body))
    expect(refusalIn(answer)).toBe('400 INVALID_REQUEST')
    expect(faultsIn(answer)).toEqual(paths)
    expect(taskIn(await agent.get(asked.id))).toEqual(asked)
  })

  it('to a company that was not among the candidates is refused, and can be asked about first', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const ford = questionIn(await agent.begin({ ...aStory, company_name: 'Ford Motor Company' }))
    const data = { company_id: ford.candidates[0]?.company_id }
    const early = await unchanged(agent, () =>
      agent.send(answerBody(aStory, asked, 'Yes', { data })),
    )
    expect([refusalIn(early), faultsIn(early)]).toEqual(['400 INVALID_REQUEST', ['company_id']])
    taskIn(await agent.send(sendBody(aStory, { task: asked, data })))
    const late = taskIn(await agent.send(answerBody(aStory, asked, 'Yes', { data })))
    expect(late.status.state).toBe('working')
  })

  it('and a No in one message start nothing', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const { message } = yes(asked)
    const no = [
      { kind: 'text', text: 'No' },
      { kind: 'data', data: { confirm_company_name: 'No' } },
    ]
    for (const part of no) {
      for (const parts of [
        [part, ...message.parts],
        [...message.parts, part],
      ]) {
        const answer = await unchanged(agent, () => agent.send({ message: { ...message, parts } }))
        expect(faultsIn(answer)).toEqual(['confirm_company_name'])
      }
    }
    const inside = sendBody(
      { ...aStory, confirm_company_name: 'No' },
      { task: asked, data: { confirm_company_name: 'Yes' } },
    )
    expect(faultsIn(await agent.send(inside))).toEqual(['confirm_company_name'])
  })

  it.each(['yes', 'YES', 'Ja', true, 1, '', {}])('spelt %j is refused', async (word) => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const body = sendBody(aStory, { task: asked, data: { confirm_company_name: word } })
    const answer = await unchanged(agent, () => agent.send(body))
    expect([refusalIn(answer), faultsIn(answer)]).toEqual([
      '400 INVALID_REQUEST',
      ['confirm_company_name'],
    ])
  })

  it('may stand inside the event, or be a plain word', async () => {
    const agent = startAgent()
    const inside = await agent.begin(aStory)
    const event = { ...aStory, confirm_company_name: 'Yes' }
    const one = taskIn(await agent.send(sendBody(event, { task: inside })))
    const spoken = await agent.begin(aStory)
    const { message } = sendBody(null, { task: spoken })
    const parts = [{ kind: 'text', text: ' [Yes] ' }]
    const two = taskIn(await agent.send({ message: { ...message, parts } }))
    expect([one.status.state, two.status.state]).toEqual(['working', 'working'])
  })
})

describe('a message', () => {
  it('that is repeated gets the first answer, and makes no second task', async () => {
    const agent = startAgent()
    const body = sendBody(aStory, { messageId: 'once' })
    const first = await agent.send(body)
    const again = await unchanged(agent, () => agent.send(body))
    expect(again).toEqual(first)
    const both = await Promise.all([1, 2].map(() => agent.send({ ...body, metadata: {} })))
    expect(both).toEqual([first, first])
  })

  it('under the id of another is refused, and changes nothing', async () => {
    const agent = startAgent({ workers: 0 })
    const asked = taskIn(await agent.send(sendBody(aStory, { messageId: 'once' })))
    const others = [
      sendBody({ ...aStory, title: 'Another' }, { messageId: 'once' }),
      answerBody(aStory, asked, 'Yes', { messageId: 'once' }),
      sendBody(null, { messageId: 'once' }),
    ]
    for (const body of others) {
      const answer = await unchanged(agent, () => agent.send(body))
      expect([refusalIn(answer), faultsIn(answer)]).toEqual([
        '400 INVALID_REQUEST',
        ['message.messageId'],
      ])
    }
    taskIn(await agent.send(yes(asked, 'answer')))
    const no = answerBody(aStory, asked, 'No', { messageId: 'answer' })
    expect(refusalIn(await unchanged(agent, () => agent.send(no)))).toBe('400 INVALID_REQUEST')
  })

  it('under the id of a second Yes is refused too, and that Yes itself is not', async () => {
    const agent = startAgent()
    const done = await agent.complete(aStory)
    const first = await agent.send(yes(done, 'again'))
    expect(await unchanged(agent, () => agent.send(yes(done, 'again')))).toEqual(first)
    const other = sendBody({ ...aStory, title: 'Another' }, { messageId: 'again' })
    const answer = await unchanged(agent, () => agent.send(other))
    expect([refusalIn(answer), faultsIn(answer)]).toEqual([
      '400 INVALID_REQUEST',
      ['message.messageId'],
    ])
  })

  it('of another key is another message', async () => {
    const agent = startAgent()
    const body = sendBody(aStory, { messageId: 'once' })
    const [mine, theirs] = [await agent.send(body), await agent.send(body, 'second')]
    expect(taskIn(mine).id).not.toBe(taskIn(theirs).id)
  })
})

describe('another key', () => {
  it('finds nothing of a task, whatever it asks', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory)
    const answers = await unchanged(agent, () =>
      Promise.all([
        agent.get(asked.id, 'second'),
        agent.send(yes(asked), 'second'),
        agent.send(answerBody(aStory, asked, 'No'), 'second'),
        agent.send(sendBody(aStory, { task: asked }), 'sandbox'),
      ]),
    )
    expect(answers.map(refusalIn)).toEqual(Array(4).fill('404 TASK_NOT_FOUND'))
    expect(taskIn(await agent.get(asked.id))).toEqual(asked)
  })

  it('may use the same context id without meeting the other’s tasks', async () => {
    const agent = startAgent()
    const place = (id: string) => ({
      ...sendBody(aStory).message,
      messageId: id,
      contextId: 'shared',
    })
    const mine = taskIn(await agent.send({ message: place('m1') }))
    const theirs = taskIn(await agent.send({ message: place('m1') }, 'second'))
    expect([mine.contextId, theirs.contextId]).toEqual(['shared', 'shared'])
    expect(refusalIn(await agent.get(mine.id, 'second', '?contextId=shared'))).toBe(
      '404 TASK_NOT_FOUND',
    )
  })
})
