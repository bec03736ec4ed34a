import { describe, expect, it } from 'vitest'
import { createAgent } from '@/agent/agent'
import { createMemoryStore } from '@/agent/memory-store'
import { aStory, sendBody } from '@/agent/testing/events'
import { BASE_URL, realEngine } from '@/agent/testing/test-agent'
import { errorEnvelope } from '@/protocol/errors'
import { A2A_MEDIA_TYPE, AGENT_PATH } from '@/protocol/names'
import { task } from '@/protocol/task'
import { answerTo } from './answer'
import { WORKER_KEY, workerAnswer } from './messages'

const { app } = createAgent({
  store: createMemoryStore(),
  engine: realEngine,
  keys: [{ key: WORKER_KEY, mode: 'live', credits: 1 }],
  clock: () => new Date('2026-06-15T08:00:00Z'),
  baseUrl: BASE_URL,
})
const tell = async (said: unknown) => workerAnswer.parse(await answerTo(app, BASE_URL, said))

const request = {
  id: 1,
  method: 'POST',
  path: `${AGENT_PATH}/message:send`,
  headers: { 'content-type': A2A_MEDIA_TYPE },
  body: JSON.stringify(sendBody(aStory)),
}

describe('the worker', () => {
  it('answers a request with the agent’s answer, under the request’s id', async () => {
    const { id, status, headers, body } = await tell(request)
    expect([id, status, headers['content-type']]).toEqual([1, 200, A2A_MEDIA_TYPE])
    expect(task.parse(JSON.parse(body)).status.state).toBe('input-required')
  })

  it('lets no page name another key', async () => {
    const headers = { ...request.headers, Authorization: 'Bearer other' }
    expect((await tell({ ...request, headers })).status).toBe(200)
  })

  it('needs no body, and takes none with GET', async () => {
    for (const body of [null, 'more']) {
      const answer = await tell({ id: 'card', method: 'GET', path: AGENT_PATH, headers: {}, body })
      expect([answer.id, answer.status]).toEqual(['card', 200])
    }
    expect((await tell({ ...request, body: null })).status).toBe(400)
  })

  it.each([
    [undefined, null, ['']],
    ['hello', null, ['']],
    [{}, null, ['id', 'method', 'path', 'headers', 'body']],
    [{ ...request, id: {} }, null, ['id']],
    [{ ...request, method: 'TRACE' }, 1, ['method']],
    [{ ...request, path: 'https://elsewhere.test/' }, 1, ['path']],
    [{ ...request, path: '//elsewhere.test/' }, 1, ['path']],
    [{ ...request, path: '/\\elsewhere.test/' }, 1, ['path']],
    [{ ...request, headers: { 'no header': 'x' } }, 1, ['headers']],
    [{ ...request, headers: { name: 'two\nlines' } }, 1, ['headers']],
    [{ ...request, headers: { name: 7 } }, 1, ['headers.name']],
    [{ ...request, body: { message: {} } }, 1, ['body']],
  ])('refuses %j, and names what is wrong', async (said, id, paths) => {
    const answer = await tell(said)
    expect([answer.id, answer.status]).toEqual([id, 400])
    const { data } = errorEnvelope.parse(JSON.parse(answer.body)).error
    expect([data.reason, data.faults?.map(({ path }) => path)]).toEqual(['INVALID_REQUEST', paths])
  })
})
