/** Random facts for property tests: layers of products, each product fed by products of the layers before it. */
import fc from 'fast-check'
import type { Criticality, EdgeFact, Sources } from '@/engine/graph/facts'
import { input, sold } from './small-facts'

export type Layered = {
  readonly edges: readonly EdgeFact[]
  /** The product that all chains begin at. */
  readonly root: string
  readonly target: string
  readonly company: string
}

export type LayeredOptions = {
  readonly layers: number
  readonly width: number
  readonly classes: readonly Criticality[]
  readonly mostBuffer: number
  readonly mostLag: number
  /** Largest substitution; it is the same for outages of any length, with no lead. */
  readonly mostSubstitution: number
}

const ROOT = 'product:l0n0'
export const COMPANY = 'company:target'
export const TARGET = 'product:target/goods'

type InputSeed = {
  readonly suppliers: readonly number[]
  readonly criticality: Criticality
  readonly costShare: number
  readonly buffer: number
  readonly lag: number
  readonly sigma: number
  readonly share: number
}

/** Layered facts without cycles, the last layer feeding the one product of a company. */
export function layeredFacts(options: LayeredOptions): fc.Arbitrary<Layered> {
  const { layers, width } = options
  const inputSeed = fc.record({
    suppliers: fc.uniqueArray(fc.nat(width - 1), { minLength: 1, maxLength: 2 }),
    criticality: fc.constantFrom(...options.classes),
    costShare: fc.integer({ min: 1, max: 30 }).map((n) => n / 100),
    buffer: fc.nat(options.mostBuffer),
    lag: fc.nat(options.mostLag),
    sigma: fc.integer({ min: 0, max: 100 }).map((n) => (n / 100) * options.mostSubstitution),
    share: fc.integer({ min: 20, max: 100 }).map((n) => n / 100),
  })
  const node = fc.array(inputSeed, { minLength: 1, maxLength: 3 })
  const count = (layers - 1) * width + 1
  return fc.array(node, { minLength: count, maxLength: count }).map((nodes) => {
    const edges = nodes.flatMap((inputs, at) => {
      const layer = Math.floor(at / width) + 1
      const to = at === count - 1 ? TARGET : `product:l${layer}n${at % width}`
      return inputs.flatMap((seed, group) => inputEdges(seed, to, layer - 1, group))
    })
    return {
      edges: [...edges, sold(TARGET, COMPANY)],
      root: ROOT,
      target: TARGET,
      company: COMPANY,
    }
  })
}

function inputEdges(seed: InputSeed, to: string, layer: number, group: number): Sources[] {
  const from = layer === 0 ? [0] : seed.suppliers
  return from.map((supplier) =>
    input(`product:l${layer}n${supplier}`, to, {
      group: `g${group}`,
      share: seed.share / from.length,
      criticality: seed.criticality,
      costShare: seed.costShare,
      bufferDays: seed.buffer,
      lagDays: seed.lag,
      substitution: { short: seed.sigma, medium: seed.sigma, long: seed.sigma },
    }),
  )
}
