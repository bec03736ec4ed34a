/** One question to the engine's core, and the random facts that the property tests share. */
import fc from 'fast-check'
import type { EdgeFact } from '@/engine/graph/facts'
import { assessOutcome } from '@/engine/scoring/outcome'
import type { Outcome, Reading, Shock } from '@/engine/types'
import { COMPANY, layeredFacts } from './random-facts'
import { graphOf } from './small-facts'
import { readingOf } from './small-readings'

/** The outcome of the shocks for the company of the layered facts. */
export function assess(
  edges: readonly EdgeFact[],
  shocks: readonly Shock[],
  over: Partial<Reading> = {},
): Outcome {
  return assessOutcome(graphOf(edges), readingOf(shocks, over), COMPANY, { matchScore: 1 })
}

export const RUNS = { numRuns: 60 }

/** Rounding of sums of a few hundred terms. */
export const EPS = 1e-9

const LAYERS = {
  layers: 4,
  width: 3,
  classes: ['essential', 'important', 'minor'],
  mostBuffer: 12,
  mostLag: 5,
  mostSubstitution: 0.8,
} as const

export const facts = layeredFacts(LAYERS)
export const noStocks = layeredFacts({ ...LAYERS, mostBuffer: 0 })
export const parts = fc.integer({ min: 1, max: 100 }).map((n) => n / 100)
export const days = fc.integer({ min: 1, max: 365 })
