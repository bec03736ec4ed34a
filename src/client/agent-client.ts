/**
 * Talks to one A2A agent in the seed dialect. Every call is sent once and never repeated here: what can cost money is
 * only ever sent again by a person.
 */
import { type AgentCard, agentCard } from '@/protocol/agent-card'
import { A2A_MEDIA_TYPE, A2A_VERSION } from '@/protocol/names'
import { err, ok, type Result } from '@/protocol/result'
import { type ReadTask, readTask, type SendRequest } from '@/protocol/task'
import { readTolerant, type TolerantReading } from '@/protocol/tolerant'
import { type ClientFailure, refusalOf, unreachable, unreadable } from './failure'

export type ReadCard = TolerantReading<AgentCard>

type CallOptions = {
  /** Stops waiting for the answer; a message that went out may have arrived all the same. */
  readonly signal?: AbortSignal
}

export type AgentClient = {
  /** `message:send`. On `unreachable` and `unreadable` it is not known whether the message arrived. */
  send(request: SendRequest, options?: CallOptions): Promise<Result<ReadTask, ClientFailure>>
  /** `tasks/get`: the task as it is now. */
  getTask(id: string, options?: CallOptions): Promise<Result<ReadTask, ClientFailure>>
  /** The agent's card, with notes on what is missing in it. */
  getCard(options?: CallOptions): Promise<Result<ReadCard, ClientFailure>>
}

type ClientSettings = {
  /** Base address of the agent: `/gateway/embedded` or `https://host/a2a/agents/name`; a last slash is ignored. */
  readonly baseUrl: string
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Sent with every call, for example `Authorization`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A client of the agent at `baseUrl`. */
export function createAgentClient(settings: ClientSettings): AgentClient {
  const base = settings.baseUrl.replace(/\/+$/, '')
  const fetchOnce = settings.fetch ?? ((url, init) => fetch(url, init))
  const headers = {
    // Not the A2A media type: agents of version 1.0 take that as a wish for their own form of the answer.
    Accept: 'application/json',
    'A2A-Version': A2A_VERSION,
    ...settings.headers,
  }

  async function call(path: string, init: RequestInit): Promise<Result<unknown, ClientFailure>> {
    let response: Response
    let text: string
    try {
      // A followed redirect would send the message, and the key, to an address that nobody chose.
      response = await fetchOnce(`${base}${path}`, { redirect: 'error', ...init })
      text = await response.text()
    } catch (cause) {
      return err(unreachable(cause))
    }
    const body = parseJson(text)
    if (!response.ok) return err(refusalOf(response.status, body))
    if (body === undefined) return err(unreadable(response.status, 'The answer is not JSON.'))
    return ok(body)
  }

  return {
    send: async (request, options = {}) => {
      const answer = await call('/message:send', {
        ...options,
        method: 'POST',
        headers: { ...headers, 'Content-Type': A2A_MEDIA_TYPE },
        body: JSON.stringify(request),
      })
      return answer.ok ? taskOf(answer.value) : answer
    },
    getTask: async (id, options = {}) => {
      const answer = await call(`/tasks/${encodeURIComponent(id)}`, { ...options, headers })
      return answer.ok ? taskOf(answer.value) : answer
    },
    getCard: async (options = {}) => {
      const answer = await call('', { ...options, headers })
      if (!answer.ok) return answer
      const card = readTolerant(agentCard, answer.value)
      return card ? ok(card) : err(unreadable(200, 'The answer is not an agent card.'))
    },
  }
}

function taskOf(body: unknown): Result<ReadTask, ClientFailure> {
  const task = readTask(body)
  return task.ok ? task : err(unreadable(200, task.error))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no JSON value is undefined
  }
}
