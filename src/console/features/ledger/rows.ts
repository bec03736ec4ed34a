/** Which rows the list shows, and in which order. */
import { eventTypeWord, stateWord } from '@/console/lib/words'
import type { Sort } from '@/console/ui/Table'
import type { AssessmentRow } from '@/protocol/gateway'

export type Filter = {
  /** Every word of it stands somewhere in the row; case and accents do not matter. */
  readonly text: string
  /** A state, or empty for all. */
  readonly state: string
}

export const NEWEST_FIRST: Sort = { column: 'date', isDescending: true }

/** Adverse first means the largest first; a missing figure is last in both orders. */
const KEYS: Readonly<Record<string, (row: AssessmentRow) => string | number | null>> = {
  company: (row) => fold(row.companyName),
  event: (row) => fold(row.eventTitle),
  state: (row) => stateWord(row.state),
  score: (row) => row.score,
  level: (row) => {
    const rank = ['none', 'low', 'medium', 'high'].indexOf(row.riskLevel ?? '')
    return rank < 0 ? null : rank
  },
  date: (row) => Date.parse(row.createdAt),
}

/** The rows that pass the filter, sorted; equal ones newest first. */
export function shownRows(
  rows: readonly AssessmentRow[],
  filter: Filter,
  sort: Sort,
): readonly AssessmentRow[] {
  const words = fold(filter.text).split(/\s+/).filter(Boolean)
  const key = KEYS[sort.column] ?? (() => null)
  return rows
    .filter((row) => filter.state === '' || row.state === filter.state)
    .filter((row) => words.every((word) => searchText(row).includes(word)))
    .sort(
      (a, b) =>
        compare(key(a), key(b), sort.isDescending) ||
        Date.parse(b.createdAt) - Date.parse(a.createdAt),
    )
}

/** The states that occur, in the order of a task's life. */
export function statesIn(rows: readonly AssessmentRow[]): readonly string[] {
  return [...new Set(rows.map((row) => row.state))].sort()
}

function searchText(row: AssessmentRow): string {
  return fold(`${row.companyName} ${row.eventTitle} ${eventTypeWord(row.eventType)} ${row.taskId}`)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function compare(
  a: string | number | null,
  b: string | number | null,
  isDescending: boolean,
): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order = a < b ? -1 : a > b ? 1 : 0
  return isDescending ? -order : order
}
