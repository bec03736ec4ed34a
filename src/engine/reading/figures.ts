/** The figures of a story: how long, how much, from when. */
import type { EventClass, Span } from '@/engine/types'
import type { Field } from './names'
import { durationIn, type Found, moveIn, partIn, rateIn, startIn } from './quantities'
import { type Sentence, sentencesOf } from './sentences'

export type Figures = {
  readonly days: number | null
  readonly part: number | null
  /** Rate of a tariff, 0.. */
  readonly rate: number | null
  /** Relative move of a price. */
  readonly move: number | null
  readonly start: string | null
  readonly spans: readonly Span[]
}

/** The first figure of each kind in title and content. */
export function figuresOf(
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
  const isPrice = eventClass === 'price_rise' || eventClass === 'price_fall'
  const isDemand = eventClass === 'demand_drop'
  const isTariff = eventClass === 'tariff'
  const part = isTariff || isPrice ? null : (first(partIn) ?? (isDemand ? first(fallIn) : null))
  const rate = isTariff ? first(rateIn) : null
  const isRise = eventClass === 'price_rise'
  const move = isPrice ? first((sentence) => moveIn(sentence, isRise ? 1 : -1)) : null
  const spans = [
    days && spanOf(days, `days:${days.value}`),
    start && spanOf(start, `start:${start.value}`),
    part && spanOf(part, `part:${Math.round(part.value * 100)} %`),
    rate && spanOf(rate, `rate:${Math.round(rate.value * 100)} %`),
    move && spanOf(move, `move:${Math.round(move.value * 100)} %`),
  ].filter((span) => span !== null)
  const given = <Value>(found: { readonly value: Value } | null) => found?.value ?? null
  return {
    days: given(days),
    part: given(part),
    rate: given(rate),
    move: given(move),
    start: given(start),
    spans,
  }
}

/** The part by which orders fell. */
function fallIn(sentence: Sentence): Found<number> | null {
  const fall = moveIn(sentence, -1)
  return fall && { ...fall, value: -fall.value }
}

function spanOf(
  { field, start, text }: { field: Field; start: number; text: string },
  reads: string,
) {
  return { field, start, end: start + text.length, text, reads }
}
