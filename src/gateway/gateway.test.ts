import Database from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import { envelopeOf } from '@/protocol/errors'
import {
  AGENT_URL,
  aGateway,
  aJournal,
  aMessage,
  anEvent,
  aResult,
  aTask,
  BASE,
  KEY,
  type Script,
} from './testing/gateway-fixture'

const answers =
  (...list: readonly (unknown | Error)[]): Script =>
  () => {
    const rest = list as unknown[]
    const next = rest.length > 1 ? rest.shift() : rest[0]
    if (next instanceof Error) throw next
    return next instanceof Response ? next.clone() : Response.json(next)
  }
const refusal = (reason: Parameters<typeof envelopeOf>[0], status: number) =>
  Response.json(envelopeOf(reason), { status })

describe('a request through the gateway', () => {
  it('reaches the agent once, with the key, and comes back unchanged', async () => {
    const gateway = await aGateway(answers(aTask('input-required')))
    const answer = await gateway.send(aMessage())
    expect(await answer.json()).toEqual(aTask('input-required'))
    expect(gateway.asked).toHaveLength(1)
    expect(gateway.asked[0]).toMatchObject({ method: 'POST', url: `${AGENT_URL}/message:send` })
    expect(gateway.asked[0]?.headers.get('authorization')).toBe(`Bearer ${KEY}`)
    expect(JSON.parse(gateway.asked[0]?.body ?? '')).toEqual({ message: aMessage() })
  })

  it('is in the journal before it is sent', async () => {
    const journal = await aJournal()
    const gateway = await aGateway(async () => {
      const rows = await journal.rows()
      return Response.json({ ...aTask('input-required'), rowsBefore: rows.length })
    }, journal)
    expect(await (await gateway.send(aMessage())).json()).toMatchObject({ rowsBefore: 1 })
  })

  it('is not sent when the journal cannot be written', async () => {
    const journal = await aJournal()
    const gateway = await aGateway(answers(aTask('working')), journal)
    await journal.close()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const answer = await gateway.send(aMessage())
    expect(answer.status).toBe(500)
    expect(log).toHaveBeenCalledOnce()
    expect(gateway.asked).toHaveLength(0)
  })

  it('never shows the key: not in an answer, not to the journal, and takes none from a page', async () => {
    const database = new Database(':memory:')
    const gateway = await aGateway(answers(aTask('working')), await aJournal(database))
    await gateway.request('/gateway/embedded/message:send', {
      method: 'POST',
      headers: { Authorization: 'Bearer other', Cookie: 'a=b', 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: aMessage() }),
    })
    expect(gateway.asked[0]?.headers.get('authorization')).toBe(`Bearer ${KEY}`)
    expect(gateway.asked[0]?.headers.get('cookie')).toBeNull()
    const shown = await Promise.all(
      ['/gateway/connections', '/gateway/assessments', '/gateway/embedded'].map(async (path) =>
        (await gateway.request(path)).text(),
      ),
    )
    const written = JSON.stringify(database.prepare('select * from journal').all())
    expect(written).toContain('A deal')
    expect(shown.join() + written).not.toContain(KEY)
  })

  it('with a method that no agent is asked by goes nowhere, and is not in the journal', async () => {
    const journal = await aJournal()
    const gateway = await aGateway(answers(aTask('working')), journal)
    const answer = await gateway.request('/gateway/embedded/message:send', { method: 'OPTIONS' })
    expect(answer.status).toBe(405)
    expect(gateway.asked).toHaveLength(0)
    expect(await journal.rows()).toEqual([])
  })

  it('passes an error of the agent through with its status', async () => {
    const gateway = await aGateway(answers(refusal('INSUFFICIENT_CREDITS', 402)))
    const answer = await gateway.send(aMessage({ taskId: 't1', confirm: 'Yes' }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toEqual(envelopeOf('INSUFFICIENT_CREDITS'))
  })

  it.each(['POST', 'GET'])('says AGENT_UNREACHABLE when a %s gets no answer', async (method) => {
    const gateway = await aGateway(answers(new TypeError('no route')))
    const answer = await gateway.request('/gateway/embedded/tasks/t1', {
      method,
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ error: { data: { reason: 'AGENT_UNREACHABLE' } } })
    expect(gateway.asked).toHaveLength(1)
  })

  it('keeps within the base of the agent', async () => {
    const gateway = await aGateway(answers(aTask('working')))
    for (const path of ['/gateway/embedded/../../health', '/gateway/embedded/%2e%2e/%2e%2e/x']) {
      expect((await gateway.request(path)).status).toBe(404)
    }
    await gateway.request('/gateway/embedded/tasks/..%2F..%2Fx?historyLength=0')
    expect(gateway.asked.map(({ url }) => url)).toEqual([
      `${AGENT_URL}/tasks/..%2F..%2Fx?historyLength=0`,
    ])
  })

  it('refuses an unknown connection, and a body over 2 MiB', async () => {
    const gateway = await aGateway(answers(aTask('working')))
    expect((await gateway.request('/gateway/other/tasks/t1')).status).toBe(404)
    const big = await gateway.send({ ...aMessage(), pad: 'x'.repeat(2 * 1024 * 1024) })
    expect(big.status).toBe(413)
    expect(await big.json()).toMatchObject({ error: { data: { reason: 'PAYLOAD_TOO_LARGE' } } })
    expect(gateway.asked).toHaveLength(0)
  })
})

describe('who may use the gateway', () => {
  const status = async (headers: Record<string, string>) => {
    const gateway = await aGateway(answers(aTask('working')))
    return (await gateway.request('/gateway/connections', { headers })).status
  }

  it.each([
    ['a page of the console', { Origin: BASE, 'Sec-Fetch-Site': 'same-origin' }],
    ['an address typed by a person', { 'Sec-Fetch-Site': 'none' }],
    ['a program that is no browser', {}],
    ['localhost under another port', { Host: 'localhost:5173', Origin: 'http://localhost:5173' }],
    ['an IPv6 address', { Host: '[::1]:4310' }],
  ])('%s may', async (_, headers) => {
    expect(await status(headers)).toBe(200)
  })

  it.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['another port of the same host', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin in an old browser', { Origin: 'http://127.0.0.1:9999' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['a foreign name pointed here', { Host: 'evil.example:4310' }],
    ['a name that only ends like ours', { Host: 'evillocalhost' }],
  ])('%s may not', async (_, headers) => {
    expect(await status(headers)).toBe(403)
  })
})

describe('a console behind a proxy', () => {
  it.each([
    ['with the public name as Host', 'risk.example', 'https://risk.example', 200],
    ['with the inner address as Host', '127.0.0.1:4310', 'https://risk.example', 200],
    ['under another name', 'evil.example', 'https://evil.example', 403],
  ])('answers its page %s', async (_, host, origin, status) => {
    const gateway = await aGateway(answers({}), await aJournal(), 'https://risk.example')
    const headers = { Host: host, Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    expect((await gateway.request('/gateway/connections', { headers })).status).toBe(status)
  })
})

describe('the list of assessments', () => {
  it('shows a finished task with event and figures', async () => {
    const gateway = await aGateway(answers(aTask('input-required'), aTask('completed', aResult)))
    await gateway.send(aMessage())
    expect(await gateway.list()).toEqual([
      {
        connection: 'embedded',
        taskId: 't1',
        contextId: 'c1',
        state: 'completed',
        companyName: 'Tesla, Inc.',
        eventTitle: 'A deal',
        eventType: 'news',
        analysisMode: 'normal',
        role: null,
        score: -7.1,
        riskLevel: 'none',
        confidence: 62,
        createdAt: '2026-06-12T10:00:00.000Z',
        updatedAt: '2026-06-12T10:00:00.000Z',
        seenAt: null,
      },
    ])
  })

  it('gives the event as it was sent', async () => {
    const gateway = await aGateway(answers(aTask('working')))
    await gateway.send(aMessage())
    const record = await gateway.request('/gateway/assessments/embedded/t1')
    expect(await record.json()).toMatchObject({ row: { taskId: 't1' }, eventInfo: anEvent })
    expect((await gateway.request('/gateway/assessments/embedded/t2')).status).toBe(404)
  })

  it('forgets a first message that the agent refused, and keeps the task of a refused Yes', async () => {
    const refused = await aGateway(answers(refusal('INVALID_REQUEST', 400)))
    await refused.send(aMessage())
    expect(await refused.list()).toEqual([])

    const gateway = await aGateway(
      answers(
        aTask('input-required'),
        refusal('INSUFFICIENT_CREDITS', 402),
        aTask('input-required'),
      ),
    )
    await gateway.send(aMessage())
    await gateway.send(aMessage({ messageId: 'y', taskId: 't1', confirm: 'Yes' }))
    expect(await gateway.list()).toMatchObject([{ taskId: 't1', state: 'input-required' }])
  })

  it('says unknown after a Yes without an answer, until a look at the task settles it', async () => {
    const lost = new TypeError('gone')
    const gateway = await aGateway(answers(aTask('input-required'), lost, lost, aTask('working')))
    await gateway.send(aMessage())
    const answer = await gateway.send(aMessage({ messageId: 'y', taskId: 't1', confirm: 'Yes' }))
    expect(answer.status).toBe(502)
    expect(await gateway.list()).toMatchObject([{ taskId: 't1', state: 'unknown' }])
    expect(await gateway.list()).toMatchObject([{ taskId: 't1', state: 'working' }])
  })

  it('says unknown after an answer of 500, which tells nothing of what was done', async () => {
    const error = refusal('INVALID_AGENT_RESPONSE', 500)
    const gateway = await aGateway(answers(aTask('input-required'), error))
    await gateway.send(aMessage())
    await gateway.send(aMessage({ messageId: 'y', taskId: 't1', confirm: 'Yes' }))
    expect(await gateway.list()).toMatchObject([{ state: 'unknown' }])
  })

  it('does not let a look that began while a Yes was under way settle it', async () => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const gateway = await aGateway(async ({ method, body }) => {
      if (method === 'GET') return Response.json(aTask('input-required'))
      if (!body.includes('confirm_company_name')) return Response.json(aTask('input-required'))
      await held
      throw new TypeError('gone')
    })
    await gateway.send(aMessage())
    const yes = gateway.send(aMessage({ messageId: 'y', taskId: 't1', confirm: 'Yes' }))
    await expect.poll(() => gateway.asked.length).toBe(2)
    await gateway.request('/gateway/embedded/tasks/t1')
    expect((await gateway.journal.row('embedded', 't1'))?.openSeq).not.toBeNull()
    release()
    expect((await yes).status).toBe(502)
    expect((await gateway.journal.row('embedded', 't1'))?.openSeq).not.toBeNull()
  })

  it('keeps one row for a first message that is repeated after its answer was lost', async () => {
    const gateway = await aGateway(answers(new TypeError('gone'), aTask('input-required')))
    await gateway.send(aMessage())
    expect(await gateway.list()).toMatchObject([{ taskId: 'message:m1', state: 'unknown' }])
    await gateway.send(aMessage())
    expect(await gateway.list()).toMatchObject([{ taskId: 't1', state: 'input-required' }])
    await gateway.send(aMessage())
    expect(await gateway.list()).toHaveLength(1)
  })

  it('notes once when the finished report was opened, and not before it is finished', async () => {
    const gateway = await aGateway(answers(aTask('working'), aTask('completed', aResult)))
    await gateway.send(aMessage())
    const open = async () => {
      const path = '/gateway/assessments/embedded/t1/seen'
      return (await gateway.request(path, { method: 'POST' })).json()
    }
    expect(await open()).toMatchObject({ row: { seenAt: null } })
    await gateway.list()
    expect(await open()).toMatchObject({ row: { seenAt: '2026-06-12T10:00:00.000Z' } })
  })
})
