import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/protocol/dates'
import { readPriceCsv } from './price-csv'

const THREE = [
  { date: '2026-03-14', value: 96.02 },
  { date: '2026-03-15', value: 95.4 },
  { date: '2026-03-16', value: 1097.5 },
]

describe('readPriceCsv', () => {
  it.each([
    ['comma with a header', 'Date,Price\n2026-03-14,96.02\n2026-03-15,95.4\n2026-03-16,1097.5'],
    ['comma without a header', '2026-03-14,96.02\n2026-03-15,95.4\n2026-03-16,1097.5'],
    ['semicolon, decimal comma', '2026-03-14;96,02\n2026-03-15;95,4\n2026-03-16;1.097,5'],
    ['tab, from a spreadsheet', '2026-03-14\t96.02\n2026-03-15\t95.4\n2026-03-16\t1,097.50'],
    ['tab, decimal comma', '2026-03-14\t96,02\n2026-03-15\t95,4\n2026-03-16\t1097,5'],
    [
      'BOM and CRLF',
      '\uFEFFdate;value\r\n2026-03-14;96,02\r\n2026-03-15;95,4\r\n2026-03-16;1097,5\r\n',
    ],
    ['quoted decimal commas', '"2026-03-14","96,02"\n"2026-03-15","95,4"\n"2026-03-16","1.097,50"'],
    ['price before date', 'price,date\n96.02,2026-03-14\n95.4,2026-03-15\n1097.5,2026-03-16'],
    [
      'further columns',
      'Date,Close,Volume\n2026-03-14,96.02,7\n2026-03-15,95.4,8\n2026-03-16,1097.5,9',
    ],
    ['blank lines', '\n2026-03-14,96.02\n\n2026-03-15,95.4\n \n2026-03-16,1097.5\n\n'],
    ['day first', '14/03/2026,96.02\n15/03/2026,95.4\n16/03/2026,1097.5'],
    ['day first with dots', '14.03.2026;96,02\n15.03.2026;95,4\n16.03.2026;1097,5'],
    ['month first', '03/14/2026,96.02\n03/15/2026,95.4\n03/16/2026,1097.5'],
    ['month names', '14 Mar 2026,96.02\n15-Mar-2026,95.4\nMarch 16 2026,1097.5'],
    ['compact dates', '20260314,96.02\n20260315,95.4\n20260316,1097.5'],
    ['dates with a time', '2026-03-14T00:00:00Z,96.02\n2026-03-15 00:00,95.4\n2026-03-16,1097.5'],
    [
      'currency signs and apostrophes',
      "2026-03-14;$96.02\n2026-03-15;$ 95.4\n2026-03-16;$1'097.50",
    ],
  ])('reads %s', (_, text) => {
    const csv = readPriceCsv(text, null)
    expect(csv.problems).toEqual([])
    expect(csv.rows).toEqual(THREE)
    expect(csv.isOrderAsked).toBe(false)
  })

  it('decides the date order once: one day over 12 decides it for every row', () => {
    const csv = readPriceCsv('03/04/2026,1\n04/04/2026,2\n13/04/2026,3', null)
    expect(csv.rows.map((row) => row.date)).toEqual(['2026-04-03', '2026-04-04', '2026-04-13'])
    expect(csv.order).toBe('day-first')
  })

  it('asks when no date decides, reads nothing until then, and follows the answer', () => {
    const text = '01/02/2026,1\n01/03/2026,2\n01/04/2026,3'
    expect(readPriceCsv(text, null)).toMatchObject({ isOrderAsked: true, rows: [], problems: [] })
    const dates = (order: 'day-first' | 'month-first') =>
      readPriceCsv(text, order).rows.map((row) => row.date)
    expect(dates('day-first')).toEqual(['2026-02-01', '2026-03-01', '2026-04-01'])
    expect(dates('month-first')).toEqual(['2026-01-02', '2026-01-03', '2026-01-04'])
  })

  it('does not ask where both orders give the same dates, nor follow an answer the column refutes', () => {
    expect(readPriceCsv('05/05/2026,1\n06/06/2026,2', null).isOrderAsked).toBe(false)
    const decided = readPriceCsv('03/14/2026,1\n03/15/2026,2', 'day-first')
    expect(decided.rows[0]?.date).toBe('2026-03-14')
  })

  it('names the row that contradicts the order of the others', () => {
    const csv = readPriceCsv('13/04/2026,1\n14/04/2026,2\n04/15/2026,3', null)
    expect(csv.problems).toEqual([
      {
        line: 3,
        column: 1,
        read: '04/15/2026',
        wanted: 'a date of the calendar, day first as in the other rows',
      },
    ])
  })

  it('names line, column, what was read and what was wanted, and keeps the good rows', () => {
    const csv = readPriceCsv(
      'Date,Price\n2026-03-14,96.02\n2026-02-30,95\n\n2026-03-16,abc\n2026-03-17',
      null,
    )
    expect(csv.rows).toEqual([THREE[0]])
    expect(csv.problems).toEqual([
      { line: 3, column: 1, read: '2026-02-30', wanted: 'a date of the calendar' },
      { line: 5, column: 2, read: 'abc', wanted: 'a number such as 96.02 or 96,02' },
      { line: 6, column: 1, read: '2026-03-17', wanted: 'a date and a price' },
    ])
  })

  it('counts lines on through a quoted line break', () => {
    const csv = readPriceCsv('"Date","Price\n(USD)"\n2026-03-14,96.02\n2026-03-15,x', null)
    expect(csv.lines).toEqual([3])
    expect(csv.problems[0]?.line).toBe(4)
  })

  it('leaves out lines that say there is no price, and names them', () => {
    const csv = readPriceCsv('2026-03-14,96.02\n2026-03-15,.\n2026-03-16,\n2026-03-17,n/a', null)
    expect(csv.rows).toHaveLength(1)
    expect(csv.linesWithoutPrice).toEqual([2, 3, 4])
    expect(csv.problems).toEqual([])
  })

  it('does not guess what 1,234 is when no row of the column decides', () => {
    const csv = readPriceCsv('2026-03-14;1,234\n2026-03-15;1,250', null)
    expect(csv.rows).toEqual([])
    expect(csv.problems[0]?.wanted).toBe('1234 or 1.234: write it without the comma')
    const decided = readPriceCsv('2026-03-14;1,234\n2026-03-15;0,98', null)
    expect(decided.rows.map((row) => row.value)).toEqual([1.234, 0.98])
  })

  it('refuses a decimal comma where the comma also separates the columns', () => {
    const csv = readPriceCsv('date,price\n2026-03-14,96,02', null)
    expect(csv.problems[0]).toMatchObject({ line: 2, read: '2026-03-14, 96, 02' })
  })

  it('asks for the price column when several could be it', () => {
    const csv = readPriceCsv('2026-03-14,96.02,7\n2026-03-15,95.4,8', null)
    expect(csv.rows).toEqual([])
    expect(csv.problems[0]?.wanted).toContain('one price column')
  })

  it.each(['', '   \n\n', '\uFEFF'])('finds nothing, and no fault, in "%s"', (text) => {
    expect(readPriceCsv(text, null)).toMatchObject({ rows: [], problems: [] })
  })

  it.each(['hello', 'a,b\nc,d', '96.02', '2026-03-14'])('refuses "%s" in words', (text) => {
    const csv = readPriceCsv(text, null)
    expect(csv.rows).toEqual([])
    expect(csv.problems.length).toBeGreaterThan(0)
  })

  it('takes zero and negative prices', () => {
    const csv = readPriceCsv('2020-04-17,0\n2020-04-20,-36.98\n2020-04-21,−1.5', null)
    expect(csv.rows.map((row) => row.value)).toEqual([0, -36.98, -1.5])
  })

  it('reads back what was written in any style, whatever the figures', () => {
    const value = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((cents) => cents / 100)
    const style = fc.constantFrom(
      { mark: ',', decimal: '.' },
      { mark: ';', decimal: ',' },
      { mark: '\t', decimal: ',' },
    )
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), style, (values, used) => {
        const rows = values.map((one, row) => ({ date: addDays('2026-01-01', row), value: one }))
        const line = (one: number) => one.toFixed(2).replace('.', used.decimal)
        const text = rows.map((row) => `${row.date}${used.mark}${line(row.value)}`).join('\r\n')
        expect(readPriceCsv(text, null).rows).toEqual(
          rows.map((row) => ({ ...row, value: Number(row.value.toFixed(2)) })),
        )
      }),
    )
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const csv = readPriceCsv(text, null)
        expect(csv.lines).toHaveLength(csv.rows.length)
      }),
    )
  })
})
