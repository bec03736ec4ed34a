import { describe, expect, it } from 'vitest'
import { monthTicks } from './ticks'

describe('monthTicks', () => {
  const at = (date: string) => Date.parse(date)
  it('stands on the first days of months', () => {
    expect(monthTicks(at('2021-10-01'), at('2022-03-08'), 6)).toEqual(
      ['2021-10-01', '2021-11-01', '2021-12-01', '2022-01-01', '2022-02-01', '2022-03-01'].map(at),
    )
  })
  it('takes fewer where there is room for fewer, and none in a span without months', () => {
    expect(monthTicks(at('2021-10-02'), at('2022-03-08'), 3)).toEqual(
      ['2021-11-01', '2022-01-01', '2022-03-01'].map(at),
    )
    expect(monthTicks(at('2022-03-02'), at('2022-03-28'), 6)).toEqual([])
  })
})
