/** Who gains when a maker fails, and who does not. */
import { describe, expect, it } from 'vitest'
import { assessOutcome } from '@/engine/scoring/outcome'
import { graphOf, input, located, rivals, sold } from '@/engine/testing/small-facts'
import { outage, readingOf } from '@/engine/testing/small-readings'
import type { Shock } from '@/engine/types'

const NAMES = ['a', 'b', 'c'] as const
const like = { group: 'makers', lagDays: 0 }
/** A market with three makers, two of them in known places; all need resin. */
const graph = graphOf([
  ...NAMES.map((name) => input(`product:${name}`, 'product:market', { ...like, share: 0.3 })),
  ...NAMES.map((name) =>
    rivals('product:market', `product:${name}`, { marketShare: 0.5, spareCapacity: 0.1 }),
  ),
  ...NAMES.map((name) => sold(`product:${name}`, `company:${name}`)),
  ...NAMES.map((name) => input('material:resin', `product:${name}`)),
  located('place:jp', 'product:a'),
  located('place:fr', 'product:b'),
])
const netDays = (name: string, ...shocks: readonly Shock[]) => {
  const outcome = assessOutcome(graph, readingOf(shocks), `company:${name}`, { matchScore: 1 })
  return Math.round(365 * (outcome.adverse - outcome.gain) * 10) / 10
}

describe('makers of one market', () => {
  it('gain half of what the market misses, when it is known where they work', () => {
    expect(netDays('b', outage('place:jp', 100))).toBe(-15) // 0.5 × 0.3 × 100 days
    expect(netDays('c', outage('place:jp', 100))).toBe(0)
    expect(netDays('a', outage('place:jp', 100))).toBe(100)
  })

  it('gain no more than idle capacity gives', () => {
    expect(netDays('b', outage('place:jp', 365))).toBe(-36.5)
  })

  it('gain nothing when all of them miss the same input', () => {
    for (const name of NAMES) expect(netDays(name, outage('material:resin', 100))).toBe(100)
  })

  it('gain less by what they lose themselves', () => {
    const both = [outage('place:jp', 100), outage('place:fr', 6)]
    expect(netDays('b', ...both)).toBe(6 - (15 - 6))
  })
})
