/** The event's text or series into shocks on nodes of the graph, with the passages it rests on. */
import type { EventClass, Reading, Shock, Span } from '@/engine/types'
import { addDays, daysBetween, localDateOf } from '@/protocol/dates'
import type { CommodityPriceEvent, EventInfo, NewsEvent, PolicyEvent } from '@/protocol/event-info'
import type { KnowledgeIndex } from './knowledge-index'
import { CLASS_DEFAULTS, type ClassDefault, HEDGE, NEGATION, TRIGGERS } from './lexicon'
import { priceMove } from './prices'

const PRICE_DAYS = 365
const TITLE_WEIGHT = 2
const CERTAINTY = { numbers: 1, defaults: 0.8, placeOnly: 0.6 } as const

export function readEvent(event: EventInfo, index: KnowledgeIndex): Reading {
  return event.event_type === 'commodity_price' ? readPrice(event, index) : readStory(event, index)
}

function readPrice(event: CommodityPriceEvent, index: KnowledgeIndex): Reading {
  const found = namesIn('title', event.commodity_name, index).map(({ id }) => id)
  const commodityId = found.find((id) => id.startsWith('commodity:')) ?? null
  const move = priceMove(event, commodityId)
  const delta = move.delta ?? 0
  const isMoved = commodityId !== null && delta !== 0 && !move.isInDeadBand
  const reason = `${event.commodity_name} against its mean of 90 to 31 days before`
  const base = { nodeId: commodityId ?? '', reason, startDay: 0, persistenceDays: PRICE_DAYS }
  const why =
    commodityId === null
      ? `The graph knows no commodity named “${event.commodity_name}”.`
      : 'The price has hardly moved: the change lies in the dead band.'
  return {
    eventClass: delta < 0 ? 'price_fall' : 'price_rise',
    direction: 'none',
    eventDate: event.target_date,
    publishedDate: event.target_date,
    shocks: isMoved ? [{ ...base, channel: 'price', priceChange: delta }] : [],
    namedNodes: commodityId === null ? [] : [commodityId],
    spans: [],
    certainty: move.z30 === null ? CERTAINTY.defaults : CERTAINTY.numbers,
    assumptions: [`the new price lasts ${PRICE_DAYS} days`],
    isHedged: false,
    conditions: [],
    priceMove: move,
    emptyReason: isMoved ? null : why,
  }
}

type Field = Span['field']
type Named = { readonly id: string; readonly span: Span }

function readStory(event: NewsEvent | PolicyEvent, index: KnowledgeIndex): Reading {
  const published = localDateOf(event.pub_date)
  const fields: readonly (readonly [Field, string])[] = [
    ['title', event.title],
    ['content', event.content],
  ]
  const named = fields.flatMap(([field, text]) => namesIn(field, text, index))
  const ids = [...new Set(named.map(({ id }) => id))]
  const { eventClass, spans } = classOf(fields)
  const standard = CLASS_DEFAULTS[eventClass] ?? null
  const whole = `${event.title}. ${event.content}`
  const days = durationIn(whole)
  const targets = standard ? targetsOf(ids, eventClass, index) : []
  const startDay = Math.max(0, daysBetween(published, futureDate(whole, published) ?? published))
  const shocks = standard
    ? targets.map((id) => shockOn(id, standard, days, startDay, eventClass))
    : []
  const conditions = whole.match(/depends? on ([^.]{5,160})/giu) ?? []
  const isGain = (standard?.size ?? 0) < 0
  return {
    eventClass,
    direction: shocks.length === 0 ? 'none' : isGain ? 'beneficial' : 'adverse',
    eventDate: published,
    publishedDate: published,
    shocks,
    namedNodes: ids,
    spans: [...spans, ...named.map(({ span }) => span)],
    certainty: certaintyOf(targets, days),
    assumptions: standard && days === null ? [assumption(eventClass, standard)] : [],
    isHedged: HEDGE.test(whole),
    conditions: conditions.slice(0, 3),
    priceMove: null,
    emptyReason: shocks.length > 0 ? null : emptyReason(eventClass, ids),
  }
}

/** Names of nodes in a text, longest match first, on whole words; names of people's things need their capital. */
function namesIn(field: Field, text: string, index: KnowledgeIndex): Named[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0].normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  }))
  const found: Named[] = []
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(tokens, at, text, index)
    if (!hit) {
      at += 1
      continue
    }
    const [start, end] = [tokens[at]?.start ?? 0, tokens[at + hit.length - 1]?.end ?? 0]
    const span = { field, start, end, text: text.slice(start, end) }
    for (const id of hit.ids) found.push({ id, span: { ...span, reads: `node:${id}` } })
    at += hit.length
  }
  return found
}

type Token = { readonly start: number; readonly end: number; readonly word: string }

function longestAt(tokens: readonly Token[], at: number, text: string, index: KnowledgeIndex) {
  for (let length = Math.min(index.longestName, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word)
    const known = index.names.get(words.join(' ')) ?? []
    const first = text.charAt(tokens[at]?.start ?? 0)
    const isCapital = first !== first.toLowerCase() || /\p{N}/u.test(first)
    const ids = known.filter((id) => isCapital || !needsCapital(index.nodes.get(id)?.kind))
    if (ids.length > 0) return { ids, length }
  }
  return null
}

const needsCapital = (kind: string | undefined) =>
  kind === 'company' || kind === 'place' || kind === 'route' || kind === 'facility'

function classOf(fields: readonly (readonly [Field, string])[]) {
  const scores = new Map<EventClass, number>()
  const spans: Span[] = []
  for (const [field, text] of fields) {
    for (const { eventClass, pattern, weight } of TRIGGERS) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length
        const isNegated = NEGATION.test(text.slice(0, match.index))
        const reads = isNegated ? 'negation' : `class:${eventClass}`
        spans.push({ field, start: match.index, end, text: match[0], reads })
        const gain = isNegated ? 0 : weight * (field === 'title' ? TITLE_WEIGHT : 1)
        scores.set(eventClass, (scores.get(eventClass) ?? 0) + gain)
      }
    }
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const eventClass: EventClass = best && best[1] > 0 ? best[0] : 'other'
  return { eventClass, spans }
}

/** What the event hits: the most exact thing it names. A company stands for its products. */
function targetsOf(
  ids: readonly string[],
  eventClass: EventClass,
  index: KnowledgeIndex,
): string[] {
  const ofKind = (...kinds: string[]) =>
    ids.filter((id) => kinds.includes(index.nodes.get(id)?.kind ?? ''))
  const isRoute = eventClass === 'route_closure' || eventClass === 'route_delay'
  if (isRoute) return ofKind('route')
  const plants = ofKind('facility') // a plant is more exact than the goods it makes
  if (plants.length > 0) return plants
  const goods = ofKind('material', 'product')
  if (goods.length > 0) return goods
  const companies = ofKind('company').flatMap((id) => index.productsOf.get(id) ?? [])
  return companies.length > 0 ? companies : ofKind('place')
}

function shockOn(
  nodeId: string,
  standard: ClassDefault,
  days: number | null,
  startDay: number,
  eventClass: EventClass,
): Shock {
  const outageDays = days ?? standard.outageDays
  const base = { nodeId, reason: eventClass.replaceAll('_', ' '), startDay }
  if (standard.channel === 'price') {
    return { ...base, channel: 'price', priceChange: standard.size, persistenceDays: outageDays }
  }
  if (standard.channel === 'delay') {
    return { ...base, channel: 'delay', delayDays: outageDays, outageDays }
  }
  const rampDays = standard.rampDays
  return { ...base, channel: 'quantity', lossFraction: standard.size, outageDays, rampDays }
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

function durationIn(text: string): number | null {
  const match = /\bfor (?:about |at least )?(\w+) (day|week|month)s?\b/iu.exec(text)
  if (!match) return null
  const word = (match[1] ?? '').toLowerCase()
  const count = /^\d+$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word)
  const days = count * (UNIT_DAYS[match[2]?.toLowerCase() ?? ''] ?? 0)
  return days > 0 && days <= 3650 ? days : null
}

/** `begin production in 2027`: the first day of that year, if it lies ahead. */
function futureDate(text: string, from: string): string | null {
  const year = /\b(?:begin|start|open)\w*\b[^.]{0,40}\bin (20\d\d)\b/iu.exec(text)?.[1]
  if (year === undefined) return null
  const date = `${year}-01-01`
  return date > from && date < addDays(from, 3650) ? date : null
}

function certaintyOf(targets: readonly string[], days: number | null): number {
  if (targets.length > 0 && targets.every((id) => id.startsWith('place:')))
    return CERTAINTY.placeOnly
  return days === null ? CERTAINTY.defaults : CERTAINTY.numbers
}

function assumption(eventClass: EventClass, standard: ClassDefault): string {
  return `${standard.outageDays} days, the default of the class “${eventClass.replaceAll('_', ' ')}”`
}

function emptyReason(eventClass: EventClass, ids: readonly string[]): string {
  if (ids.length === 0) return 'The text names nothing that the graph knows.'
  if (eventClass === 'other')
    return 'The text tells of no disruption or relief that was understood.'
  return 'The text names no plant, material, product, place or route that the event could hit.'
}
