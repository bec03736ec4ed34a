/** The name of an event, the same wherever it is listed, headed or retold. */
import { addDays } from './dates'
import type { EventInfo } from './event-info'

/** A price is named with its move over this many days. */
const MOVE_DAYS = 30
const DATE_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The title of a news or policy event; of a price: "Crude Oil (Brent) up 37.5 % in 30 days, to 133.18 USD/bbl on
 * 8 March 2022". The move is left out where the series has no row that early, or a price at or under zero to start from.
 */
export function eventTitle(event: EventInfo): string {
  if (event.event_type !== 'commodity_price') return event.title.trim()
  const { commodity_name: name, commodity_unit: unit, target_date: date } = event
  const at = `${event.target_price} ${unit} on ${DATE_WORDS.format(Date.parse(date))}`
  const start = addDays(date, -MOVE_DAYS)
  const before = event.commodity_price_series
    .filter((row) => row.date <= start)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
  if (!before || before.value <= 0) return `${name} at ${at}`
  const change = Math.round((event.target_price / before.value - 1) * 1000) / 10
  if (!Number.isFinite(change)) return `${name} at ${at}` // beyond what a number holds
  if (change === 0) return `${name} unchanged in ${MOVE_DAYS} days, at ${at}`
  const way = change > 0 ? 'up' : 'down'
  return `${name} ${way} ${Math.abs(change)}\u00a0% in ${MOVE_DAYS} days, to ${at}`
}
