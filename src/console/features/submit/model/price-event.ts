/** Commodity price: the form's values to `event_info`. Loaded with its form, since it brings the CSV reader. */
import type * as z from 'zod/mini'
import { checkEvent, type FieldFault, type ReadEvent } from './event-schema'
import type { FormValues } from './form-values'
import { readNumbers } from './number-column'
import { type CsvProblem, type PriceCsv, readPriceCsv } from './price-csv'
import { commonFields } from './story-event'

export type ReadSeries = (values: Pick<FormValues, 'series' | 'dateOrder'>) => PriceCsv

/** A reader of the series that remembers its last answer: the form asks for it at every key. */
export function createSeriesReader(): ReadSeries {
  let last: { series: string; dateOrder: FormValues['dateOrder']; csv: PriceCsv } | null = null
  return ({ series, dateOrder }) => {
    if (last?.series === series && last.dateOrder === dateOrder) return last.csv
    last = { series, dateOrder, csv: readPriceCsv(series, dateOrder) }
    return last.csv
  }
}

/** How the form of a price is read. */
export const readPrice =
  (readSeries: ReadSeries): ReadEvent =>
  (values) => {
    const csv = readSeries(values)
    const price = readNumbers([values.targetPrice])
    const value = price.values[0]
    const event = {
      event_type: 'commodity_price',
      ...commonFields(values),
      commodity_name: values.commodityName.trim(),
      commodity_unit: values.commodityUnit.trim(),
      target_date: values.targetDate,
      ...(typeof value === 'number' ? { target_price: value } : {}),
      commodity_price_series: csv.rows,
    }
    const known = [...seriesFaults(values, csv), ...priceFaults(price.wanted.get(0))]
    return checkEvent(event, known, (issue) => withLine(issue, csv))
  }

function seriesFaults(values: FormValues, csv: PriceCsv): FieldFault[] {
  if (values.series.trim() === '') {
    return [{ field: 'series', message: 'Give the price series: paste it or load a file.' }]
  }
  const isOpen = csv.isOrderAsked && values.dateOrder === null
  const messages = [
    ...(isOpen
      ? ['The dates could be day first or month first. Choose the date order below.']
      : []),
    ...csv.problems.map(problemWords),
  ]
  return messages.map((message) => ({ field: 'series', message }))
}

function priceFaults(wanted: string | undefined): FieldFault[] {
  return wanted === undefined
    ? []
    : [{ field: 'targetPrice', message: `The price cannot be read. Wanted: ${wanted}.` }]
}

const LONGEST_READ = 60

/** "Line 14, column 1: read “31/02/2026”; wanted a date of the calendar." */
export function problemWords({ line, column, read, wanted }: CsvProblem): string {
  const shown = read.length > LONGEST_READ ? `${read.slice(0, LONGEST_READ)}…` : read
  return `Line ${line}, column ${column}: read “${shown}”; wanted ${wanted}.`
}

/** The schema counts rows; the text area counts lines, which differ where there is a header or a blank line. */
function withLine(issue: z.core.$ZodIssue, csv: PriceCsv): string {
  const row = issue.path[1]
  const line = typeof row === 'number' ? csv.lines[row] : undefined
  return line === undefined ? issue.message : `Line ${line}: ${issue.message}`
}
