/** What kind of event a text tells of, by the words that trigger a class. */
import type { EventClass, Span } from '@/engine/types'
import { NEGATION, NEGATION_AFTER, NEGATION_REACH, TRIGGERS } from './lexicon'
import type { Field } from './names'
import { type Sentence, sentencesOf } from './sentences'

const TITLE_WEIGHT = 2
const PRICE_CLASSES: ReadonlySet<EventClass> = new Set<EventClass>(['price_rise', 'price_fall'])

const RELIEF_CLASSES: ReadonlySet<EventClass> = new Set<EventClass>([
  ...(['restart', 'ban_lifted', 'new_capacity', 'supply_deal'] as const),
])

/** Words of a class that were met in a sentence. */
export type Cue = {
  readonly eventClass: EventClass
  readonly weight: number
  readonly isNegated: boolean
  readonly span: Span
  readonly sentence: Sentence
}

/** All words in the text that tell of a class. */
export function cuesIn(field: Field, text: string): Cue[] {
  return sentencesOf(text).flatMap((sentence) =>
    TRIGGERS.flatMap(({ eventClass, pattern, weight }) =>
      [...sentence.text.matchAll(pattern)].map((match) => {
        const end = match.index + match[0].length
        const isNegated = isTurnedOff(sentence.text, match.index, end)
        const reads = isNegated ? 'negation' : `class:${eventClass}`
        const at = { start: sentence.start + match.index, end: sentence.start + end }
        return {
          eventClass,
          weight,
          isNegated,
          sentence,
          span: { field, ...at, text: match[0], reads },
        }
      }),
    ),
  )
}

/**
 * The class whose cues weigh most. A title that tells of harm is not turned into relief by what the text hopes for. A
 * price counts only where the text names one (`hasPrice`), and only when the title tells of nothing else.
 */
export function classOf(cues: readonly Cue[], hasPrice: boolean): EventClass {
  const real = cues.filter(({ isNegated }) => !isNegated)
  const inTitle = real.filter(({ span }) => span.field === 'title').map((cue) => cue.eventClass)
  const isToldOtherwise = inTitle.some((name) => !PRICE_CLASSES.has(name))
  const isHarm = isToldOtherwise && !inTitle.some((name) => RELIEF_CLASSES.has(name))
  const scores = new Map<EventClass, number>()
  for (const { eventClass, weight, span } of real) {
    if (PRICE_CLASSES.has(eventClass) && (!hasPrice || isToldOtherwise)) continue
    if (RELIEF_CLASSES.has(eventClass) && isHarm) continue
    const gain = weight * (span.field === 'title' ? TITLE_WEIGHT : 1)
    scores.set(eventClass, (scores.get(eventClass) ?? 0) + gain)
  }
  const ranked = [...scores]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name)
  // A halt is what happened; a fire, a war or a strike beside it is why, and tells how long it lasts.
  return ranked.find((name) => name !== 'plant_halt') ?? ranked[0] ?? 'other'
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
