import { describe, expect, it } from 'vitest'
import { addDays } from '@/protocol/dates'
import { differingTargetValue, eventInfo } from '@/protocol/event-info'
import { faultsOf } from '@/protocol/faults'

const news = {
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  title: 'A deal',
  content: 'Cells from Michigan.',
  pub_date: '2026-03-17T00:00:00-04:00',
}

function series(days: number, last = '2026-06-12') {
  return Array.from({ length: days + 1 }, (_, row) => ({
    date: addDays(last, row - days),
    value: 80 + row / 10,
  }))
}

const price = {
  event_type: 'commodity_price',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  commodity_name: 'Crude Oil',
  commodity_unit: 'USD/bbl',
  target_date: '2026-06-12',
  target_price: 89,
  commodity_price_series: series(90),
}

function faults(value: unknown) {
  const read = eventInfo.safeParse(value)
  return read.success ? [] : faultsOf(read.error, 'event_info').map((fault) => fault.path)
}

describe('event_info', () => {
  it('accepts news, policy and a price series of exactly 90 days', () => {
    expect(faults(news)).toEqual([])
    expect(faults({ ...news, event_type: 'policy' })).toEqual([])
    expect(faults(price)).toEqual([])
  })

  it.each([
    '2026-03-17T00:00:00-04:00',
    '2026-03-17T13:30:00+08:00',
    '2026-03-17T17:30:00Z',
    '2024-02-29T23:59:59.25z',
  ])('accepts the publication time %s', (pub_date) => {
    expect(faults({ ...news, pub_date })).toEqual([])
  })

  it.each([
    '2026-03-17',
    '2026-03-17T00:00:00',
    '2026-02-29T00:00:00Z',
    '2026-03-17T24:00:00Z',
    '2026-03-17T10:60:00Z',
    '2026-03-17 10:00:00+01:00',
    '2026-03-17T10:00:00+0100',
    '',
  ])('refuses the publication time "%s"', (pub_date) => {
    expect(faults({ ...news, pub_date })).toEqual(['event_info.pub_date'])
  })

  it('names every missing field of a story together', () => {
    expect(faults({ event_type: 'policy' })).toEqual([
      'event_info.analysis_mode',
      'event_info.company_name',
      'event_info.title',
      'event_info.content',
      'event_info.pub_date',
    ])
  })

  it('takes blanks for nothing', () => {
    expect(faults({ ...news, title: '   ', company_name: '\n' })).toEqual([
      'event_info.company_name',
      'event_info.title',
    ])
  })

  it.each(['x', null, undefined, 3])('names the event type when it is %s', (event_type) => {
    expect(faults({ ...news, event_type })).toEqual(['event_info.event_type'])
  })

  it('refuses a role that is none of the three', () => {
    expect(faults({ ...news, role: 'cfo' })).toEqual(['event_info.role'])
  })

  it('refuses a span of 89 days', () => {
    expect(faults({ ...price, commodity_price_series: series(89) })).toEqual([
      'event_info.commodity_price_series',
    ])
  })

  it('names the row whose date is the last but not the target date', () => {
    expect(faults({ ...price, target_date: '2026-06-11' })).toEqual([
      'event_info.commodity_price_series[90].date',
    ])
  })

  it('names a repeated date, an impossible one and a value that is no number, all together', () => {
    const rows: { date: string; value: unknown }[] = series(100)
    rows[3] = { date: rows[2]?.date ?? '', value: 1 }
    rows[5] = { date: '2026-02-30', value: 1 }
    rows[7] = { date: rows[7]?.date ?? '', value: Number.NaN }
    expect(faults({ ...price, target_price: '89', commodity_price_series: rows })).toEqual([
      'event_info.target_price',
      'event_info.commodity_price_series[5].date',
      'event_info.commodity_price_series[7].value',
      'event_info.commodity_price_series[3].date',
    ])
  })

  it('takes zero and negative prices, and rows in any order', () => {
    const rows = series(90).reverse()
    rows[4] = { date: rows[4]?.date ?? '', value: -36.98 }
    expect(faults({ ...price, target_price: 0, commodity_price_series: rows })).toEqual([])
  })
})

describe('differingTargetValue', () => {
  it('finds a series value more than 1 % from the target price', () => {
    const base = { target_date: '2026-06-12', commodity_price_series: series(90) }
    expect(differingTargetValue({ ...base, target_price: 89 })).toBeNull()
    expect(differingTargetValue({ ...base, target_price: 88.71 })).toBeNull()
    expect(differingTargetValue({ ...base, target_price: 95 })).toBe(89)
  })
})
