/** The work: what is `working` in the store gets done, whatever ended the process before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssessmentEngine } from '@/engine/engine'
import { FEE_CREDITS } from '@/protocol/names'
import { openDatabase } from '@/server/database'
import { createMemoryStore } from './memory-store'
import { openSqlStore } from './sql-store'
import type { Store } from './store'
import { answerBody, aPolicy, aStory } from './testing/events'
import {
  CREDITS,
  realEngine,
  refusalIn,
  resultIn,
  startAgent,
  type TestAgent,
  taskIn,
} from './testing/test-agent'

const PAID = CREDITS - FEE_CREDITS

/** A task that is paid for; its id. */
async function paidFor(agent: TestAgent, event = aStory): Promise<string> {
  const asked = await agent.begin(event)
  return taskIn(await agent.send(answerBody(event, asked, 'Yes'))).id
}

const stateOf = async (agent: TestAgent, id: string) => taskIn(await agent.get(id)).status.state

describe('a process that ends before the work is done', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'agent-runner-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  const openFile = () => {
    const dialect = openDatabase(dir, 'agent')
    if (!dialect.ok) throw new Error(dialect.error)
    return openSqlStore({ dialect: dialect.value })
  }

  it('leaves tasks that the next one finishes, for the one fee', async () => {
    const before = await openFile()
    const stopped = startAgent({ store: before, workers: 0 })
    const [story, policy] = [await paidFor(stopped), await paidFor(stopped, aPolicy)]
    await stopped.idle()
    expect(await stateOf(stopped, story)).toBe('working')
    await before.close()

    const after = await openFile()
    const next = startAgent({ store: after })
    expect(await stateOf(next, story)).toBe('working')
    await next.resume()
    await vi.waitFor(async () => expect(await stateOf(next, policy)).toBe('completed'))
    expect(resultIn(taskIn(await next.get(story))).company_id).toBe('company:tesla')
    expect(resultIn(taskIn(await next.get(policy))).company_id).toBe('company:ford')
    expect(await next.balance()).toBe(CREDITS - 2 * FEE_CREDITS)
    await after.close()
  })

  it('remembers the first answer to a message, and which message it was', async () => {
    const before = await openFile()
    const stopped = startAgent({ store: before, workers: 0 })
    const asked = await stopped.begin(aStory)
    const yes = answerBody(aStory, asked, 'Yes', { messageId: 'once' })
    const first = await stopped.send(yes)
    await before.close()

    const after = await openFile()
    const next = startAgent({ store: after })
    expect(await next.send(yes)).toEqual(first)
    const no = answerBody(aStory, asked, 'No', { messageId: 'once' })
    expect(refusalIn(await next.send(no))).toBe('400 INVALID_REQUEST')
    expect(await next.balance()).toBe(PAID)
    await after.close()
  })

  it('charges once for several Yes at once, in a file too', async () => {
    const store = await openFile()
    const agent = startAgent({ store })
    const asked = await agent.begin(aStory)
    await Promise.all([1, 2, 3].map(() => agent.send(answerBody(aStory, asked, 'Yes'))))
    await agent.idle()
    expect(await stateOf(agent, asked.id)).toBe('completed')
    expect(await agent.balance()).toBe(PAID)
    await store.close()
  })
})

describe('work', () => {
  it('starts by itself with the Yes, without anyone waiting for it', async () => {
    const agent = startAgent()
    const id = await paidFor(agent)
    await vi.waitFor(async () => expect(await stateOf(agent, id)).toBe('completed'))
  })

  it('that fails ends the task, gives the fee back once, and says so', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const engine: AssessmentEngine = {
      ...realEngine,
      assess: () => {
        throw new Error('the engine’s own secret')
      },
    }
    const agent = startAgent({ engine })
    const id = await paidFor(agent)
    await agent.idle()
    await agent.resume()
    await agent.idle()
    const answer = await agent.get(id)
    expect(taskIn(answer).status.state).toBe('failed')
    expect(JSON.stringify(taskIn(answer).status.message)).toContain('264590 credits was given back')
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect(await agent.balance()).toBe(CREDITS)
    expect(logged).toHaveBeenCalledOnce()
  })

  it('of one task that fails does not keep the next from being done', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const engine: AssessmentEngine = {
      ...realEngine,
      assess: (request) => {
        if (request.companyId === 'company:tesla') throw new Error('no Tesla')
        return realEngine.assess(request)
      },
    }
    const agent = startAgent({ engine })
    const [bad, good] = [await paidFor(agent), await paidFor(agent, aPolicy)]
    await agent.idle()
    expect([await stateOf(agent, bad), await stateOf(agent, good)]).toEqual(['failed', 'completed'])
  })

  it('that the store breaks off is taken up again with the next task', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const disk = fragile(createMemoryStore())
    const agent = startAgent({ store: disk.store })
    disk.failOn('completed')
    const first = await paidFor(agent)
    await agent.idle()
    expect(await stateOf(agent, first)).toBe('working')
    expect(logged).toHaveBeenCalledOnce()
    disk.failOn(null)
    const second = await paidFor(agent, aPolicy)
    await agent.idle()
    expect([await stateOf(agent, first), await stateOf(agent, second)]).toEqual([
      'completed',
      'completed',
    ])
    expect(await agent.balance()).toBe(CREDITS - 2 * FEE_CREDITS)
  })

  it('lets answers through between two tasks', async () => {
    const order: string[] = []
    const engine: AssessmentEngine = {
      ...realEngine,
      assess: (request) => {
        order.push('work')
        if (order.length === 1) setTimeout(() => order.push('someone else'), 0)
        return realEngine.assess(request)
      },
    }
    const store = createMemoryStore()
    const held = startAgent({ store, workers: 0 })
    for (let task = 0; task < 3; task += 1) await paidFor(held)
    const agent = startAgent({ store, engine })
    await agent.resume()
    await agent.idle()
    expect(order).toEqual(['work', 'someone else', 'work', 'work'])
  })
})

/** A store that fails to save tasks of one state. */
function fragile(inner: Store) {
  let failing: string | null = null
  const store: Store = {
    ...inner,
    transact: (work) =>
      inner.transact((trx) =>
        work({
          ...trx,
          saveTask: async (record) => {
            if (record.state === failing) throw new Error('The disk is full.')
            await trx.saveTask(record)
          },
        }),
      ),
  }
  return {
    store,
    failOn: (state: string | null) => {
      failing = state
    },
  }
}
