/**
 * Dates of a CSV column. The order of day and month is decided once, from the whole column: one value over 12 decides
 * it for every row. When no value decides, nothing is guessed.
 */
import { isIsoDate } from '@/protocol/dates'
import type { DateOrder } from './form-values'

/** A cell of the column as far as it can be read alone. `numbers` still needs the order. */
type DateCell =
  | { readonly is: 'date'; readonly date: string }
  | {
      readonly is: 'numbers'
      readonly first: number
      readonly second: number
      readonly year: string
    }
  | { readonly is: 'unreadable'; readonly why: string }

export type DateColumn = {
  /** `YYYY-MM-DD` by row; null where the row has none. */
  readonly dates: readonly (string | null)[]
  /** By row: what was wanted instead. */
  readonly wanted: ReadonlyMap<number, string>
  /** decided: by the column itself. asked: no value decides it. none: no date needs it. */
  readonly order: DateOrder | 'asked' | 'none'
}

const WANTED = 'a date such as 2026-03-17'
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:[T ].*)?$/
const SHORT_YEAR = /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}$/
const DAY_NAME = /^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4})$/i
const NAME_DAY = /^([a-z]{3,9})\.?[-/. ]*(\d{1,2})[-/., ]+(\d{4})$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Whether a cell has the shape of a date in any style, a real day or not. */
export function looksLikeDate(cell: string): boolean {
  const text = cell.trim()
  return [ISO, COMPACT, NUMBERS, SHORT_YEAR, DAY_NAME, NAME_DAY].some((style) => style.test(text))
}

/** Reads a column of dates; `answer` is the order that was chosen when the column cannot decide it. */
export function readDates(cells: readonly string[], answer: DateOrder | null): DateColumn {
  const read = cells.map(readCell)
  const order = orderOf(read)
  const used = order === 'asked' ? answer : order === 'none' ? null : order
  const wanted = new Map<number, string>()
  const dates = read.map((cell, row) => {
    if (cell.is === 'unreadable') wanted.set(row, cell.why)
    if (cell.is === 'date') return cell.date
    if (cell.is === 'unreadable' || used === null) return null
    const date = inOrder(cell, used)
    if (date === null)
      wanted.set(row, `a date of the calendar, ${WORDS[used]} as in the other rows`)
    return date
  })
  return { dates, wanted, order }
}

const WORDS: Readonly<Record<DateOrder, string>> = {
  'day-first': 'day first',
  'month-first': 'month first',
}

function readCell(cell: string): DateCell {
  const text = cell.trim()
  const iso = ISO.exec(text) ?? COMPACT.exec(text)
  if (iso) return calendar(iso[1], iso[2], iso[3])
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, first, second, year = ''] = numbers
    return { is: 'numbers', first: Number(first), second: Number(second), year }
  }
  const dayName = DAY_NAME.exec(text)
  if (dayName) return calendar(dayName[3], monthOf(dayName[2]), dayName[1])
  const nameDay = NAME_DAY.exec(text)
  if (nameDay) return calendar(nameDay[3], monthOf(nameDay[1]), nameDay[2])
  const why = SHORT_YEAR.test(text) ? 'the year with four digits' : WANTED
  return { is: 'unreadable', why }
}

function orderOf(cells: readonly DateCell[]): DateColumn['order'] {
  const numbers = cells.filter((cell) => cell.is === 'numbers')
  if (numbers.length === 0) return 'none'
  const dayFirst = numbers.filter((cell) => cell.first > 12).length
  const monthFirst = numbers.filter((cell) => cell.second > 12).length
  if (dayFirst > monthFirst) return 'day-first'
  if (monthFirst > dayFirst) return 'month-first'
  // Every date is the same in both orders, such as 05/05/2026, or none decides, or they contradict one another.
  return numbers.every((cell) => cell.first === cell.second) ? 'day-first' : 'asked'
}

function inOrder(cell: DateCell & { readonly is: 'numbers' }, order: DateOrder): string | null {
  const [day, month] = order === 'day-first' ? [cell.first, cell.second] : [cell.second, cell.first]
  const read = calendar(cell.year, String(month), String(day))
  return read.is === 'date' ? read.date : null
}

function calendar(year = '', month = '', day = ''): DateCell {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date)
    ? { is: 'date', date }
    : { is: 'unreadable', why: 'a date of the calendar' }
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}
