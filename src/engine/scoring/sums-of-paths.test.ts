/** Paths explain the whole effect: where effects add up, the paths' effects add up to the company's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import { COMPANY } from '@/engine/testing/random-facts'
import { days, facts, RUNS } from '@/engine/testing/small-assess'
import { buys, graphOf, priced, sold, soldAt } from '@/engine/testing/small-facts'
import { fewerOrders, outage, priceShock, readingOf } from '@/engine/testing/small-readings'
import type { Outcome, Shock } from '@/engine/types'
import { assessOutcome } from './outcome'
import { LAMBDA } from './score'

const ALL = { matchScore: 1, maxPaths: 5000 }

function assessAll(
  edges: readonly EdgeFact[],
  shocks: readonly Shock[],
  company = COMPANY,
): Outcome {
  return assessOutcome(graphOf(edges), readingOf(shocks), company, ALL)
}

/** Paths too weak to be followed are missing from the sum; each is below 0.000025. */
function expectSum(outcome: Outcome, effect: number): void {
  const sum = outcome.paths.reduce((total, path) => total + path.effect, 0)
  const missed = outcome.rejectedPaths.length > 0 ? 0.02 * Math.abs(effect) + 0.0005 : 1e-9
  expect(Math.abs(sum - effect)).toBeLessThanOrEqual(missed)
}

describe('the paths of a company add up', () => {
  it('to what it loses, where each product has one input of several suppliers', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const oneInput = edges.filter((edge) => edge.kind !== 'sources' || edge.group === 'g0')
        const outcome = assessAll(oneInput, [outage(root, outageDays)])
        expectSum(outcome, outcome.adverse)
      }),
      RUNS,
    )
  })

  it('to what a price costs it, over all inputs', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: -90, max: 300 }), ({ edges, root, target }, change) => {
        const quoted = [priced('commodity:oil', root, 0.8), soldAt('commodity:oil', target, 0.01)]
        const outcome = assessAll(
          [...edges, ...quoted],
          [priceShock('commodity:oil', change / 100)],
        )
        expectSum(outcome, LAMBDA * outcome.cost)
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
    const outcome = assessAll(edges, [fewerOrders('company:acme', 100)], 'company:maker')
    expect(outcome.products[0]?.lostOutputDays).toBeCloseTo(30 + 0.5 * 80, 9)
    expectSum(outcome, outcome.adverse)
    expect(outcome.paths.map((path) => path.nodeIds)).toEqual([
      ['company:acme', 'product:press/body', 'company:press', 'product:maker/steel'],
      ['company:acme', 'product:maker/steel'],
    ])
  })
})
