/**
 * Date and time in a named zone to RFC 3339 with that zone's offset on that day, and back. The browser's own zone
 * plays no part; the rules come from Intl.
 */
import { isRfc3339 } from '@/protocol/dates'
import { err, ok, type Result } from '@/protocol/result'

export type ZonedTime = {
  /** RFC 3339 with offset: 2026-03-17T00:00:00-04:00. */
  readonly text: string
  /** The clocks went back over this time, so it happened twice; `text` is the first of the two. */
  readonly isRepeated: boolean
}

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The moment of `local` (2026-03-17T00:00) in `zone`. Fails in words, for example in the gap of a clock change. */
export function toRfc3339(local: string, zone: string): Result<ZonedTime, string> {
  if (local.trim() === '') return err('Give the date and time of publication.')
  const match = LOCAL.exec(local)
  const withSeconds = match && !match[6] ? `${local}:00` : local.replace(/\.\d+$/, '')
  if (!match || !isRfc3339(`${withSeconds}Z`)) {
    return err('Give date and time of publication, for example 2026-03-17 09:30.')
  }
  if (!isZone(zone)) return err('Choose a time zone from the list.')
  const asUtc = Date.parse(`${withSeconds}Z`)
  const offsets = offsetsAround(asUtc, zone)
  const fitting = offsets.filter((offset) => offsetAt(asUtc - offset, zone) === offset)
  const offset = fitting[0]
  if (offset === undefined) return err(gapWords(withSeconds, zone))
  if (offset % MINUTE_MS !== 0) {
    return err(`The offset of ${zone} on that day has seconds. Choose UTC and give the time in it.`)
  }
  return ok({ text: `${withSeconds}${offsetText(offset)}`, isRepeated: fitting.length > 1 })
}

/** The local date and time in `zone` of an instant, as a date-time control takes it. */
export function toLocal(rfc3339: string, zone: string): string {
  const ms = Date.parse(rfc3339)
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 16)
}

/** The zones that the browser knows, UTC and `own` always among them. */
export function timeZones(own: string): readonly string[] {
  return [...new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])]
}

/** The zone of the browser. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone !== ''
  } catch {
    return false // Intl says so by throwing
  }
}

/** Offsets in force the day before and the day after, the larger first: it gives the earlier moment. */
function offsetsAround(asUtc: number, zone: string): number[] {
  const both = new Set([offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)])
  return [...both].sort((a, b) => b - a)
}

/** Local time less UTC, in milliseconds, at an instant. */
function offsetAt(ms: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value)
  const local = new Date(0)
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  local.setUTCHours(part('hour'), part('minute'), part('second'))
  return local.getTime() - Math.floor(ms / 1000) * 1000
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function gapWords(local: string, zone: string): string {
  const [date, time] = [local.slice(0, 10), local.slice(11, 16)]
  return `${time} did not exist in ${zone} on ${date}: the clocks went forward over it. Give a time before or after.`
}
