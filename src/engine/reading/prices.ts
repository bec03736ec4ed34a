/** A commodity price event worked out: moves, volatility, and the shock against the mean of 90 to 31 days before. */
import type { PriceMove, PricePoint } from '@/engine/types'
import { addDays } from '@/protocol/dates'
import { type CommodityPriceEvent, differingTargetValue } from '@/protocol/event-info'

const LEAST_POINTS = 40
const CLIP = { low: -0.9, high: 3 } as const
const DEAD_CHANGE = 0.02
const DEAD_Z = 0.5

export function priceMove(event: CommodityPriceEvent, commodityId: string | null): PriceMove {
  const { target_date: targetDate, target_price: targetPrice } = event
  const series = event.commodity_price_series
    .map(({ date, value }) => ({ date, value: date === targetDate ? targetPrice : value }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const day30 = addDays(targetDate, -30)
  const price30 = lastAt(series, day30)
  const price90 = lastAt(series, addDays(targetDate, -90))
  const { dailySd, z30 } = volatility(series, day30, price30, targetPrice)
  const raw = againstMean(series, targetDate, targetPrice)
  const delta = raw === null ? null : Math.min(CLIP.high, Math.max(CLIP.low, raw))
  return {
    commodityId,
    commodityName: event.commodity_name,
    unit: event.commodity_unit,
    targetDate,
    targetPrice,
    series,
    price30,
    price90,
    change30: change(price30, targetPrice),
    change90: change(price90, targetPrice),
    dailySd,
    z30,
    delta,
    isClipped: raw !== delta,
    isInDeadBand:
      delta !== null && (Math.abs(delta) < DEAD_CHANGE || (z30 !== null && Math.abs(z30) < DEAD_Z)),
    warnings: warningsOf(event, dailySd),
  }
}

function lastAt(series: readonly PricePoint[], date: string): number | null {
  return series.findLast((point) => point.date <= date)?.value ?? null
}

function change(before: number | null, now: number): number | null {
  if (before === null || before === 0) return null
  const moved = now / before - 1
  return Number.isFinite(moved) ? moved : null // beyond what a number holds: not stated
}

function volatility(
  series: readonly PricePoint[],
  day30: string,
  price30: number | null,
  now: number,
): { dailySd: number | null; z30: number | null } {
  const returns: number[] = []
  const before = series.filter(({ date }) => date <= day30)
  before.slice(1).forEach(({ value }, index) => {
    const last = before[index]?.value ?? 0
    if (last > 0 && value > 0) returns.push(Math.log(value / last))
  })
  if (returns.length < LEAST_POINTS) return { dailySd: null, z30: null }
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const dailySd = Math.sqrt(squares / (returns.length - 1))
  const steps = series.length - before.length
  if (price30 === null || price30 <= 0 || now <= 0 || dailySd === 0) return { dailySd, z30: null }
  return { dailySd, z30: Math.log(now / price30) / (dailySd * Math.sqrt(steps)) }
}

function againstMean(series: readonly PricePoint[], date: string, now: number): number | null {
  const [from, to] = [addDays(date, -90), addDays(date, -31)]
  const base = series.filter((point) => point.date >= from && point.date <= to)
  if (base.length === 0) return null
  const mean = base.reduce((sum, point) => sum + point.value, 0) / base.length
  return mean === 0 ? null : now / mean - 1
}

function warningsOf(event: CommodityPriceEvent, dailySd: number | null): string[] {
  const differs = differingTargetValue(event) !== null
  return [
    ...(dailySd === null ? ['Volatility unknown: too few prices before the last 30 days.'] : []),
    ...(differs ? ['The target price replaces the last value of the series.'] : []),
  ]
}
