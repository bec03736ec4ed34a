/** The report's words as people read them. An unknown word of another agent is shown as it came. */
import { NOT_GIVEN } from '@/console/lib/format'

/** `Not seen yet` is a fact about observation; the report says beside it that it is not "no impact". */
const VISIBILITY: Readonly<Record<string, string>> = {
  visible: 'Seen',
  not_visible: 'Not seen yet',
  uncertain: 'Uncertain',
}
export const NOT_SEEN_NOTE = 'Not seen yet does not mean no impact.'

const LEVELS: Readonly<Record<string, string>> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  adverse: 'Adverse',
  beneficial: 'Beneficial',
}

const REFUSALS: Readonly<Record<string, string>> = {
  'buffer covers it': 'stock on the way covers the shortage',
  substituted: 'another source replaces what is missing',
  'below threshold': 'too small to count: its effect rounds to nothing',
  'expired fact': 'a link on the way no longer held on the day of the event',
  'only assumed edges': 'every link on the way is only assumed',
}

/** Why a path was refused, in plain words; another agent's own words stand as they came. */
export function refusalReason(reason: string): string {
  return Object.hasOwn(REFUSALS, reason) ? (REFUSALS[reason] ?? reason) : reason
}

export function visibilityWord(word: string | null | undefined): string {
  return worded(VISIBILITY, word)
}

/** Intensity of a stage, or level of confidence. */
export function intensityWord(word: string | null | undefined): string {
  return worded(LEVELS, word)
}

export function sideWord(word: string | null | undefined): string {
  return worded(DIRECTIONS, word)
}

/** `supply shortage` → `Supply shortage`, `price_market` → `Price market`. */
export function sentenceWord(word: string | null | undefined): string {
  if (!word) return NOT_GIVEN
  const spaced = word.replaceAll('_', ' ')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function worded(words: Readonly<Record<string, string>>, word: string | null | undefined): string {
  if (!word) return NOT_GIVEN
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word
}
