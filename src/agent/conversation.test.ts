/** An assessment from the event to the result, as a client goes through it. */
import { describe, expect, it } from 'vitest'
import { BACKTEST_FEE_CREDITS, FEE_CREDITS, FREE_BACKTESTS } from '@/protocol/names'
import {
  aFarStory,
  answerBody,
  aPolicy,
  aPriceMove,
  aStory,
  type Json,
  sendBody,
} from './testing/events'
import { CREDITS, questionIn, refusalIn, resultIn, startAgent, taskIn } from './testing/test-agent'

describe.each([
  ['news', aStory, 'company:tesla'],
  ['policy', aPolicy, 'company:ford'],
  ['commodity_price', aPriceMove(), 'company:delta'],
])('an event of type %s', (_type, event: Json, companyId) => {
  it('is asked about, confirmed with Yes, worked on and completed', async () => {
    const agent = startAgent()
    const asked = await agent.begin(event)
    expect(asked.status.state).toBe('input-required')
    const { candidates, fee, text } = questionIn(asked)
    expect(candidates.map(({ company_id }) => company_id)).toEqual([companyId])
    expect(text).toContain(`Target Company Name: ${candidates[0]?.name}`)
    expect(text).toContain('[Yes] or [No]')
    expect(fee).toMatchObject({ credits: FEE_CREDITS, is_free: false, balance_credits: CREDITS })
    expect(await agent.balance()).toBe(CREDITS)

    const started = taskIn(await agent.send(answerBody(event, asked, 'Yes')))
    expect(started).toMatchObject({ id: asked.id, contextId: asked.contextId, artifacts: [] })
    expect(started.status.state).toBe('working')
    expect(await agent.balance()).toBe(CREDITS - FEE_CREDITS)

    await agent.idle()
    const done = taskIn(await agent.get(asked.id))
    expect(done.status.state).toBe('completed')
    expect(resultIn(done)).toMatchObject({
      success: true,
      task_id: asked.id,
      company_id: companyId,
      is_sample: false,
    })
    expect(await agent.balance()).toBe(CREDITS - FEE_CREDITS)
    expect(taskIn(await agent.get(asked.id))).toEqual(done)
  })

  it('is ended with No, and costs nothing', async () => {
    const agent = startAgent()
    const asked = await agent.begin(event)
    const ended = taskIn(await agent.send(answerBody(event, asked, 'No')))
    expect(ended.status.state).toBe('canceled')
    expect(ended.status.message?.parts).toEqual([{ kind: 'text', text: 'No fee was charged.' }])
    await agent.idle()
    expect(taskIn(await agent.get(asked.id)).status.state).toBe('canceled')
    expect(await agent.balance()).toBe(CREDITS)
  })
})

describe('the numbers', () => {
  const scoreOf = async (event: Json) => resultIn(await startAgent().complete(event)).impact_score

  it('change with the input', async () => {
    const [low, high] = [await scoreOf(aPriceMove(90)), await scoreOf(aPriceMove(150))]
    expect(low).toBeGreaterThan(0)
    expect(high).toBeGreaterThan(low ?? 0)
    expect(await scoreOf(aPriceMove(40))).toBeLessThan(0)
  })

  it('are the same for the same input at another agent', async () => {
    const whole = async () =>
      JSON.stringify(resultIn(await startAgent().complete(aPolicy))).replaceAll(
        /"(task_id|event_id)":"[^"]+"/g,
        '',
      )
    expect(await whole()).toBe(await whole())
  })

  it('are 0 for an event that does not touch the company, without a path and with the reason', async () => {
    const result = resultIn(await startAgent().complete(aFarStory))
    expect(result.impact_score).toBe(0)
    expect(result.path_risk_interpretation_list.filter((path) => path.is_valid_path)).toEqual([])
    expect(result.risk_brief?.why_impact.paths).toEqual([])
    expect(result.impact_result?.no_effect_reason).toMatch(/\w+ \w+/)
  })

  it('do not depend on the role, the words do', async () => {
    const plain = resultIn(await startAgent().complete(aPolicy))
    const told = resultIn(await startAgent().complete(aPolicy, 'first', { role: 'hedgefund' }))
    expect(plain.role_interpretation).toBeNull()
    expect(told.role_interpretation?.role).toBe('hedgefund')
    expect(told.impact_score).toBe(plain.impact_score)
    expect(told.calculation_trace).toEqual(plain.calculation_trace)
  })
})

describe('a company', () => {
  it('that is not found can be named better on the same task', async () => {
    const agent = startAgent()
    const lost = await agent.begin({ ...aStory, company_name: 'Zzqx Nowhere GmbH' })
    expect(questionIn(lost).candidates).toEqual([])
    const yes = await agent.send(answerBody(null, lost, 'Yes'))
    expect(refusalIn(yes)).toBe('400 INVALID_REQUEST')
    const found = taskIn(await agent.send(sendBody(aStory, { task: lost })))
    expect([found.id, found.status.state]).toEqual([lost.id, 'input-required'])
    expect(questionIn(found).candidates.map(({ name }) => name)).toEqual(['Tesla, Inc.'])
    taskIn(await agent.send(answerBody(aStory, found, 'Yes')))
    await agent.idle()
    expect(resultIn(taskIn(await agent.get(lost.id))).company_id).toBe('company:tesla')
  })

  it('of several is chosen by its id, with Yes or before it', async () => {
    const agent = startAgent()
    const event = { ...aStory, company_name: 'General' }
    for (const isBefore of [true, false]) {
      const asked = await agent.begin(event)
      const second = questionIn(asked).candidates[1]?.company_id
      expect(refusalIn(await agent.send(answerBody(event, asked, 'Yes')))).toBe(
        '400 INVALID_REQUEST',
      )
      const data = { company_id: second }
      if (isBefore) {
        const narrowed = taskIn(await agent.send(sendBody(event, { task: asked, data })))
        expect(questionIn(narrowed).candidates.map((one) => one.company_id)).toEqual([second])
      }
      taskIn(await agent.send(answerBody(event, asked, 'Yes', isBefore ? {} : { data })))
      await agent.idle()
      expect(resultIn(taskIn(await agent.get(asked.id))).company_id).toBe(second)
    }
    expect(await agent.balance()).toBe(CREDITS - 2 * FEE_CREDITS)
  })
})

describe('a fee', () => {
  it('is not taken for the first back-tests, and then at their own rate', async () => {
    const agent = startAgent()
    const event = { ...aStory, analysis_mode: 'backtest' }
    for (let run = 0; run < FREE_BACKTESTS; run += 1) {
      expect((await agent.complete(event)).status.state).toBe('completed')
    }
    expect(await agent.balance()).toBe(CREDITS)
    await agent.complete(event)
    expect(await agent.balance()).toBe(CREDITS - BACKTEST_FEE_CREDITS)
  })

  it('that the balance does not cover leaves the task at its question', async () => {
    const agent = startAgent()
    const asked = await agent.begin(aStory, 'poor')
    const yes = await agent.send(answerBody(aStory, asked, 'Yes'), 'poor')
    expect(refusalIn(yes)).toBe('402 INSUFFICIENT_CREDITS')
    expect(taskIn(await agent.get(asked.id, 'poor'))).toEqual(asked)
    expect(await agent.balance('poor')).toBe(10)
  })

  it('is never taken of a sandbox key, which gets the marked sample', async () => {
    const agent = startAgent()
    const done = await agent.complete(aPolicy, 'sandbox')
    expect(resultIn(done)).toMatchObject({ is_sample: true, company_id: 'company:sample' })
    expect(agent.writes.filter((what) => /charge|free/.test(what))).toEqual([])
  })
})

describe('a client that waits', () => {
  const configuration = { blocking: true }

  it('is answered with the question, and after Yes with the result, again and again', async () => {
    const agent = startAgent()
    const asked = taskIn(await agent.send({ ...sendBody(aStory), configuration }))
    expect(asked.status.state).toBe('input-required')
    const yes = { ...answerBody(aStory, asked, 'Yes'), configuration }
    const done = taskIn(await agent.send(yes))
    expect(resultIn(done).company_id).toBe('company:tesla')
    expect(taskIn(await agent.send(yes))).toEqual(done)
    expect(await agent.balance()).toBe(CREDITS - FEE_CREDITS)
  })

  it('does not wait for work that another process does', async () => {
    const agent = startAgent({ workers: 0 })
    const asked = await agent.begin(aStory)
    const body = {
      ...answerBody(aStory, asked, 'Yes'),
      configuration: { ...configuration, historyLength: 1 },
    }
    const { status, history } = taskIn(await agent.send(body))
    expect([status.state, history.length]).toEqual(['working', 1])
  })
})

describe('a task', () => {
  it('shows as much of its history as is asked for, and only in its own context', async () => {
    const agent = startAgent()
    const { id, contextId } = await agent.complete(aStory)
    const history = async (query: string) => taskIn(await agent.get(id, 'first', query)).history
    expect((await history('')).map(({ role }) => role)).toEqual(['user', 'agent', 'user'])
    expect(await history('?historyLength=0')).toEqual([])
    expect((await history('?historyLength=1')).map(({ role }) => role)).toEqual(['user'])
    expect(await history(`?contextId=${contextId}`)).toHaveLength(3)
    expect(refusalIn(await agent.get(id, 'first', '?contextId=x'))).toBe('404 TASK_NOT_FOUND')
    for (const bad of ['-1', 'x', '1.5', '', '9999999']) {
      const answer = await agent.get(id, 'first', `?historyLength=${bad}`)
      expect(refusalIn(answer), bad).toBe('400 INVALID_REQUEST')
    }
  })

  it('is refused a webhook before anything is made, as the card says', async () => {
    const agent = startAgent()
    const configuration = { pushNotificationConfig: { url: 'https://client.test/hook' } }
    const refused = await agent.send({ ...sendBody(aStory), configuration })
    expect(refusalIn(refused)).toBe('400 PUSH_NOTIFICATION_NOT_SUPPORTED')
    expect(agent.writes.filter((what) => !what.startsWith('grant'))).toEqual([])
  })
})
