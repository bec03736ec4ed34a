/** What the contract has and this assessment has not, in a list that a person can read. */
import type { Note } from '@/protocol/tolerant'

export type Gap = {
  /** `risk_brief.why_impact.paths[].mechanism_type`: indexes left out, because the same field is missing in many. */
  readonly field: string
  readonly says: string
  readonly count: number
}

const SAYS: Readonly<Record<Note['problem'], (wanted: string) => string>> = {
  missing: () => 'not given',
  'wrong type': (wanted) => `not readable: ${wanted} was expected`,
  'unknown word': (wanted) => `a word that is not in the contract (${wanted}); shown as it came`,
}

/** Notes grouped by field and problem, in the order in which they were met. */
export function gapsOf(notes: readonly Note[]): Gap[] {
  const gaps = new Map<string, Gap>()
  for (const note of notes) {
    const field = note.path.replaceAll(/\[\d+\]/g, '[]')
    const says = SAYS[note.problem](note.wanted)
    const key = `${field} ${says}`
    gaps.set(key, { field, says, count: (gaps.get(key)?.count ?? 0) + 1 })
  }
  return [...gaps.values()]
}
