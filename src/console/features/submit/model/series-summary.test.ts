import { describe, expect, it } from 'vitest'
import { addDays } from '@/protocol/dates'
import { linePoints, summariseSeries } from './series-summary'

const rows = (dates: readonly string[]) => dates.map((date, row) => ({ date, value: row }))
const daily = (count: number) =>
  rows(Array.from({ length: count }, (_, row) => addDays('2026-01-01', row)))

describe('summariseSeries', () => {
  it('says nothing of nothing', () => {
    expect(summariseSeries([])).toBeNull()
  })

  it('counts rows and days, in any order of the rows', () => {
    expect(summariseSeries(daily(100).reverse())).toMatchObject({
      count: 100,
      spanDays: 99,
      gaps: [],
      first: { date: '2026-01-01' },
      last: { date: '2026-04-10' },
    })
  })

  it('takes a long weekend for none, and two weeks for a gap', () => {
    const dates = ['2026-01-01', '2026-01-02', '2026-01-07', '2026-01-08', '2026-01-22']
    expect(summariseSeries(rows(dates))?.gaps).toEqual([
      { from: '2026-01-08', to: '2026-01-22', days: 14 },
    ])
  })

  it('finds no gaps in a monthly series', () => {
    const dates = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']
    expect(summariseSeries(rows(dates))?.gaps).toEqual([])
  })
})

describe('linePoints', () => {
  const box = { width: 100, height: 10 }

  it('keeps the highest and the lowest value of a long series', () => {
    const long = daily(5_000).map((row) => ({ ...row, value: 50 }))
    long[1_234] = { date: long[1_234]?.date ?? '', value: 99 }
    long[4_321] = { date: long[4_321]?.date ?? '', value: 1 }
    const ys = linePoints(long, box).map((point) => point.y)
    expect(ys.length).toBeLessThanOrEqual(600)
    expect(Math.min(...ys)).toBe(0)
    expect(Math.max(...ys)).toBe(10)
  })

  it('draws one price, and equal prices, in the middle', () => {
    expect(linePoints(daily(1), box)).toEqual([{ x: 50, y: 5 }])
    const flat = daily(2).map((row) => ({ ...row, value: 7 }))
    expect(linePoints(flat, box).map((point) => point.y)).toEqual([5, 5])
  })
})
