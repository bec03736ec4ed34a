/** The price series of an assessment, each once, with the nodes and products it belongs to. */
import type { ReadAssessment } from '@/protocol/assessment'
import type { EventInfo } from '@/protocol/event-info'

type Value = ReadAssessment['value']
type PriceData = NonNullable<NonNullable<Value['risk_brief']>['price_data']>
type Item = NonNullable<PriceData['items']>[number]
type Detail = NonNullable<Item['related_commodity_price']>[number]

export type PricePoint = { readonly date: string; readonly value: number }

export type PriceChart = {
  readonly key: string
  readonly commodity: string | null
  readonly unit: string | null
  readonly targetDate: string | null
  readonly targetPrice: number | null
  /** Relative changes, 0.1 = +10 %. */
  readonly change30: number | null
  readonly change90: number | null
  readonly againstMean: number | null
  /** Standard deviation of daily returns. */
  readonly volatility: number | null
  readonly series: readonly PricePoint[]
  /** Where the series came from: the agent's answer, or the event as it was submitted. */
  readonly source: 'agent' | 'event'
  readonly uses: readonly PriceUse[]
  /** Fields of other agents that the contract does not name, as they came. */
  readonly others: readonly { readonly name: string; readonly value: string }[]
}

export type PriceUse = {
  readonly node: string | null
  readonly product: string | null
  readonly pathId: string | null
  readonly summary: string | null
}

export type PriceView = {
  readonly charts: readonly PriceChart[]
  /** Items of the agent's without a usable series: said in words. */
  readonly without: readonly (PriceUse & { readonly asOf: string | null })[]
}

/** Series once each; a commodity event whose agent gave no series is drawn from what was submitted. */
export function pricesOf(value: Value, event: EventInfo | null): PriceView {
  const items = value.risk_brief?.price_data?.items ?? []
  const charts = new Map<string, PriceChart>()
  const without: (PriceUse & { asOf: string | null })[] = []
  for (const item of items) {
    const use = useOf(item)
    const details = item.related_commodity_price ?? []
    if (details.length === 0) without.push({ ...use, asOf: item.as_of_date ?? null })
    for (const detail of details) {
      const chart = chartOf(detail, use)
      const known = charts.get(chart.key)
      charts.set(chart.key, known ? { ...known, uses: [...known.uses, use] } : chart)
    }
  }
  const hasSeries = [...charts.values()].some((chart) => chart.series.length > 0)
  const submitted = hasSeries ? null : submittedChart(event)
  return { charts: submitted ? [...charts.values(), submitted] : [...charts.values()], without }
}

function useOf(item: Item): PriceUse {
  return {
    node: item.node_name || null,
    product: item.affected_product || null,
    pathId: item.path_id || null,
    summary: item.price_evidence_summary || null,
  }
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'commodity_name',
  'unit',
  'target_date',
  'target_price',
  'price_30_days_before',
  'price_90_days_before',
  'change_30_days',
  'change_90_days',
  'daily_volatility',
  'change_against_mean',
  'series',
])

function chartOf(detail: Detail, use: PriceUse): PriceChart {
  const commodity = detail.commodity_name || use.node
  return {
    key: [commodity, detail.unit, detail.target_date, detail.series?.length].join('|'),
    commodity,
    unit: detail.unit || null,
    targetDate: detail.target_date || null,
    targetPrice: detail.target_price ?? null,
    change30: detail.change_30_days ?? null,
    change90: detail.change_90_days ?? null,
    againstMean: detail.change_against_mean ?? null,
    volatility: detail.daily_volatility ?? null,
    series: pointsOf(detail.series ?? []),
    source: 'agent',
    uses: [use],
    others: Object.entries(detail).flatMap(([name, field]) =>
      !KNOWN_FIELDS.has(name) && (typeof field === 'string' || typeof field === 'number')
        ? [{ name, value: String(field) }]
        : [],
    ),
  }
}

/** Points with a date and a value, in time order. A gap stays a gap: nothing is filled in. */
function pointsOf(
  series: readonly {
    readonly date?: string | null | undefined
    readonly value?: number | null | undefined
  }[],
): PricePoint[] {
  return series
    .flatMap(({ date, value }) =>
      date && !Number.isNaN(Date.parse(date)) && typeof value === 'number' ? [{ date, value }] : [],
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

function submittedChart(event: EventInfo | null): PriceChart | null {
  if (event?.event_type !== 'commodity_price') return null
  return {
    key: 'submitted',
    commodity: event.commodity_name,
    unit: event.commodity_unit,
    targetDate: event.target_date,
    targetPrice: event.target_price,
    change30: null,
    change90: null,
    againstMean: null,
    volatility: null,
    series: pointsOf(event.commodity_price_series),
    source: 'event',
    uses: [],
    others: [],
  }
}
