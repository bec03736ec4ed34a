import { describe, expect, it } from 'vitest'
import { envelopeOf } from '@/protocol/errors'
import type { SendRequest } from '@/protocol/task'
import { createAgentClient } from './agent-client'
import { assessmentOf } from './assessment-of'

type Call = { readonly url: string; readonly init: RequestInit }

/** A client whose network gives one answer, and the calls that it made. */
function clientAnswered(answer: Response | Error) {
  const calls: Call[] = []
  const client = createAgentClient({
    baseUrl: 'https://agent.example/a2a/agents/risk/',
    headers: { Authorization: 'Bearer k' },
    fetch: async (url, init) => {
      calls.push({ url, init })
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { client, calls }
}

const request: SendRequest = {
  message: { messageId: 'm1', role: 'user', parts: [{ kind: 'text', text: 'Yes' }] },
}
const aTask = { id: 't1', contextId: 'c1', status: { state: 'working' }, artifacts: [] }

describe('createAgentClient', () => {
  it('sends one message to message:send with the headers of the protocol', async () => {
    const { client, calls } = clientAnswered(Response.json(aTask))
    const answer = await client.send(request)
    expect(answer).toMatchObject({ ok: true, value: { id: 't1', status: { state: 'working' } } })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe('https://agent.example/a2a/agents/risk/message:send')
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      body: JSON.stringify(request),
      headers: {
        Accept: 'application/json',
        Authorization: 'Bearer k',
        'A2A-Version': '1.0',
        'Content-Type': 'application/a2a+json',
      },
    })
  })

  it('keeps an id with a slash inside its place in the address', async () => {
    const { client, calls } = clientAnswered(Response.json(aTask))
    await client.getTask('../x/y?z')
    expect(calls[0]?.url).toBe('https://agent.example/a2a/agents/risk/tasks/..%2Fx%2Fy%3Fz')
  })

  it('says that the agent cannot be reached, and does not try again', async () => {
    const { client, calls } = clientAnswered(new TypeError('fetch failed'))
    const answer = await client.send(request)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable', status: null } })
    expect(calls).toHaveLength(1)
  })

  it('gives reason and faults of a refusal', async () => {
    const faults = [{ path: 'event_info.title', message: 'Give the title of the event.' }]
    const { client } = clientAnswered(
      Response.json(envelopeOf('INVALID_REQUEST', { faults }), { status: 400 }),
    )
    expect(await client.send(request)).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 400, reason: 'INVALID_REQUEST', faults },
    })
  })

  it('takes the word of the gateway that the agent gave no answer', async () => {
    const body = {
      error: { code: -32000, message: 'No answer.', data: { reason: 'AGENT_UNREACHABLE' } },
    }
    const { client } = clientAnswered(Response.json(body, { status: 502 }))
    expect(await client.getTask('t1')).toMatchObject({
      ok: false,
      error: {
        kind: 'unreachable',
        status: 502,
        reason: 'AGENT_UNREACHABLE',
        message: 'No answer.',
      },
    })
  })

  it.each([
    ['a page instead of JSON', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['success without JSON', new Response('', { status: 200 }), 200],
    ['JSON that is no task', Response.json({ hello: 1 }), 200],
    ['an error that is no envelope', Response.json(null, { status: 500 }), 500],
  ])('calls %s unreadable', async (_, answer, status) => {
    const { client } = clientAnswered(answer)
    expect(await client.send(request)).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', status, reason: null },
    })
  })

  it('reads an envelope with odd parts as far as it goes', async () => {
    const error = {
      message: 7,
      data: { reason: 'X', faults: [{ path: 1 }, { path: 'a', message: 'b' }] },
    }
    const { client } = clientAnswered(Response.json({ error }, { status: 418 }))
    expect(await client.getCard()).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        status: 418,
        reason: 'X',
        message: 'HTTP status 418.',
        faults: [{ path: 'a', message: 'b' }],
      },
    })
  })

  it('reads a card and notes what it lacks', async () => {
    const { client, calls } = clientAnswered(Response.json({ name: 'Agent' }))
    const answer = await client.getCard()
    expect(answer).toMatchObject({ ok: true, value: { value: { name: 'Agent' } } })
    expect(answer.ok && answer.value.notes.map((note) => note.path)).toContain('capabilities')
    expect(calls[0]?.url).toBe('https://agent.example/a2a/agents/risk')
  })

  it('reports a stopped wait as such', async () => {
    const client = createAgentClient({
      baseUrl: '',
      fetch: async (_, init) => {
        init.signal?.throwIfAborted()
        return Response.json(aTask)
      },
    })
    const answer = await client.getTask('t1', { signal: AbortSignal.abort() })
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'unreachable', message: 'The wait for the answer was ended.' },
    })
  })
})

describe('assessmentOf', () => {
  const withParts = (...data: Record<string, unknown>[]) => ({
    id: 't',
    status: { state: 'completed' },
    notes: [],
    artifacts: [{ artifactId: 'a', parts: data.map((item) => ({ kind: 'data', data: item })) }],
  })

  it('finds the newest result among the parts', () => {
    const task = withParts({ impact_score: 1 }, { impact_score: 2 }, { other: true })
    expect(assessmentOf(task)?.value.impact_score).toBe(2)
  })

  it('is null without a result', () => {
    expect(assessmentOf(withParts({ other: true }))).toBeNull()
    expect(assessmentOf({ id: 't', status: { state: 'working' }, notes: [] })).toBeNull()
  })
})
