/** Paths explain the whole effect: where effects add up, the paths' effects add up to the company's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import { spread as spreadOver } from '@/engine/propagation/propagate'
import { COMPANY } from '@/engine/testing/random-facts'
import { days, facts, RUNS } from '@/engine/testing/small-assess'
import { buys, graphOf, priced, sold, soldAt } from '@/engine/testing/small-facts'
import { fewerOrders, outage, priceShock, readingOf } from '@/engine/testing/small-readings'
import type { Shock } from '@/engine/types'
import { findRoutes } from './find-paths'
import { impactOn, revenueOf } from './impact'
import { LAMBDA } from './score'

/** The impact on the company, and all its paths, however weak. */
function explain(edges: readonly EdgeFact[], shocks: readonly Shock[], companyId = COMPANY) {
  const graph = graphOf(edges)
  const reading = readingOf(shocks)
  const spread = spreadOver(graph, reading)
  const revenue = revenueOf(graph, graph.indexOf(companyId))
  const request = { spread, reading, companyId, revenue, most: 10_000 }
  const { valid, isTruncated } = findRoutes({ ...request, leastEffect: Number.MIN_VALUE })
  expect(isTruncated).toBe(false)
  const sum = valid.reduce((total, { path }) => total + path.effect, 0)
  return { impact: impactOn(spread, revenue), paths: valid.map(({ path }) => path), sum }
}

describe('the paths of a company add up', () => {
  it('to what it loses, where each product has one input of several suppliers', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const oneInput = edges.filter((edge) => edge.kind !== 'sources' || edge.group === 'g0')
        const { impact, sum } = explain(oneInput, [outage(root, outageDays)])
        expect(sum).toBeCloseTo(impact.adverse, 9)
      }),
      RUNS,
    )
  })

  it('to what a price costs it, over all inputs', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: -90, max: 300 }), ({ edges, root, target }, change) => {
        const quoted = [priced('commodity:oil', root, 0.8), soldAt('commodity:oil', target, 0.01)]
        const shocks = [priceShock('commodity:oil', change / 100)]
        const { impact, sum } = explain([...edges, ...quoted], shocks)
        expect(sum).toBeCloseTo(LAMBDA * impact.cost, 9)
      }),
      RUNS,
    )
  })

  it('to the orders it loses, over buyers of buyers', () => {
    const edges = [
      sold('product:maker/steel', 'company:maker'),
      sold('product:press/body', 'company:press'),
      sold('product:acme/car', 'company:acme'),
      buys('company:press', 'product:maker/steel', 0.5),
      buys('company:acme', 'product:press/body', 0.8),
      buys('company:acme', 'product:maker/steel', 0.3),
    ]
    const { impact, paths, sum } = explain(
      edges,
      [fewerOrders('company:acme', 100)],
      'company:maker',
    )
    expect(impact.adverse).toBeCloseTo((30 + 0.5 * 80) / 365, 12)
    expect(sum).toBeCloseTo(impact.adverse, 12)
    expect(paths.map((path) => path.nodeIds)).toEqual([
      ['company:acme', 'product:press/body', 'company:press', 'product:maker/steel'],
      ['company:acme', 'product:maker/steel'],
    ])
  })
})
