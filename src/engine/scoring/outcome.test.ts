import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import {
  buys,
  graphOf,
  input,
  located,
  made,
  priced,
  rivals,
  shipped,
  sold,
  soldAt,
} from '@/engine/testing/small-facts'
import { delay, fewerOrders, outage, priceShock, readingOf } from '@/engine/testing/small-readings'
import type { Outcome, Reading } from '@/engine/types'
import { assessOutcome } from './outcome'

const CAR = 'product:acme/car'
const ACME = 'company:acme'

function assess(edges: readonly EdgeFact[], reading: Reading, company = ACME): Outcome {
  return assessOutcome(graphOf(edges), reading, company, { matchScore: 1 })
}

const CHAIN = [
  sold(CAR, ACME),
  input('product:mill/sheet', 'product:body', { share: 0.8, bufferDays: 20, lagDays: 30 }),
  input('product:body', CAR, { share: 0.6, bufferDays: 10, lagDays: 14 }),
  input(CAR, 'product:fleet/cars', { share: 0.5, bufferDays: 5, lagDays: 7 }),
  sold('product:fleet/cars', 'company:fleet'),
]

describe('a loss along a chain of stocks', () => {
  const outcome = assess(CHAIN, readingOf([outage('product:mill/sheet', 60)]))

  it('loses what the stocks do not cover, day by day as the figures say', () => {
    expect(outcome.nodes.map((node) => [node.nodeId, node.lostOutputDays])).toEqual([
      [CAR, expect.closeTo(6.8, 9)],
      ['product:body', expect.closeTo(28, 9)],
      ['product:mill/sheet', 60],
    ])
    expect(outcome.adverse).toBeCloseTo(6.8 / 365, 12)
  })

  it('is felt when the stocks have run out, and ends when the recovery has travelled', () => {
    expect(outcome.nodes.map((node) => [node.startDay, node.endDay])).toEqual([
      [89, 103],
      [55, 89],
      [0, 59],
    ])
    expect([outcome.startDay, outcome.endDay]).toEqual([89, 103])
  })

  it('is nothing where the last stock covers it, and says so', () => {
    const fleet = assess(CHAIN, readingOf([outage('product:mill/sheet', 60)]), 'company:fleet')
    expect(fleet).toMatchObject({
      score: 0,
      startDay: null,
      endDay: null,
      riskLevel: 'none',
      paths: [],
    })
    expect(fleet.rejectedPaths).toMatchObject([
      { isValid: false, invalidReason: 'buffer covers it' },
    ])
    expect(fleet.noEffectReason).toMatch(/days of use, covers the [\d.]+ days missing/)
    const [stock] = fleet.gaps
    expect(stock).toMatchObject({ attribute: 'stock', basis: 'covering stock', scoreAtHigh: 0 })
    expect(stock?.scoreAtLow).toBeGreaterThan(0)
    expect(stock?.lowValue).toBeLessThan(stock?.assumedValue ?? 0)
    expect(fleet).toMatchObject({ scoreLow: 0, scoreHigh: 0 })
  })

  it('scores the first tier as the formula says', () => {
    const chain = [...CHAIN, sold('product:body', 'company:press')]
    const press = assess(chain, readingOf([outage('product:mill/sheet', 60)]), 'company:press')
    expect(press.score).toBeCloseTo(10.713061, 5)
  })
})

describe('each channel reaches the company', () => {
  it('a place through a facility', () => {
    const edges = [
      sold(CAR, ACME),
      made('facility:plant', CAR, 0.5),
      located('place:th', 'facility:plant'),
    ]
    const outcome = assess(edges, readingOf([outage('place:th', 40, { lossFraction: 0.5 })]))
    expect(outcome.products[0]?.lostOutputDays).toBeCloseTo(10, 12)
    expect(outcome.paths[0]).toMatchObject({
      mechanism: 'direct disruption',
      nodeIds: ['place:th', 'facility:plant', CAR],
    })
  })

  it('a route: goods are late once, by the way round or the wait, whichever is shorter', () => {
    const edges = [sold(CAR, ACME), shipped('route:canal', CAR, { share: 0.5, detourDays: 12 })]
    const closed = assess(edges, readingOf([outage('route:canal', 90)]))
    const slow = assess(edges, readingOf([delay('route:canal', 4)]))
    expect(closed.products[0]?.lostOutputDays).toBeCloseTo(6, 12)
    expect(slow.products[0]?.lostOutputDays).toBeCloseTo(2, 12)
    expect(closed.paths[0]?.mechanism).toBe('logistics delay')
    expect(slow.paths[0]?.channel).toBe('delay')
  })

  it('orders that fall away, and a buyer whose plant stands still', () => {
    const edges = [
      sold(CAR, ACME),
      buys('company:fleet', CAR, 0.4),
      sold('product:fleet/rides', 'company:fleet'),
    ]
    const fewer = assess(edges, readingOf([fewerOrders('company:fleet', 50)]))
    const still = assess(edges, readingOf([outage('product:fleet/rides', 50)]))
    expect(fewer.products[0]?.lostOutputDays).toBeCloseTo(20, 12)
    expect(still.score).toBe(fewer.score)
    expect(still.paths[0]).toMatchObject({
      mechanism: 'demand loss',
      nodeIds: ['product:fleet/rides', 'company:fleet', CAR],
    })
    expect(fewer.stages.inventory.direction).toBe('adverse')
  })

  it('a rival gains from a failure, as far as its idle capacity goes', () => {
    const edges = (spareCapacity: number) => [
      sold(CAR, ACME),
      sold('product:other/car', 'company:other'),
      rivals('product:other/car', CAR, { marketShare: 0.25, spareCapacity }),
    ]
    const reading = readingOf([outage('product:other/car', 60)])
    const roomy = assess(edges(0.5), reading)
    const tight = assess(edges(0.02), reading)
    expect(roomy.products[0]?.lostOutputDays).toBeCloseTo(-15, 12)
    expect(tight.products[0]?.lostOutputDays).toBeCloseTo(-7.3, 12)
    expect(roomy.score).toBeLessThan(0)
    expect(roomy).toMatchObject({ riskLevel: 'none', paths: [{ mechanism: 'rival gain' }] })
  })

  it('a better supplied input is worth its share of the cost, without an end in sight', () => {
    const edges = [sold(CAR, ACME), input('product:cell', CAR, { costShare: 0.2, bufferDays: 30 })]
    const deal = outage('product:cell', 365, { lossFraction: -0.1, startDay: 290 })
    const outcome = assess(edges, readingOf([deal], { direction: 'beneficial' }))
    expect(outcome.products[0]?.lostOutputDays).toBeCloseTo(-36.5 * 0.2, 12)
    expect(outcome).toMatchObject({ startDay: 290, endDay: null })
    expect(outcome.paths[0]).toMatchObject({
      mechanism: 'beneficial supply',
      visibility: 'not_visible',
    })
  })

  it('a price: the buyer pays, the maker earns', () => {
    const edges = [
      sold(CAR, ACME),
      sold('product:well/oil', 'company:well'),
      priced('commodity:oil', 'material:plastic', 0.5, 10),
      input('material:plastic', CAR, { costShare: 0.1, lagDays: 20 }),
      soldAt('commodity:oil', 'product:well/oil', 0.8),
    ]
    const reading = readingOf([priceShock('commodity:oil', 0.4)], { eventClass: 'price_rise' })
    const buyer = assess(edges, reading)
    const maker = assess(edges, reading, 'company:well')
    expect(buyer.cost).toBeCloseTo(0.4 * 0.5 * 0.1 * (1 - 0.7), 12)
    expect(maker.cost).toBeCloseTo(-0.4 * 0.8, 12)
    expect(buyer.paths[0]).toMatchObject({ mechanism: 'cost pass-through', startDay: 30 })
    expect(maker.paths[0]?.mechanism).toBe('price gain')
    expect(maker.score).toBeLessThan(0)
  })

  it('a price on both sides: a refinery pays for the oil that moves what it sells', () => {
    const edges = [
      sold('product:refinery/fuel', ACME),
      input('commodity:oil', 'product:refinery/fuel', { costShare: 0.8 }),
      soldAt('commodity:oil', 'product:refinery/fuel', 0.9),
    ]
    const outcome = assess(edges, readingOf([priceShock('commodity:oil', 0.3)]))
    // Nine tenths of what it sells has a quoted price: only the rest can be passed on by choice.
    expect(outcome.cost).toBeCloseTo(0.3 * 0.8 * (1 - 0.7 * 0.1) - 0.3 * 0.9, 12)
    expect(outcome.paths.map((path) => path.mechanism)).toEqual(['price gain', 'cost pass-through'])
  })

  it('a quoted market follows its quote, and not its makers’ prices on top', () => {
    const edges = [
      sold(CAR, ACME),
      priced('commodity:oil', 'product:fuel', 0.9),
      soldAt('commodity:oil', 'product:refinery/fuel', 0.6),
      input('product:refinery/fuel', 'product:fuel', { group: 'makers', costShare: 1 }),
      input('product:fuel', CAR, { costShare: 0.1 }),
      sold('product:refinery/fuel', 'company:refinery'),
    ]
    const outcome = assess(edges, readingOf([priceShock('commodity:oil', 0.5)]))
    const fuel = outcome.nodes.find((node) => node.nodeId === 'product:fuel')
    expect(fuel?.priceChange).toBeCloseTo(0.5 * 0.9 + 0.1 * 0.5 * 0.6, 12)
  })
})
