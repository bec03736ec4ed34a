/**
 * Reads a price series from CSV text: comma, semicolon or tab, with or without a header, quoted or not, with either
 * decimal mark and any order of day and month. What cannot be read is named with its line, never left out in silence.
 */
import Papa from 'papaparse'
import type { PricePoint } from '@/protocol/event-info'
import { looksLikeDate, readDates } from './date-column'
import type { DateOrder } from './form-values'
import { looksLikeNumber, readNumbers } from './number-column'

export type CsvProblem = {
  /** Counted from 1, in the text as given. */
  readonly line: number
  readonly column: number
  readonly read: string
  readonly wanted: string
}

export type PriceCsv = {
  /** The rows that could be read, in the order of the text. */
  readonly rows: readonly PricePoint[]
  /** For each of them its line, counted from 1. */
  readonly lines: readonly number[]
  readonly problems: readonly CsvProblem[]
  /** The dates could be day-first or month-first, and nothing in the column decides: ask. */
  readonly isOrderAsked: boolean
  readonly order: DateOrder | 'none' | 'asked'
  /** Lines that have a date and no price; they are left out, and the form says so. */
  readonly linesWithoutPrice: readonly number[]
  readonly delimiter: ',' | ';' | '\t'
  readonly decimal: '.' | ','
}

type CsvRecord = { readonly line: number; readonly cells: readonly string[] }
type Columns = { readonly date: number; readonly price: number }

const DATE_NAME = /^(date|day|time|timestamp|period|datum|fecha)/i
const PRICE_NAME = /(price|value|close|settle|preis|prix|precio|kurs)/i
const BOM = /^\uFEFF/

/** Reads the text; `answer` is the date order that was chosen, used only when the column cannot decide it. */
export function readPriceCsv(text: string, answer: DateOrder | null): PriceCsv {
  const clean = text.replace(BOM, '')
  const delimiter = delimiterOf(clean)
  const { records, problems } = split(clean, delimiter)
  const header = headerOf(records)
  const body = header ? records.slice(1) : records
  const first = body[0]
  const columns = first ? columnsOf(header, body) : { wanted: 'rows of date and price' }
  if ('wanted' in columns) {
    const record = first ?? records[0]
    const problem = record ? [problemOf(record, columns.wanted)] : []
    return { ...EMPTY, delimiter, problems: [...problems, ...problem] }
  }
  const width = records[0]?.cells.length
  const isWhole = ({ cells }: CsvRecord) => cells.length > Math.max(columns.date, columns.price)
  const whole = body.filter(isWhole)
  const broken = body.filter((record) => !isWhole(record))
  const uneven = whole.filter((record) => record.cells.length !== width)
  const found = [
    ...problems,
    ...broken.map((record) => problemOf(record, 'a date and a price')),
    ...uneven.map((record) => problemOf(record, RAGGED)),
  ]
  return { delimiter, ...readRows(whole, columns, answer, found) }
}

const EMPTY = {
  rows: [],
  lines: [],
  isOrderAsked: false,
  order: 'none',
  linesWithoutPrice: [],
  decimal: '.',
} as const

function readRows(
  records: readonly CsvRecord[],
  columns: Columns,
  answer: DateOrder | null,
  found: readonly CsvProblem[],
): Omit<PriceCsv, 'delimiter'> {
  const dates = readDates(
    records.map((record) => record.cells[columns.date] ?? ''),
    answer,
  )
  const numbers = readNumbers(records.map((record) => record.cells[columns.price] ?? ''))
  const empty = new Set(numbers.withoutPrice)
  const kept: { point: PricePoint; line: number }[] = []
  const problems = [...found]
  const problem = (row: number, column: number, wanted: string | undefined) => {
    const record = records[row]
    if (wanted === undefined || !record) return
    problems.push({
      line: record.line,
      column: column + 1,
      read: record.cells[column] ?? '',
      wanted,
    })
  }
  records.forEach((record, row) => {
    problem(row, columns.date, dates.wanted.get(row))
    problem(row, columns.price, numbers.wanted.get(row))
    const date = dates.dates[row]
    const value = numbers.values[row]
    if (typeof date === 'string' && typeof value === 'number') {
      kept.push({ point: { date, value }, line: record.line })
    }
  })
  return {
    rows: kept.map((row) => row.point),
    lines: kept.map((row) => row.line),
    problems: problems.sort((a, b) => a.line - b.line || a.column - b.column),
    isOrderAsked: dates.order === 'asked',
    order: dates.order,
    linesWithoutPrice: records.filter((_, row) => empty.has(row)).map((record) => record.line),
    decimal: numbers.decimal,
  }
}

/** A tab or semicolon on most lines is the delimiter; a comma may be a decimal mark, so it comes last. */
function delimiterOf(text: string): PriceCsv['delimiter'] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const share = (mark: string) => lines.filter((line) => line.includes(mark)).length / lines.length
  if (share('\t') > 0.5) return '\t'
  return share(';') > 0.5 ? ';' : ','
}

/** The records that are not blank, each with the line it starts on. */
function split(text: string, delimiter: string) {
  const parsed = Papa.parse<string[]>(text, { delimiter })
  let line = 1
  const records: CsvRecord[] = []
  for (const cells of parsed.data) {
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells })
    line += 1 + cells.reduce((sum, cell) => sum + breaksIn(cell), 0)
  }
  const problems = parsed.errors
    .filter((error) => error.type === 'Quotes')
    .map((error) => ({
      line: records[error.row ?? 0]?.line ?? 1,
      column: 1,
      read: 'a quotation mark without its partner',
      wanted: 'quotation marks in pairs',
    }))
  return { records, problems }
}

function breaksIn(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** The first record, when no cell of it looks like a date and none like a number. */
function headerOf(records: readonly CsvRecord[]): readonly string[] | null {
  const cells = records[0]?.cells
  if (!cells || cells.some((cell) => looksLikeDate(cell) || looksLikeNumber(cell))) return null
  return cells.map((cell) => cell.trim())
}

type NoColumns = { readonly wanted: string }

/** Which column holds the dates and which the prices: by the header's words, else by what stands in them. */
function columnsOf(
  header: readonly string[] | null,
  body: readonly CsvRecord[],
): Columns | NoColumns {
  const width = Math.max(0, ...body.map((record) => record.cells.length))
  const indexes = [...Array(width).keys()]
  const filled = (column: number, test: (cell: string) => boolean) =>
    body.filter((record) => test(record.cells[column] ?? '')).length
  const dateByName = header?.findIndex((name) => DATE_NAME.test(name)) ?? -1
  const date =
    dateByName >= 0 ? dateByName : best(indexes, (column) => filled(column, looksLikeDate))
  if (date === null || width < 2) {
    return { wanted: 'two columns, date and price' }
  }
  const others = indexes.filter((column) => column !== date)
  const named = others.filter((column) => PRICE_NAME.test(header?.[column] ?? ''))
  const numeric = others.filter((column) => filled(column, looksLikeNumber) > 0)
  const price = pick(named) ?? pick(numeric) ?? pick(others)
  if (price !== null) return { date, price }
  return { wanted: ONE_PRICE }
}

const ONE_PRICE =
  'one price column: leave out the others, or name it "price" in a first line; put prices with a decimal comma in quotes'
const RAGGED = 'as many columns as the first line; put a price with a decimal comma in quotes'

function pick(columns: readonly number[]): number | null {
  return columns.length === 1 ? (columns[0] ?? null) : null
}

/** The first column with the highest count; null when every count is 0. */
function best(columns: readonly number[], count: (column: number) => number): number | null {
  let most = 0
  let found: number | null = null
  for (const column of columns) {
    const here = count(column)
    if (here > most) {
      most = here
      found = column
    }
  }
  return found ?? (columns.length === 2 ? 0 : null)
}

/** A fault of a whole record, at its last column. */
function problemOf({ line, cells }: CsvRecord, wanted: string): CsvProblem {
  return { line, column: cells.length, read: cells.join(', '), wanted }
}
