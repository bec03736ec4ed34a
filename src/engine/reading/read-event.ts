/** The event's text or series into shocks on nodes of the graph, with the passages it rests on. */
import type { EventClass, Reading, Shock, Span } from '@/engine/types'
import { daysBetween, localDateOf } from '@/protocol/dates'
import type { CommodityPriceEvent, EventInfo, NewsEvent, PolicyEvent } from '@/protocol/event-info'
import type { KnowledgeIndex } from './knowledge-index'
import {
  CLASS_DEFAULTS,
  type ClassDefault,
  HEDGE,
  NEGATION,
  NEGATION_AFTER,
  NEGATION_REACH,
  TRIGGERS,
} from './lexicon'
import { priceMove } from './prices'
import { durationIn, type Found, partIn, rateIn, startIn } from './quantities'
import { type Sentence, sentencesOf } from './sentences'
import { type Target, targetsOf } from './targets'

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
  const figures = figuresOf(fields, published, eventClass)
  const targets = standard
    ? targetsOf(ids, eventClass, index).filter((target) => target.part > 0)
    : []
  const size = sizeOf(standard, figures.part, figures.rate)
  const outageDays = figures.days ?? standard?.outageDays ?? 0
  const startDay = Math.max(0, daysBetween(published, figures.start ?? published))
  const shocks = standard
    ? targets.map((target) => shockOn(target, standard, size, outageDays, startDay, eventClass))
    : []
  return {
    eventClass,
    direction: shocks.length === 0 ? 'none' : size < 0 ? 'beneficial' : 'adverse',
    eventDate: published,
    publishedDate: published,
    shocks,
    namedNodes: ids,
    spans: [...spans, ...figures.spans, ...named.map(({ span }) => span)],
    certainty: certaintyOf(targets, figures.days !== null || figures.part !== null),
    assumptions: standard ? assumptionsOf(eventClass, standard, figures, targets, index) : [],
    isHedged: fields.some(([, text]) => HEDGE.test(text)),
    conditions: conditionsIn(event.content),
    priceMove: null,
    emptyReason: shocks.length > 0 ? null : emptyReason(eventClass, ids),
  }
}

const MOST_CONDITIONS = 3

/** What follows `depends on`, to the end of its sentence. */
function conditionsIn(text: string): string[] {
  return sentencesOf(text)
    .flatMap((sentence) => /\bdepends? on (.{5,300})$/iu.exec(sentence.text.trim())?.[1] ?? [])
    .map((condition) => condition.replace(/[.!?]$/u, ''))
    .slice(0, MOST_CONDITIONS)
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
    for (const sentence of sentencesOf(text)) {
      for (const { eventClass, pattern, weight } of TRIGGERS) {
        for (const match of sentence.text.matchAll(pattern)) {
          const end = match.index + match[0].length
          const isNegated = isTurnedOff(sentence.text, match.index, end)
          const reads = isNegated ? 'negation' : `class:${eventClass}`
          const start = sentence.start + match.index
          spans.push({ field, start, end: sentence.start + end, text: match[0], reads })
          const gain = isNegated ? 0 : weight * (field === 'title' ? TITLE_WEIGHT : 1)
          scores.set(eventClass, (scores.get(eventClass) ?? 0) + gain)
        }
      }
    }
  }
  const ranked = [...scores]
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name)
  // A halt is what happened; a fire, a war or a strike beside it is why, and tells how long it lasts.
  const eventClass = ranked.find((name) => name !== 'plant_halt') ?? ranked[0] ?? 'other'
  return { eventClass, spans }
}

/** Whether words before a trigger, inside it or after it, in its sentence, say that it did not happen. */
function isTurnedOff(sentence: string, start: number, end: number): boolean {
  const lastWord = /[\p{L}\p{N}]+$/u.exec(sentence.slice(start, end))?.index ?? 0
  const heads = [start, start + lastWord].map((at) =>
    sentence.slice(Math.max(0, at - NEGATION_REACH), at),
  )
  return (
    heads.some((head) => NEGATION.test(head)) ||
    NEGATION_AFTER.test(sentence.slice(end, end + NEGATION_REACH))
  )
}

type Figures = {
  readonly days: number | null
  readonly part: number | null
  readonly rate: number | null
  readonly start: string | null
  readonly spans: readonly Span[]
}

/** The first figure of each kind in title and content. */
function figuresOf(
  fields: readonly (readonly [Field, string])[],
  published: string,
  eventClass: EventClass,
): Figures {
  const sentences = fields.flatMap(([field, text]) =>
    sentencesOf(text).map((sentence) => ({ field, sentence })),
  )
  const first = <Value>(read: (sentence: Sentence) => Found<Value> | null) => {
    for (const { field, sentence } of sentences) {
      const found = read(sentence)
      if (found) return { field, ...found }
    }
    return null
  }
  const days = first((sentence) => durationIn(sentence, published))
  const start = first((sentence) => startIn(sentence, published))
  const isTariff = eventClass === 'tariff'
  const part = isTariff ? null : first(partIn)
  const rate = isTariff ? first(rateIn) : null
  const spans = [
    days && spanOf(days, `days:${days.value}`),
    start && spanOf(start, `start:${start.value}`),
    part && spanOf(part, `part:${Math.round(part.value * 100)} %`),
    rate && spanOf(rate, `rate:${Math.round(rate.value * 100)} %`),
  ].filter((span) => span !== null)
  const given = <Value>(found: { readonly value: Value } | null) => found?.value ?? null
  return {
    days: given(days),
    part: given(part),
    rate: given(rate),
    start: given(start),
    spans,
  }
}

function spanOf(
  { field, start, text }: { field: Field; start: number; text: string },
  reads: string,
) {
  return { field, start, end: start + text.length, text, reads }
}

/** Loss fraction or price change: the text's figure in the direction of the class, else the class's own. */
function sizeOf(standard: ClassDefault | null, part: number | null, rate: number | null): number {
  if (!standard) return 0
  if (standard.channel === 'price') return rate ?? standard.size
  if (standard.channel === 'delay') return standard.size
  return part === null ? standard.size : Math.sign(standard.size) * part
}

function shockOn(
  { nodeId, part }: Target,
  standard: ClassDefault,
  size: number,
  outageDays: number,
  startDay: number,
  eventClass: EventClass,
): Shock {
  const base = { nodeId, reason: eventClass.replaceAll('_', ' '), startDay }
  if (standard.channel === 'price') {
    const priceChange = size * part
    return { ...base, channel: 'price', priceChange, persistenceDays: outageDays }
  }
  if (standard.channel === 'delay') {
    return { ...base, channel: 'delay', delayDays: outageDays, outageDays }
  }
  const { rampDays } = standard
  return { ...base, channel: 'quantity', lossFraction: size * part, outageDays, rampDays }
}

function certaintyOf(targets: readonly Target[], hasFigures: boolean): number {
  if (targets.length > 0 && targets.every(({ nodeId }) => nodeId.startsWith('place:'))) {
    return CERTAINTY.placeOnly
  }
  return hasFigures ? CERTAINTY.numbers : CERTAINTY.defaults
}

/** What the text did not say, and what was taken instead. */
function assumptionsOf(
  eventClass: EventClass,
  standard: ClassDefault,
  figures: Figures,
  targets: readonly Target[],
  index: KnowledgeIndex,
): string[] {
  const word = eventClass.replaceAll('_', ' ')
  const days =
    figures.days === null ? [`${standard.outageDays} days, the default of the class “${word}”`] : []
  const size =
    standard.channel === 'quantity' && figures.part === null
      ? [
          `${Math.round(Math.abs(standard.size) * 100)} % of output, the default of the class “${word}”`,
        ]
      : []
  const parts = targets.flatMap(({ nodeId, part, placeId }) => {
    if (placeId === null) return []
    const name = (id: string) => index.nodes.get(id)?.name ?? id
    return [`${Math.round(part * 100)} % of ${name(nodeId)} is made in ${name(placeId)}`]
  })
  return [...days, ...size, ...parts]
}

function emptyReason(eventClass: EventClass, ids: readonly string[]): string {
  if (ids.length === 0) return 'The text names nothing that the graph knows.'
  if (eventClass === 'other')
    return 'The text tells of no disruption or relief that was understood.'
  return 'The text names no plant, material, product, place or route that the event could hit.'
}
