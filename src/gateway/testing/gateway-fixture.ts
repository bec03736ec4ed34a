/** A gateway on a journal in memory, towards an agent whose answers the test decides. */
import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { type AssessmentRow, assessmentList } from '@/protocol/gateway'
import type { GatewayConnection } from '../connection'
import { createGateway } from '../gateway'
import { type Journal, openJournal } from '../journal'

export const KEY = 'key-that-no-page-may-see'
export const BASE = 'http://127.0.0.1:4310'
export const AGENT_URL = `${BASE}/a2a/agents/risk`

export type Asked = {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}
export type Script = (asked: Asked) => Response | Promise<Response>

export const clock = () => new Date('2026-06-12T10:00:00Z')

/** A journal on a database that lives as long as `database` is kept. */
export async function aJournal(database = new Database(':memory:')): Promise<Journal> {
  return openJournal({ dialect: new SqliteDialect({ database }), clock })
}

export async function aGateway(script: Script, journal?: Journal, publicUrl?: string) {
  const asked: Asked[] = []
  const connection: GatewayConnection = {
    id: 'embedded',
    name: 'Reference agent',
    agentUrl: AGENT_URL,
    isEmbedded: true,
    key: KEY,
    ask: async (request) => {
      const { method, url, headers } = request
      const seen = { method, url, headers, body: await request.text() }
      asked.push(seen)
      return script(seen)
    },
  }
  const kept = journal ?? (await aJournal())
  const app = createGateway({
    journal: kept,
    connections: [connection],
    publicUrl: publicUrl ?? null,
  })
  const request = (path: string, init?: RequestInit) => app.request(`${BASE}${path}`, init)
  return {
    asked,
    journal: kept,
    request,
    send: (message: Readonly<Record<string, unknown>>) =>
      request('/gateway/embedded/message:send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/a2a+json' },
        body: JSON.stringify({ message }),
      }),
    list: async (): Promise<readonly AssessmentRow[]> => {
      const answer = await request('/gateway/assessments')
      return assessmentList.parse(await answer.json()).assessments
    },
  }
}

export const anEvent = {
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  title: 'A deal',
  content: 'Cells from Michigan.',
  pub_date: '2026-03-17T00:00:00-04:00',
}

/** The message that begins a task, or with a task id one that continues it. */
export function aMessage(parts: { messageId?: string; taskId?: string; confirm?: string } = {}) {
  const { messageId = 'm1', taskId, confirm } = parts
  const data = { event_info: anEvent, ...(confirm ? { confirm_company_name: confirm } : {}) }
  return {
    messageId,
    role: 'user',
    contextId: 'c1',
    parts: [{ kind: 'data', data }],
    ...(taskId ? { taskId } : {}),
  }
}

export function aTask(state: string, result?: Readonly<Record<string, unknown>>) {
  const parts = result ? [{ kind: 'data', data: result }] : []
  return {
    id: 't1',
    contextId: 'c1',
    status: { state },
    artifacts: result ? [{ artifactId: 'a', parts }] : [],
    history: [],
  }
}

export const aResult = {
  company_name: 'Tesla, Inc.',
  impact_score: -7.1,
  assessment_confidence_score: 62,
  risk_brief: { what_impact: { risk_level: 'none' } },
}
