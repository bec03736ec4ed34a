/** What the form says of a price series before it is sent: rows, span, gaps, and the line that draws it. */
import { daysBetween } from '@/protocol/dates'
import type { PricePoint } from '@/protocol/event-info'

export type SeriesSummary = {
  readonly count: number
  readonly first: PricePoint
  readonly last: PricePoint
  /** First to last date, in days. */
  readonly spanDays: number
  /** Longer steps than the series' own pace explains, the longest first. */
  readonly gaps: readonly { readonly from: string; readonly to: string; readonly days: number }[]
  readonly low: number
  readonly high: number
}

/** A weekend with a holiday on each side is 5 days: no gap in a daily series. */
const LONGEST_WEEKEND_DAYS = 5
/** In a monthly series a step three times the usual one is a gap. */
const GAP_FACTOR = 3

/** Sums up rows in any order; null when there are none. */
export function summariseSeries(rows: readonly PricePoint[]): SeriesSummary | null {
  const sorted = inDateOrder(rows)
  const first = sorted[0]
  const last = sorted.at(-1)
  if (!first || !last) return null
  const steps = sorted.slice(1).map((point, index) => {
    const from = sorted[index]?.date ?? point.date
    return { from, to: point.date, days: daysBetween(from, point.date) }
  })
  const limit = Math.max(LONGEST_WEEKEND_DAYS, GAP_FACTOR * median(steps.map((step) => step.days)))
  return {
    count: sorted.length,
    first,
    last,
    spanDays: daysBetween(first.date, last.date),
    gaps: steps.filter((step) => step.days > limit).sort((a, b) => b.days - a.days),
    low: sorted.reduce((low, point) => Math.min(low, point.value), first.value),
    high: sorted.reduce((high, point) => Math.max(high, point.value), first.value),
  }
}

/** Most columns of the picture; beyond them each column keeps its lowest and highest value. */
const COLUMNS = 300

/** The points of a line in a box, thinned so that no peak is lost. Time runs by date, not by row. */
export function linePoints(
  rows: readonly PricePoint[],
  box: { readonly width: number; readonly height: number },
): readonly { readonly x: number; readonly y: number }[] {
  const summary = summariseSeries(rows)
  if (!summary) return []
  const { first, spanDays, low, high } = summary
  const x = (date: string) =>
    spanDays === 0 ? box.width / 2 : (daysBetween(first.date, date) / spanDays) * box.width
  const y = (value: number) =>
    high === low ? box.height / 2 : box.height - ((value - low) / (high - low)) * box.height
  return thinned(inDateOrder(rows)).map((point) => ({ x: x(point.date), y: y(point.value) }))
}

function thinned(sorted: readonly PricePoint[]): readonly PricePoint[] {
  if (sorted.length <= 2 * COLUMNS) return sorted
  const size = Math.ceil(sorted.length / COLUMNS)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, column) => {
    const group = sorted.slice(column * size, (column + 1) * size)
    const byValue = [...group].sort((a, b) => a.value - b.value)
    const ends = [byValue[0], byValue.at(-1)].filter((point) => point !== undefined)
    return [...new Set(ends)].sort(byDate)
  }).flat()
}

const byDate = (a: PricePoint, b: PricePoint) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)
const inDateOrder = (rows: readonly PricePoint[]) => [...rows].sort(byDate)

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
