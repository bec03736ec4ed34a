import type { Connection } from '@/protocol/gateway'
import { A2A_VERSION } from '@/protocol/names'

/** An agent that the console may ask, with what the gateway alone knows of it. */
export type GatewayConnection = Connection & {
  /** Added on the way out; never shown to a page, never written to the journal. */
  readonly key: string
  /** Sends a request to the agent, once. The embedded agent is called in-process. */
  readonly ask: (request: Request) => Promise<Response>
}

/** Longest wait for an agent's answer; after it the outcome is unknown. */
const ANSWER_WITHIN_MS = 60_000

/** Asks the agent of a connection, with its key. Throws when no answer comes. */
export function askAgent(
  connection: GatewayConnection,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${connection.key}`)
  if (!headers.has('A2A-Version')) headers.set('A2A-Version', A2A_VERSION)
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  return connection.ask(new Request(url, { redirect: 'error', signal, ...init, headers }))
}

/** What a page may know of a connection. */
export function shownConnection(connection: GatewayConnection): Connection {
  const { id, name, agentUrl, isEmbedded } = connection
  return { id, name, agentUrl, isEmbedded }
}
