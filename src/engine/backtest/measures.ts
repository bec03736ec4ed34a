/** What a run of cases is worth: counts and shares, each as the README of the room defines it. */
import type { CaseResult } from './run'

const LABELS = ['adverse', 'beneficial', 'none'] as const
export type Label = (typeof LABELS)[number]

const LEVEL_RANK = { none: 0, low: 1, medium: 2, high: 3 } as const

/** A lag is right within this many days, or within this part of itself, whichever is more. */
const LAG_DAYS = 14
const LAG_PART = 0.5

/** Shares run from 0 to 1; null where no case counts. */
export type Measures = {
  readonly cases: number
  readonly recall: number | null
  readonly false_alarms: number | null
  readonly sign_accuracy: number | null
  readonly sign_accuracy_retrieved: number | null
  readonly level_within_one: number | null
  readonly lag_within: number | null
  readonly spearman: number | null
  /** confusion[expected][found] = number of cases. */
  readonly confusion: Readonly<Record<Label, Readonly<Record<Label, number>>>>
}

/** What was found: the sign of a score whose band is not `none`. */
export function labelOf({ level, score }: CaseResult): Label {
  if (level === 'none') return 'none'
  return score > 0 ? 'adverse' : 'beneficial'
}

export function measuresOf(results: readonly CaseResult[]): Measures {
  const expected = (result: CaseResult) => result.case.expected
  const touched = results.filter((result) => expected(result).label !== 'none')
  const untouched = results.filter((result) => expected(result).label === 'none')
  const isFound = (result: CaseResult) => result.level !== 'none'
  const found = touched.filter(isFound)
  const hasRightSign = (result: CaseResult) => labelOf(result) === expected(result).label
  const retrieved = found.filter((result) => expected(result).evidence === 'retrieved')
  return {
    cases: results.length,
    recall: share(touched, isFound),
    false_alarms: share(untouched, isFound),
    sign_accuracy: share(found, hasRightSign),
    sign_accuracy_retrieved: share(retrieved, hasRightSign),
    level_within_one: share(results, isLevelNear),
    lag_within: share(found, isLagNear),
    spearman: spearman(
      results.map(({ score }) => Math.abs(score)),
      results.map((result) => LEVEL_RANK[expected(result).level]),
    ),
    confusion: confusionOf(results),
  }
}

/** Why a case counts as missed; null: it does not. */
export function missOf(result: CaseResult): string | null {
  const { label } = result.case.expected
  const found = labelOf(result)
  if (found === label) return null
  if (found === 'none') return 'not found'
  return label === 'none' ? 'false alarm' : 'wrong sign'
}

export function isLevelNear({ level, case: { expected } }: CaseResult): boolean {
  return Math.abs(LEVEL_RANK[level] - LEVEL_RANK[expected.level]) <= 1
}

export function isLagNear({ lagDays, case: { expected } }: CaseResult): boolean {
  if (lagDays === null || expected.lag_days === null) return lagDays === expected.lag_days
  const most = Math.max(LAG_DAYS, LAG_PART * expected.lag_days)
  return Math.abs(lagDays - expected.lag_days) <= most
}

/** Rank correlation with ties at their mean rank; null when either list is constant. Source: Spearman 1904. */
export function spearman(xs: readonly number[], ys: readonly number[]): number | null {
  const [a, b] = [ranks(xs), ranks(ys)]
  const mean = (a.length + 1) / 2
  let [both, ofA, ofB] = [0, 0, 0]
  a.forEach((rank, at) => {
    const [da, db] = [rank - mean, (b[at] ?? 0) - mean]
    both += da * db
    ofA += da * da
    ofB += db * db
  })
  return ofA === 0 || ofB === 0 ? null : both / Math.sqrt(ofA * ofB)
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal + 1) / 2
  })
}

function share<T>(all: readonly T[], counts: (one: T) => boolean): number | null {
  return all.length === 0 ? null : all.filter(counts).length / all.length
}

function confusionOf(results: readonly CaseResult[]): Measures['confusion'] {
  const row = (label: Label) => {
    const found = results.filter((result) => result.case.expected.label === label).map(labelOf)
    const count = (other: Label) => found.filter((one) => one === other).length
    return { adverse: count('adverse'), beneficial: count('beneficial'), none: count('none') }
  }
  return { adverse: row('adverse'), beneficial: row('beneficial'), none: row('none') }
}
