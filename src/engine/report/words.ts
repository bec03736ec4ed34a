/** Numbers, dates and names as the report's sentences write them. English, locale-free, deterministic. */
import type { NodeFact } from '@/engine/graph/facts'
import type { EventClass, ImpactPath, Mechanism } from '@/engine/types'

/** Everything the sentences of one report need to name nodes and dates. */
export type Names = {
  /** The node of the graph; unknown ids are bugs. */
  nodeOf(id: string): NodeFact
  /** Calendar date of a day counted from the event. */
  dateOf(day: number): string
  /** Day, counted from the event, of a calendar date. */
  dayOf(date: string): number
}

/** Rounds for output: 6 decimals keep a hand calculation exact and the JSON readable. */
export function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0 // + 0 turns -0 into 0
}

/** A score as it is given out: two decimals, never beyond ±20. */
export function scoreOut(value: number): number {
  return Math.max(-20, Math.min(20, Math.round(value * 100) / 100)) + 0
}

/** `12.4`, `0.43`, `0.0021`: three figures, without trailing zeros. */
export function figure(value: number): string {
  const size = Math.abs(value)
  if (size >= 100) return minus(Math.round(value).toString())
  const decimals = size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 2 : 4
  return minus((Number(value.toFixed(decimals)) + 0).toString())
}

/** `0.006345`, `43.2`: five figures, enough to do a sum again by hand. Never in the form of powers of ten. */
export function sum(value: number): string {
  const size = Math.abs(value)
  if (size < 1e-12) return '0'
  const decimals = Math.min(12, Math.max(0, 4 - Math.floor(Math.log10(size))))
  const text = value.toFixed(decimals)
  return minus(text.includes('.') ? text.replace(/\.?0+$/, '') : text)
}

/** `+6.2`, `−0.41`: a score or a change with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value)
}

/** `12.4 %` of a share 0..1. */
export function percent(share: number): string {
  return `${figure(share * 100)} %`
}

/** `1 day`, `11.3 days`, `0.32 days`: an estimate of days is not known to the hundredth. */
export function days(value: number): string {
  const size = Math.abs(value)
  const text = figure(size >= 1 ? Math.round(size * 10) / 10 : size)
  return text === '1' ? '1 day' : `${text} days`
}

/** `−0.17`: a score in a sentence, as it is given out. */
export function points(score: number): string {
  return signed(scoreOut(score))
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** `21 June 2026`, `June 2026`, `2026`: a calendar date in a sentence, as far as it is known. Fields keep ISO. */
export function dateWords(iso: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(iso) ?? []
  const name = MONTHS[Number(month) - 1]
  if (year === undefined) return iso
  if (name === undefined) return year
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`
}

/** Ends a sentence, also one that ends with `Inc.` */
export function stop(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`
}

/** `1 path leads`, `3 paths lead`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function minus(text: string): string {
  return text.replace('-', '−')
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Dysprosium → NdFeB magnet → Traction motor → Ford Motor Company`: a path down to the company. */
export function chain(path: Pick<ImpactPath, 'nodeIds' | 'productId'>, names: Names): string {
  const owner = names.nodeOf(path.productId).company
  const ids = owner === undefined ? path.nodeIds : [...path.nodeIds, owner]
  return ids.map((id) => names.nodeOf(id).name).join(' → ')
}

export const CLASS_WORDS: Readonly<Record<EventClass, string>> = {
  fire: 'Plant fire',
  flood: 'Flood',
  earthquake: 'Earthquake',
  storm: 'Storm',
  export_ban: 'Export ban',
  export_licensing: 'Export licensing',
  sanction: 'Sanction',
  tariff: 'Tariff',
  import_ban: 'Import ban',
  strike: 'Strike',
  route_closure: 'Route closure',
  route_delay: 'Route delay',
  war: 'War or armed attack',
  power_cut: 'Power cut',
  shortage: 'Shortage',
  plant_halt: 'Plant halt',
  cyber: 'Cyber attack',
  epidemic: 'Epidemic',
  recall: 'Recall',
  insolvency: 'Insolvency',
  demand_drop: 'Drop in demand',
  supply_deal: 'Supply deal',
  new_capacity: 'New capacity',
  restart: 'Restart',
  ban_lifted: 'Restriction lifted',
  price_rise: 'Price rise',
  price_fall: 'Price fall',
  other: 'Other event',
}

/** What happens at the exposed node, by mechanism. */
export const EFFECT_WORDS: Readonly<Record<Mechanism, string>> = {
  'supply shortage': 'output falls',
  'cost pass-through': 'price changes and is passed on',
  'logistics delay': 'goods arrive late',
  'export control': 'exports are held back',
  'demand loss': 'orders fall away',
  'beneficial supply': 'supply grows',
  'rival gain': 'a rival fails and orders move',
  'price gain': 'the price of what it sells changes',
  'direct disruption': 'the company itself is hit',
}
