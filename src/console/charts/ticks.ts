/** Where a time axis is marked. */

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const
const SHORTEST_MONTHS = 2

/** First days of months between two instants (ms, UTC), at most `most`; none for a span too short for months. */
export function monthTicks(from: number, to: number, most: number): readonly number[] {
  const first = new Date(from)
  const last = new Date(to)
  const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth()
  const start = monthOf(first) + (first.getUTCDate() === 1 ? 0 : 1)
  const count = monthOf(last) - start + 1
  if (count < SHORTEST_MONTHS) return []
  const step = MONTH_STEPS.find((months) => Math.ceil(count / months) <= most) ?? 120
  const aligned = Math.ceil(start / step) * step
  return Array.from({ length: Math.max(0, Math.floor((start + count - 1 - aligned) / step) + 1) })
    .map((_, index) => aligned + index * step)
    .map((month) => Date.UTC(Math.floor(month / 12), month % 12, 1))
}
