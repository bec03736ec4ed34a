/** The closed form against a day-by-day simulation of the same facts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import { type DailyShock, simulateDaily } from '@/engine/testing/daily-simulator'
import { type LayeredOptions, layeredFacts } from '@/engine/testing/random-facts'
import { graphOf, input, sold } from '@/engine/testing/small-facts'
import { propagateLoss, substitutions } from './quantity'

const DAYS = 365

function closedForm(edges: readonly EdgeFact[], shock: DailyShock): Map<string, number> {
  const graph = graphOf(edges)
  const own = new Float64Array(graph.nodes.length)
  own[graph.indexOf(shock.nodeId)] = shock.lossFraction * shock.outageDays
  const { values } = propagateLoss(graph, own, substitutions(graph, shock.outageDays))
  return new Map(graph.nodes.map((node, at) => [node.id, values[at] ?? 0]))
}

function largestDifference(edges: readonly EdgeFact[], shock: DailyShock): number {
  const simulated = simulateDaily(edges, shock, DAYS)
  const closed = closedForm(edges, shock)
  const differences = [...simulated].map(([id, days]) => Math.abs(days - (closed.get(id) ?? 0)))
  return Math.max(...differences)
}

const outages = fc.record({
  lossFraction: fc.integer({ min: 20, max: 100 }).map((n) => n / 100),
  outageDays: fc.integer({ min: 5, max: 120 }),
})

const GRAPHS: LayeredOptions = {
  layers: 5,
  width: 3,
  classes: ['essential', 'important', 'minor'],
  mostBuffer: 15,
  mostLag: 0,
  mostSubstitution: 0.6,
}

function differsByAtMost(options: Partial<LayeredOptions>, days: number): void {
  fc.assert(
    fc.property(layeredFacts({ ...GRAPHS, ...options }), outages, ({ edges, root }, outage) => {
      expect(largestDifference(edges, { nodeId: root, ...outage })).toBeLessThanOrEqual(days)
    }),
    { numRuns: 150 },
  )
}

/** Largest difference of each of 300 random graphs, in order. */
function differences(options: Partial<LayeredOptions>): number[] {
  const cases = fc.tuple(layeredFacts({ ...GRAPHS, ...options }), outages)
  return fc
    .sample(cases, 300)
    .map(([{ edges, root }, outage]) => largestDifference(edges, { nodeId: root, ...outage }))
    .sort((a, b) => a - b)
}

describe('the closed form agrees with a daily simulation', () => {
  it('exactly without stocks and lags', () => {
    differsByAtMost({ mostBuffer: 0, classes: ['essential'] }, 1e-9)
  })

  // Inputs that fail at different times add up in the simulation; the closed form counts the worst of them.
  it.each<[string, Partial<LayeredOptions>]>([
    ['essential inputs only', { classes: ['essential'], mostLag: 1 }],
    ['all classes of inputs', {}],
    ['all classes and lags up to 3 days', { mostLag: 3 }],
  ])('within 2.5 days nearly always: %s', (_, options) => {
    const sorted = differences(options)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(0.1)
    expect(sorted[Math.floor(sorted.length * 0.97)]).toBeLessThanOrEqual(2.5)
    expect(sorted.at(-1)).toBeLessThan(8)
  })

  it('exactly on a chain: 60 days, three stocks, three lags', () => {
    const edges = [
      input('product:a', 'product:b', { share: 0.8, bufferDays: 20, lagDays: 30 }),
      input('product:b', 'product:c', { share: 0.6, bufferDays: 10, lagDays: 14 }),
      input('product:c', 'product:d/x', { share: 0.5, bufferDays: 5, lagDays: 7 }),
      sold('product:d/x', 'company:d'),
    ]
    const lost = simulateDaily(
      edges,
      { nodeId: 'product:a', lossFraction: 1, outageDays: 60 },
      DAYS,
    )
    expect(lost.get('product:b')).toBeCloseTo(28, 9)
    expect(lost.get('product:c')).toBeCloseTo(6.8, 9)
    expect(lost.get('product:d/x')).toBeCloseTo(0, 9)
  })
})
