import { describe, expect, it } from 'vitest'
import type { FactFile } from '@/engine/graph/facts'
import { addDays } from '@/protocol/dates'
import type { CommodityPriceEvent, NewsEvent } from '@/protocol/event-info'
import { buildKnowledgeIndex } from './knowledge-index'
import { readEvent } from './read-event'

const files: readonly FactFile[] = [
  {
    industry: 'test',
    nodes: [
      { id: 'material:dysprosium', kind: 'material', name: 'Dysprosium' },
      { id: 'place:cn', kind: 'place', name: 'China' },
      { id: 'route:suez', kind: 'route', name: 'Suez Canal' },
      { id: 'commodity:crude-oil', kind: 'commodity', name: 'Crude oil' },
      { id: 'place:us', kind: 'place', name: 'United States' },
    ],
    edges: [
      {
        ...{ kind: 'located_in', from: 'place:cn', to: 'material:dysprosium', share: 0.9 },
        provenance: [
          {
            level: 'assumed',
            claim: 'A test.',
            publisher: 'A test',
            title: 'A test',
            date: '2026',
          },
        ],
      },
    ],
  },
]
const index = buildKnowledgeIndex(files)

const story = (title: string, content = 'No more is known.'): NewsEvent => ({
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'any',
  title,
  content,
  pub_date: '2026-03-17T08:00:00+08:00',
})

function price(last: number): CommodityPriceEvent {
  const target_date = '2026-06-12'
  const rows = Array.from({ length: 121 }, (_, day) => ({
    date: addDays(target_date, day - 120),
    value: 100 + Math.sin(day),
  }))
  return {
    event_type: 'commodity_price',
    analysis_mode: 'normal',
    company_name: 'any',
    commodity_name: 'Crude Oil',
    commodity_unit: 'USD/bbl',
    target_date,
    target_price: last,
    commodity_price_series: rows,
  }
}

describe('readEvent', () => {
  it('reads a name with an ampersand, however it is written', () => {
    const { nodes, edges } = files[0] ?? { nodes: [], edges: [] }
    const shop = { id: 'company:shop', kind: 'company', name: 'Marks & Spencer' } as const
    const known = buildKnowledgeIndex([{ industry: 'test', nodes: [...nodes, shop], edges }])
    for (const name of ['Marks & Spencer', 'Marks and Spencer']) {
      const { namedNodes } = readEvent(story(`Cyber attack stops ${name}`), known)
      expect(namedNodes, name).toContain('company:shop')
    }
  })

  it('puts an export ban on the material that is named', () => {
    const { eventClass, shocks } = readEvent(story('China bans exports of dysprosium'), index)
    expect(eventClass).toBe('export_ban')
    expect(shocks.map((shock) => shock.nodeId)).toEqual(['material:dysprosium'])
  })

  it('says who stays supplied by goods that are held back, and who goes without', () => {
    const all = readEvent(story('China bans exports of dysprosium'), index)
    expect([all.sparedPlaceId, all.usersPlaceId]).toEqual(['place:cn', null])
    expect(all.assumptions).toContain('users in China stay supplied')
    const some = readEvent(story('China bans exports of dysprosium to the United States'), index)
    expect([some.sparedPlaceId, some.usersPlaceId]).toEqual([null, 'place:us'])
  })

  it('reads a headline of a price as a move of that price, and any other event as itself', () => {
    const rise = readEvent(story('Crude oil prices jump 12 % on the day'), index)
    expect(rise.shocks).toMatchObject([{ nodeId: 'commodity:crude-oil', priceChange: 0.12 }])
    const strike = readEvent(story('Strike at Suez Canal; crude oil prices jump'), index)
    expect(strike.eventClass).toBe('strike')
    expect(readEvent(story('Tulip prices jump 12 %'), index).shocks).toEqual([])
  })

  it('takes the days of a closure from the text', () => {
    const reading = readEvent(story('Suez Canal closed for two weeks'), index)
    expect(reading.shocks[0]).toMatchObject({ nodeId: 'route:suez', delayDays: 14 })
    expect(reading.assumptions).toEqual([])
  })

  it('reads a restriction that is lifted as a relief', () => {
    const reading = readEvent(story('China lifts ban on dysprosium'), index)
    expect([reading.direction, reading.eventClass]).toEqual(['beneficial', 'ban_lifted'])
  })

  it('says why there is nothing to trace', () => {
    expect(readEvent(story('A pleasant day'), index)).toMatchObject({
      shocks: [],
      emptyReason: 'The text names nothing that the graph knows.',
    })
  })

  it('quotes the passages it rests on', () => {
    const event = story('China bans exports of dysprosium')
    for (const { field, start, end, text } of readEvent(event, index).spans) {
      expect(event[field].slice(start, end)).toBe(text)
    }
  })

  it('makes a price shock of a move, and none within the dead band', () => {
    const up = readEvent(price(130), index)
    expect(up.shocks[0]).toMatchObject({ nodeId: 'commodity:crude-oil', channel: 'price' })
    expect(up.priceMove?.delta).toBeCloseTo(0.3, 2)
    expect(readEvent(price(100.1), index).shocks).toEqual([])
  })

  it('clips a collapse to minus nine tenths, and takes a negative price', () => {
    const { priceMove } = readEvent(price(-36.98), index)
    expect([priceMove?.delta, priceMove?.isClipped, priceMove?.z30]).toEqual([-0.9, true, null])
  })
})
