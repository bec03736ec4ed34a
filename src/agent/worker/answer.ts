/** The door of the worker: checks what a page says, asks the agent, and puts the answer into plain data. */
import * as z from 'zod/mini'
import { AgentError } from '@/agent/errors'
import { faultsOf } from '@/protocol/faults'
import { A2A_MEDIA_TYPE } from '@/protocol/names'
import { WORKER_KEY, type WorkerAnswer, withId, workerRequest } from './messages'

type App = { fetch(request: Request): Response | Promise<Response> }

/** Answers whatever was said; what is no request gets the documented refusal. Never throws. */
export async function answerTo(app: App, baseUrl: string, said: unknown): Promise<WorkerAnswer> {
  const request = z.safeParse(workerRequest, said)
  if (!request.success) return refusalOf(said, request.error)
  const { id, method, path, body } = request.data
  const headers = new Headers(request.data.headers)
  headers.set('authorization', `Bearer ${WORKER_KEY}`) // as the gateway of a server does
  const init = { method, headers, body: method === 'GET' ? null : body }
  const answer = await app.fetch(new Request(new URL(path, baseUrl), init))
  const named = Object.fromEntries(answer.headers.entries())
  return { id, status: answer.status, headers: named, body: await answer.text() }
}

function refusalOf(said: unknown, error: z.core.$ZodError): WorkerAnswer {
  const known = z.safeParse(withId, said)
  const { status, envelope } = new AgentError('INVALID_REQUEST', { faults: faultsOf(error) })
  return {
    id: known.success ? known.data.id : null,
    status,
    headers: { 'content-type': A2A_MEDIA_TYPE },
    body: JSON.stringify(envelope),
  }
}
