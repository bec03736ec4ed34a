/** Calendar dates without clock or zone, and RFC 3339 instants, checked against the calendar. */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-](\d{2}):(\d{2}))$/
const DAY_MS = 86_400_000

/** Whether the text is `YYYY-MM-DD` and a day of the calendar (2026-02-29 is not). */
export function isIsoDate(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text
}

/** Whether the text is an RFC 3339 date-time with a zone offset, and a real moment. */
export function isRfc3339(text: string): boolean {
  const match = DATE_TIME.exec(text)
  if (!match) return false
  const [, date, hour, minute, second, , , offsetHour, offsetMinute] = match
  return (
    isIsoDate(date ?? '') &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(offsetHour ?? 0) < 24 &&
    Number(offsetMinute ?? 0) < 60
  )
}

/** The day as the writer of the date-time saw it: its own date, in its own offset. */
export function localDateOf(rfc3339: string): string {
  return rfc3339.slice(0, 10)
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The calendar date `days` after `date`; fractions are rounded to the nearest day. */
export function addDays(date: string, days: number): string {
  const ms = Date.parse(`${date}T00:00:00Z`) + Math.round(days) * DAY_MS
  return new Date(ms).toISOString().slice(0, 10)
}
