/** The commodity series that the event brought, set beside the nodes and paths it moves. */
import type { Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { priceSentence } from './evidence'
import { exact, type Names } from './words'

type PriceItem = NonNullable<Assessment['risk_brief']>['price_data']['items'][number]
type PriceDetail = PriceItem['related_commodity_price'][number]

/** One item a product that the price reaches, along its strongest path; one without path when it reaches none. */
export function priceItems(outcome: Outcome, reading: Reading, names: Names): PriceItem[] {
  const detail = priceDetail(reading)
  if (!detail) return []
  const item = (pathId: string | null, product: string | null): PriceItem => ({
    node_name: detail.commodity_name,
    path_id: pathId,
    affected_product: product,
    has_price_data: true,
    as_of_date: detail.target_date,
    price_evidence_summary: priceSentence(reading),
    related_commodity_price: [detail],
  })
  const strongest = new Map<string, string>()
  for (const path of outcome.paths) {
    if (path.channel === 'price' && !strongest.has(path.productId)) {
      strongest.set(path.productId, path.pathId)
    }
  }
  if (strongest.size === 0) return [item(null, null)]
  return [...strongest].map(([productId, pathId]) => item(pathId, names.nodeOf(productId).name))
}

function priceDetail(reading: Reading): PriceDetail | null {
  const move = reading.priceMove
  if (!move) return null
  return {
    commodity_name: move.commodityName,
    unit: move.unit,
    target_date: move.targetDate,
    target_price: move.targetPrice,
    price_30_days_before: move.price30,
    price_90_days_before: move.price90,
    change_30_days: orNull(move.change30),
    change_90_days: orNull(move.change90),
    daily_volatility: orNull(move.dailySd),
    change_against_mean: orNull(move.delta),
    series: move.series.map(({ date, value }) => ({ date, value })),
  }
}

function orNull(value: number | null): number | null {
  return value === null ? null : exact(value)
}
