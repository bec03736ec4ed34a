import { describe, expect, it } from 'vitest'
import type { EventInfo } from './event-info'
import { eventTitle } from './event-title'

const price = (...rows: (readonly [string, number])[]): EventInfo => ({
  event_type: 'commodity_price',
  analysis_mode: 'normal',
  company_name: 'Delta',
  commodity_name: 'Brent',
  commodity_unit: 'USD/bbl',
  target_date: '2022-03-08',
  target_price: 110,
  commodity_price_series: rows.map(([date, value]) => ({ date, value })),
})

describe('eventTitle', () => {
  it('names a price with its move over 30 days, whatever the order of the rows', () => {
    expect(eventTitle(price(['2022-02-06', 100], ['2022-01-01', 80], ['2022-03-08', 110]))).toBe(
      'Brent up 10\u00a0% in 30 days, to 110 USD/bbl on 8 March 2022',
    )
    expect(eventTitle(price(['2022-02-01', 125]))).toContain('down 12\u00a0% in 30 days')
    expect(eventTitle(price(['2022-02-01', 110]))).toContain('unchanged in 30 days')
  })

  it('states no move that cannot be told', () => {
    expect(eventTitle(price(['2022-02-20', 100]))).toBe('Brent at 110 USD/bbl on 8 March 2022')
    expect(eventTitle(price(['2022-01-01', -37]))).toBe('Brent at 110 USD/bbl on 8 March 2022')
  })

  it('is the title of a news event', () => {
    const event: EventInfo = {
      event_type: 'news',
      analysis_mode: 'normal',
      company_name: 'Tesla',
      title: ' A deal ',
      content: 'A deal.',
      pub_date: '2026-03-17T00:00:00Z',
    }
    expect(eventTitle(event)).toBe('A deal')
  })
})
