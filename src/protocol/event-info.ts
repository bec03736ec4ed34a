/**
 * `event_info`: what a client asks the agent to assess. One schema for the form, the agent and the engine, so
 * that the message beside a field and the agent's INVALID_REQUEST say the same.
 * Source: Supply Chain Risk Prediction Agent, "Event Info Schema"; limits and series rules: decision 5 of the design.
 */
import * as z from 'zod/mini'
import { daysBetween, isIsoDate, isRfc3339 } from '@/protocol/dates'

export const EVENT_TYPES = ['news', 'policy', 'commodity_price'] as const
export type EventType = (typeof EVENT_TYPES)[number]
export const ANALYSIS_MODES = ['normal', 'backtest'] as const
export const ROLES = ['ceo', 'hedgefund', 'riskexpert'] as const
export type Role = (typeof ROLES)[number]

/** Limits on what one event may hold; a body is limited to 2 MiB besides. */
export const LIMITS = {
  companyName: 300,
  title: 500,
  content: 200_000,
  commodityName: 200,
  commodityUnit: 60,
  seriesRows: 20_000,
  /** The least span of a price series, first to last date, in calendar days. */
  seriesDays: 90,
} as const

function text(what: string, most: number) {
  return z.string({ error: `Give ${what}.` }).check(
    z.refine((value) => value.trim() !== '', { error: `Give ${what}.` }),
    z.maxLength(most, { error: `Use at most ${most.toLocaleString('en')} characters.` }),
  )
}

const isoDate = (what: string) =>
  z
    .string({ error: `Give ${what} as YYYY-MM-DD.` })
    .check(z.refine(isIsoDate, { error: `Give ${what} as a calendar date, YYYY-MM-DD.` }))

const finite = (what: string) => z.number({ error: `Give ${what} as a number.` })

export const role = z.enum(ROLES, { error: `The role is one of ${ROLES.join(', ')}, or left out.` })

const common = {
  analysis_mode: z.enum(ANALYSIS_MODES, { error: 'Choose the analysis mode: normal or backtest.' }),
  company_name: text('the name of the target company', LIMITS.companyName),
  role: z.optional(role),
}

/** What every event has, whatever its type. */
export const commonFields = z.object(common)

const story = {
  ...common,
  title: text('the title of the event', LIMITS.title),
  content: text('what happened', LIMITS.content),
  pub_date: z.string({ error: 'Give the date and time of publication.' }).check(
    z.refine(isRfc3339, {
      error:
        'Give date, time and time zone of publication as in RFC 3339, for example 2026-03-17T00:00:00-04:00.',
    }),
  ),
}

export const pricePoint = z.looseObject({
  date: isoDate('the date of the row'),
  value: finite('the price of the row'),
})
export type PricePoint = z.infer<typeof pricePoint>

const priceSeries = z
  .array(pricePoint, {
    error: 'Give the price series: rows of date and value.',
  })
  .check(
    z.maxLength(LIMITS.seriesRows, {
      error: `Use at most ${LIMITS.seriesRows.toLocaleString('en')} rows.`,
    }),
  )

export const newsEvent = z.looseObject({ event_type: z.literal('news'), ...story })
export const policyEvent = z.looseObject({ event_type: z.literal('policy'), ...story })
export const commodityPriceEvent = z
  .looseObject({
    event_type: z.literal('commodity_price'),
    ...common,
    commodity_name: text('the name of the commodity', LIMITS.commodityName),
    commodity_unit: text('the unit of the price', LIMITS.commodityUnit),
    target_date: isoDate('the target date'),
    target_price: finite('the price on the target date'),
    commodity_price_series: priceSeries,
  })
  .check(z.check(checkSeries, { when: () => true })) // with other faults too: all are told together

export const eventInfo = z.discriminatedUnion(
  'event_type',
  [newsEvent, policyEvent, commodityPriceEvent],
  { error: (issue) => unionMessage(issue.code) },
)

export type NewsEvent = z.infer<typeof newsEvent>
export type PolicyEvent = z.infer<typeof policyEvent>
export type CommodityPriceEvent = z.infer<typeof commodityPriceEvent>
export type EventInfo = z.infer<typeof eventInfo>

function unionMessage(code: string): string {
  return code === 'invalid_union'
    ? `The event type is one of ${EVENT_TYPES.join(', ')}.`
    : 'Give the event as an object.'
}

/** Adds the faults of the series to those of the fields; rows that are no rows are passed over here. */
function checkSeries(context: z.core.ParsePayload<unknown>): void {
  const read = z
    .object({ target_date: z.unknown(), commodity_price_series: z.array(z.unknown()) })
    .safeParse(context.value)
  if (!read.success || read.data.commodity_price_series.length > LIMITS.seriesRows) return
  const { target_date: targetDate, commodity_price_series: rows } = read.data
  const dates = rows.map((row) => {
    const date = dateOfRow.safeParse(row)
    return date.success ? date.data.date : null
  })
  const isTarget = typeof targetDate === 'string' && isIsoDate(targetDate)
  for (const fault of seriesFaults(dates, isTarget ? targetDate : null)) {
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['commodity_price_series', ...fault.path],
      message: fault.message,
    })
  }
}

const dateOfRow = z.looseObject({ date: isoDate('the date of the row') })

type SeriesFault = { readonly path: readonly (string | number)[]; readonly message: string }

/**
 * Rules of the whole series: no date twice, a span of at least 90 calendar days, the last date is the target date.
 * `dates` are those of the rows in order, null where a row has none; `targetDate` is null while it is not known.
 * The faults name the row (counted from 0 in the path, from 1 in the words).
 */
export function seriesFaults(
  dates: readonly (string | null)[],
  targetDate: string | null,
): SeriesFault[] {
  const faults = repeatedDates(dates)
  const known = dates.filter((date) => date !== null).sort()
  const first = known[0]
  const last = known.at(-1)
  const span = first && last ? daysBetween(first, last) : 0
  if (span < LIMITS.seriesDays) {
    faults.push({
      path: [],
      message: `The series spans ${span} days; give at least ${LIMITS.seriesDays} calendar days.`,
    })
  }
  if (last && targetDate && last !== targetDate) {
    const row = dates.indexOf(last)
    faults.push({
      path: [row, 'date'],
      message: `The last date of the series is ${last} (row ${row + 1}); it must be the target date, ${targetDate}.`,
    })
  }
  return faults
}

function repeatedDates(dates: readonly (string | null)[]): SeriesFault[] {
  const firstRow = new Map<string, number>()
  const faults: SeriesFault[] = []
  dates.forEach((date, row) => {
    if (date === null) return
    const before = firstRow.get(date)
    if (before === undefined) firstRow.set(date, row)
    else {
      faults.push({
        path: [row, 'date'],
        message: `Row ${row + 1} repeats the date ${date} of row ${before + 1}.`,
      })
    }
  })
  return faults
}

/**
 * Whether the series' value on the target date differs from the target price by more than 1 %.
 * Accepted by the agent, but said: in the form and among the evidence gaps. Returns the series' value, or null.
 */
export function differingTargetValue(
  event: Pick<CommodityPriceEvent, 'target_price' | 'target_date' | 'commodity_price_series'>,
): number | null {
  const row = event.commodity_price_series.find((point) => point.date === event.target_date)
  if (!row) return null
  const scale = Math.max(Math.abs(row.value), Math.abs(event.target_price))
  return Math.abs(row.value - event.target_price) > 0.01 * scale ? row.value : null
}
