import { describe, expect, it } from 'vitest'
import { addDays } from '@/protocol/dates'
import { blankValues, type FormValues } from './form-values'
import { createSeriesReader, readPrice } from './price-event'

const series = (days: number) =>
  Array.from({ length: days + 1 }, (_, row) => `${addDays('2026-03-14', row)},${80 + row}`)

const values = (over: Partial<FormValues> = {}): FormValues => ({
  ...blankValues('UTC'),
  companyName: 'Tesla, Inc.',
  commodityName: 'Crude Oil',
  commodityUnit: 'USD/bbl',
  targetDate: '2026-06-12',
  targetPrice: '170',
  series: ['date,price', ...series(90)].join('\n'),
  ...over,
})

function faults(over: Partial<FormValues>): Record<string, string> {
  const event = readPrice(createSeriesReader())(values(over))
  return event.ok ? {} : Object.fromEntries(event.error.map((one) => [one.field, one.message]))
}

describe('readPrice', () => {
  it('makes the event of the contract', () => {
    const event = readPrice(createSeriesReader())(values({ targetPrice: '170,5', role: 'ceo' }))
    expect(event).toMatchObject({
      ok: true,
      value: {
        event_type: 'commodity_price',
        analysis_mode: 'normal',
        company_name: 'Tesla, Inc.',
        role: 'ceo',
        target_price: 170.5,
        commodity_price_series: { length: 91, 0: { date: '2026-03-14', value: 80 } },
      },
    })
  })

  it('leaves the role out when there is none', () => {
    const event = readPrice(createSeriesReader())(values())
    expect(event.ok && 'role' in event.value).toBe(false)
  })

  it('names a series that is too short, and the line of a last date that is not the target', () => {
    expect(faults({ series: series(89).join('\n'), targetDate: '2026-06-11' }).series).toContain(
      'spans 89 days',
    )
    expect(faults({ targetDate: '2026-06-11' }).series).toContain('Line 92: The last date')
  })

  it('names a repeated date by its line', () => {
    const rows = [...series(90)]
    rows[1] = rows[0] ?? ''
    expect(faults({ series: ['date,price', ...rows].join('\n') }).series).toBe(
      'Line 3: Row 2 repeats the date 2026-03-14 of row 1.',
    )
  })

  it('names every field at once', () => {
    expect(Object.keys(faults(blankValues('UTC')))).toEqual([
      'companyName',
      'commodityName',
      'commodityUnit',
      'targetDate',
      'targetPrice',
      'series',
    ])
  })

  it('refuses an empty target price instead of taking it for 0', () => {
    expect(faults({ targetPrice: '' }).targetPrice).toContain('as a number')
    expect(faults({ targetPrice: 'much' }).targetPrice).toContain('cannot be read')
  })

  it('asks for the date order and shows the other problems with it', () => {
    const message = faults({ series: '01/02/2026,1\n01/03/2026,x' }).series ?? ''
    expect(message).toContain('Choose the date order')
    expect(message).toContain('Line 2, column 2')
  })

  it('counts the problems that it does not list', () => {
    const bad = Array.from({ length: 20 }, (_, row) => `2026-03-${row + 10},x`).join('\n')
    expect(faults({ series: bad }).series).toContain('… and 12 more of the 20 problems.')
  })
})
