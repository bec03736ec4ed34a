/** Speaks to the agent and the gateway over HTTP as any program would. */
import { randomUUID } from 'node:crypto'
import { addDays } from '@/protocol/dates'
import { type AssessmentRow, assessmentList } from '@/protocol/gateway'
import { A2A_MEDIA_TYPE, AGENT_PATH } from '@/protocol/names'

export type Json = Readonly<Record<string, unknown>>
export type WireAnswer = { readonly status: number; readonly body: Json }

export const aStory = {
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc. (United States, NASDAQ: TSLA)',
  title: 'LG Energy Solution to supply LFP cells from Michigan to Tesla',
  content:
    'Tesla and LG Energy Solution have signed a deal for lithium iron phosphate battery cells made in Lansing, ' +
    'Michigan, for energy storage systems assembled in Houston, Texas.',
  pub_date: '2026-03-17T00:00:00-04:00',
}

export const aPriceMove = {
  event_type: 'commodity_price',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  commodity_name: 'Crude Oil',
  commodity_unit: 'USD/bbl',
  target_date: '2026-06-12',
  target_price: 89,
  commodity_price_series: Array.from({ length: 91 }, (_, row) => ({
    date: addDays('2026-06-12', row - 90),
    value: 80 + row / 10,
  })),
}

type MessageParts = {
  readonly messageId?: string
  readonly taskId?: string
  readonly contextId?: string
  readonly confirm?: 'Yes' | 'No'
}

/** Body of a `message:send` with an event. */
export function sendBody(event: Json, parts: MessageParts = {}): Json {
  const { messageId = randomUUID(), taskId, contextId, confirm } = parts
  const data = { event_info: event, ...(confirm ? { confirm_company_name: confirm } : {}) }
  return {
    message: {
      messageId,
      role: 'user',
      parts: [{ kind: 'data', data, mediaType: 'application/json' }],
      ...(taskId ? { taskId } : {}),
      ...(contextId ? { contextId } : {}),
    },
  }
}

/** The agent at `url` as the owner of `key` meets it; no key: none is sent. */
export class Wire {
  readonly #url: string
  readonly #key: string | null

  constructor(url: string, key: string | null) {
    this.#url = url
    this.#key = key
  }

  /** A GET of a path relative to the agent. */
  async get(path: string): Promise<WireAnswer> {
    return this.#ask(`${AGENT_PATH}${path}`, {})
  }

  async task(id: string): Promise<WireAnswer> {
    return this.get(`/tasks/${id}`)
  }

  async send(body: Json): Promise<WireAnswer> {
    return this.sendText(JSON.stringify(body), A2A_MEDIA_TYPE)
  }

  async sendText(body: string, contentType: string): Promise<WireAnswer> {
    return this.#ask(`${AGENT_PATH}/message:send`, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
    })
  }

  async #ask(path: string, init: RequestInit): Promise<WireAnswer> {
    const headers = new Headers(init.headers)
    headers.set('A2A-Version', '1.0')
    if (this.#key !== null) headers.set('Authorization', `Bearer ${this.#key}`)
    const answer = await fetch(`${this.#url}${path}`, { ...init, headers })
    return { status: answer.status, body: recordOf(await answer.json()) }
  }
}

function recordOf(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new Error(`No object: ${String(value)}`)
  return Object.fromEntries(Object.entries(value))
}

/** The value at a path such as `status.state` or `error.data.faults.0.path`; undefined when there is none. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    )
}

/** The journal of the gateway, newest first. */
export async function assessmentsOf(url: string): Promise<readonly AssessmentRow[]> {
  const answer = await fetch(`${url}/gateway/assessments`)
  return assessmentList.parse(await answer.json()).assessments
}
