/** Events and message bodies for tests: real companies of the embedded facts, as a client writes them. */
import { addDays } from '@/protocol/dates'

export type Json = Readonly<Record<string, unknown>>

/** Reaches Ford: magnets that its motors need may not leave China. */
export const aPolicy: Json = {
  event_type: 'policy',
  analysis_mode: 'normal',
  company_name: 'Ford Motor Company (United States, NYSE: F)',
  title: 'China requires licences for exports of dysprosium, terbium and rare-earth magnets',
  content:
    'China places dysprosium, terbium and NdFeB magnets under export control with immediate effect. The first ' +
    'licences are expected after 60 days; until then exports of these materials from China stop.',
  pub_date: '2026-04-06T18:00:00+08:00',
}

export const aStory: Json = {
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  title: 'Fire stops the Lansing battery plant',
  content:
    'A fire at the battery cell plant of LG Energy Solution in Lansing, Michigan, stops production for 30 days.',
  pub_date: '2026-03-17T00:00:00-04:00',
}

/** Touches nothing that any company here depends on. */
export const aFarStory: Json = {
  ...aStory,
  title: 'Village choir wins the singing contest',
  content:
    'The choir of a small village won the yearly singing contest. The jury praised its tenors.',
}

/** 91 days of crude oil that end at `price` on the target date. */
export function aPriceMove(price = 112): Json {
  const target = '2026-06-12'
  return {
    event_type: 'commodity_price',
    analysis_mode: 'normal',
    company_name: 'Delta Air Lines, Inc.',
    commodity_name: 'Crude Oil',
    commodity_unit: 'USD/bbl',
    target_date: target,
    target_price: price,
    commodity_price_series: Array.from({ length: 91 }, (_, row) => ({
      date: addDays(target, row - 90),
      value: row === 90 ? price : 75 + Math.sin(row),
    })),
  }
}

export type Follow = { readonly id: string; readonly contextId: string }

type Said = {
  readonly messageId?: string
  readonly task?: Follow
  /** Beside `event_info`: role, confirm_company_name, company_id. */
  readonly data?: Json
}

/** Body of `message:send`; `null`: without an event. */
export function sendBody(
  event: Json | null,
  { messageId = crypto.randomUUID(), task, data = {} }: Said = {},
) {
  const place = task ? { taskId: task.id, contextId: task.contextId } : {}
  const whole = { ...(event ? { event_info: event } : {}), ...data }
  const parts = [{ kind: 'data', data: whole, mediaType: 'application/json' }]
  return { message: { messageId, role: 'user', parts, ...place } }
}

/** The answer to the question of `task`. */
export function answerBody(
  event: Json | null,
  task: Follow,
  confirm_company_name: 'Yes' | 'No',
  said: Omit<Said, 'task'> = {},
) {
  return sendBody(event, { ...said, task, data: { ...said.data, confirm_company_name } })
}
