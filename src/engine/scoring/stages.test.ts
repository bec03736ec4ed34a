import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import { COMPANY, TARGET } from '@/engine/testing/random-facts'
import { assess } from '@/engine/testing/small-assess'
import { buys, input, located, priced, shipped, sold } from '@/engine/testing/small-facts'
import { fewerOrders, outage, priceShock } from '@/engine/testing/small-readings'
import { type Shock, STAGES } from '@/engine/types'

const SALE = sold(TARGET, COMPANY, 0.5)

function directions(edges: readonly EdgeFact[], shocks: readonly Shock[]) {
  const { stages } = assess(edges, shocks)
  return Object.fromEntries(STAGES.map((stage) => [stage, stages[stage].direction]))
}

const NONE = {
  procurement: null,
  production: null,
  cost: null,
  delivery: null,
  inventory: null,
  continuity: null,
}

describe('the six-stage map', () => {
  it('a shortage of an input without a substitute is felt at every stage', () => {
    const edges = [SALE, input('material:ore', TARGET, { share: 0.8, bufferDays: 8 })]
    const { stages } = assess(edges, [outage('material:ore', 60)])
    expect(STAGES.map((stage) => stages[stage].direction)).toEqual(STAGES.map(() => 'adverse'))
    expect(stages.procurement.figures).toEqual([
      { name: 'input missing', value: expect.closeTo(0.5 * 48, 9), unit: 'days' },
    ])
    expect(stages.production.value).toBeCloseTo((0.5 * 40) / 365, 12)
    expect(stages.inventory.value).toBeCloseTo((0.5 * 8) / 365, 12)
    expect(stages.continuity.figures[0]?.value).toBeCloseTo(50, 9)
  })

  it('an input that can be replaced in time puts no revenue at risk for good', () => {
    const substitution = { short: 0, medium: 0.2, long: 0.6 }
    const edges = [SALE, input('material:ore', TARGET, { substitution })]
    expect(directions(edges, [outage('material:ore', 60)])).toMatchObject({
      production: 'adverse',
      continuity: null,
    })
  })

  it('a price moves the cost and nothing else', () => {
    const edges = [
      SALE,
      priced('commodity:oil', 'material:plastic'),
      input('material:plastic', TARGET),
    ]
    expect(directions(edges, [priceShock('commodity:oil', 0.5)])).toEqual({
      ...NONE,
      cost: 'adverse',
    })
    expect(directions(edges, [priceShock('commodity:oil', -0.5)])).toEqual({
      ...NONE,
      cost: 'beneficial',
    })
  })

  it('orders that fall away stop the plant and fill the store', () => {
    const edges = [
      SALE,
      buys('company:fleet', TARGET, 0.5),
      sold('product:fleet/rides', 'company:fleet'),
    ]
    expect(directions(edges, [fewerOrders('company:fleet', 40)])).toEqual({
      ...NONE,
      production: 'adverse',
      inventory: 'adverse',
    })
  })

  it('a longer way is a delay of so many days', () => {
    const edges = [SALE, shipped('route:canal', TARGET, { detourDays: 12 })]
    const { stages } = assess(edges, [outage('route:canal', 30)])
    expect(stages.delivery.figures).toContainEqual({
      name: 'longest delay on the way',
      value: 12,
      unit: 'days',
    })
  })

  it('a better supply is good news at the stages it reaches', () => {
    const edges = [SALE, input('material:ore', TARGET)]
    expect(directions(edges, [outage('material:ore', 100, { lossFraction: -1 })])).toEqual({
      ...NONE,
      procurement: 'beneficial',
      production: 'beneficial',
      delivery: 'beneficial',
    })
  })

  it('an event that does not arrive touches no stage', () => {
    expect(directions([SALE, input('material:ore', TARGET)], [])).toEqual(NONE)
  })
})

describe('what can be seen, and what kind of effect it is', () => {
  const edges = [SALE, located('place:th', TARGET), input('material:ore', TARGET)]

  it('the company’s own outage, reported by the text, is visible', () => {
    const named = assess(edges, [outage(TARGET, 20)])
    const hedged = assess(edges, [outage(TARGET, 20)], { isHedged: true })
    const future = assess(edges, [outage(TARGET, 20, { startDay: 30 })])
    expect(named.paths[0]).toMatchObject({ mechanism: 'direct disruption', visibility: 'visible' })
    expect(hedged.paths[0]?.visibility).toBe('uncertain')
    expect(future.paths[0]?.visibility).toBe('not_visible')
  })

  it('a company that the text does not name has not been seen to be hit', () => {
    expect(assess(edges, [outage('place:th', 20)]).paths[0]?.visibility).toBe('not_visible')
  })

  it('a shortage by an export control is called so', () => {
    const [path] = assess(edges, [outage('material:ore', 20)], { eventClass: 'export_ban' }).paths
    expect(path?.mechanism).toBe('export control')
  })

  it('a tariff on what the company makes is borne by it, a dearer market is not', () => {
    const shock = [priceShock(TARGET, 0.25)]
    const tariff = assess(edges, shock, { eventClass: 'tariff' })
    const market = assess(edges, shock, { eventClass: 'price_rise' })
    expect(tariff.cost).toBeCloseTo(0.5 * 0.25 * 0.3, 12)
    expect(tariff.paths[0]?.mechanism).toBe('cost pass-through')
    expect(market.cost).toBeCloseTo(-0.5 * 0.25, 12)
    expect(market.paths[0]?.effect).toBeCloseTo(3 * market.cost, 12)
  })
})
