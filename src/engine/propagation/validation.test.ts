/**
 * Published tables of other models, reproduced by this engine's propagation where the models overlap.
 * Sources: Haimes and Jiang 2001, Lian and Haimes 2006 (as cited in the tests of github.com/stigrs/diim); Diem et al.
 * 2022 and 2024 (figures of the authors' R package GLcascade 0.9.3.1); Dorfman, Samuelson and Solow 1958 (data as in
 * the QuantEcon lectures).
 */
import { describe, expect, it } from 'vitest'
import type { EdgeFact, Sources } from '@/engine/graph/facts'
import { inoperability, totalImpact } from '@/engine/testing/inoperability'
import { buys, graphOf, input, sold } from '@/engine/testing/small-facts'
import { propagatePrices } from './price'
import { propagateLoss, propagateOrders, substitutions } from './quantity'

const YEAR = 365
const MANY_ROUNDS = 200

type Matrix = readonly (readonly number[])[]

describe('inoperability of sectors', () => {
  /** Sectors as products; A* as minor inputs, which add up; the perturbation as an input from outside. */
  function sectorFacts(matrix: Matrix): EdgeFact[] {
    return matrix.flatMap((row, to) => {
      const kept = 1 - (row[to] ?? 0)
      const outside = input(`material:shock-${to}`, `product:${to}`, {
        criticality: 'minor',
        costShare: 1,
      })
      const others = row.flatMap((a, from) =>
        from === to || a === 0
          ? []
          : [
              input(`product:${from}`, `product:${to}`, {
                criticality: 'minor',
                costShare: a / kept,
              }),
            ],
      )
      return [outside, ...others]
    })
  }

  function solve(matrix: Matrix, perturbation: readonly number[]): number[] {
    const graph = graphOf(sectorFacts(matrix))
    const own = new Float64Array(graph.nodes.length)
    perturbation.forEach((c, sector) => {
      const kept = 1 - (matrix[sector]?.[sector] ?? 0)
      own[graph.indexOf(`material:shock-${sector}`)] = (YEAR * c) / kept
    })
    const { values } = propagateLoss(graph, own, substitutions(graph, YEAR), MANY_ROUNDS)
    return matrix.map((_, sector) => (values[graph.indexOf(`product:${sector}`)] ?? 0) / YEAR)
  }

  it.each<[string, Matrix, number[], number[]]>([
    [
      'Haimes and Jiang 2001, 2 sectors',
      [
        [0, 0.8],
        [0.2, 0],
      ],
      [0, 0.6],
      [0.5714285714, 0.7142857143],
    ],
    [
      'Haimes and Jiang 2001, 4 sectors',
      [
        [0, 0.9, 0, 0],
        [0.4, 0, 0, 0],
        [1, 0.8, 0, 0],
        [1, 0.9, 0, 0],
      ],
      [0, 0.5, 0, 0],
      [0.703125, 0.78125, 1, 1],
    ],
    [
      'Haimes and Jiang 2001, 3 sectors',
      [
        [0, 0, 0.3],
        [0.4, 0, 0],
        [0.2, 0.6, 0],
      ],
      [0, 0, 0.12],
      [0.0414746544, 0.0165898618, 0.1382488479],
    ],
    [
      'Lian and Haimes 2006',
      [
        [0.15, 0.5],
        [0.1, 0.05],
      ],
      [0, 0.1],
      [0.0660066007, 0.1122112211],
    ],
  ])('%s', (_, matrix, perturbation, expected) => {
    solve(matrix, perturbation).forEach((q, sector) => {
      expect(q).toBeCloseTo(expected[sector] ?? 0, 9)
    })
  })

  const model = {
    interdependency: [
      [0.15, 0.5],
      [0.1, 0.05],
    ],
    resilience: [0.2, 0.2],
  }

  it('the dynamic form settles where this engine settles', () => {
    const settled = inoperability({ ...model, perturbation: () => [0, 0.1] }, 100).at(-1)
    const ours = solve(model.interdependency, [0, 0.1])
    expect(settled?.[0]).toBeCloseTo(0.066006511, 8)
    expect(settled?.[1]).toBeCloseTo(0.112211189, 8)
    expect(Math.abs((settled?.[0] ?? 0) - (ours[0] ?? 0))).toBeLessThan(1e-6)
  })

  it('the dynamic form gives the published impact of a shock of 30 steps', () => {
    const states = inoperability({ ...model, perturbation: (t) => [0, t < 30 ? 0.1 : 0] }, 99)
    const [first, second] = totalImpact(states)
    expect(Math.abs((first ?? 0) - 1.98014435)).toBeLessThan(1e-6)
    expect(Math.abs((second ?? 0) - 3.366317449)).toBeLessThan(1e-6)
  })
})

type Trade = readonly (readonly [number, number, number])[]
type Rule = 'essential' | 'linear'

/** A firm network as facts: what each buys of an industry is one input group; what it sells, its buyers' demand. */
function firmFacts(
  trade: Trade,
  industry: readonly number[],
  ruleOf: (supplierIndustry: number) => Rule,
  replaceable: (firm: number) => number = () => 0,
): EdgeFact[] {
  const sum = (keep: (entry: Trade[number]) => boolean) =>
    trade.filter(keep).reduce((total, [, , weight]) => total + weight, 0)
  const industryOf = (firm: number) => industry[firm - 1] ?? 0
  const goods = (firm: number) => `product:f${firm}/goods`
  return [
    ...industry.map((_, at) => sold(goods(at + 1), `company:f${at + 1}`)),
    ...trade.flatMap(([seller, buyer, weight]): EdgeFact[] => {
      const group = industryOf(seller)
      const bought = sum(([from, to]) => to === buyer && industryOf(from) === group)
      const sigma = replaceable(seller)
      const more: Partial<Sources> =
        ruleOf(group) === 'essential'
          ? { criticality: 'essential' }
          : { criticality: 'minor', costShare: bought / sum(([, to]) => to === buyer) }
      return [
        input(goods(seller), goods(buyer), {
          ...more,
          group: sigma > 0 ? `${group} of ${seller}` : `${group}`,
          share: weight / bought,
          substitution: { short: sigma, medium: sigma, long: sigma },
        }),
        buys(`company:f${buyer}`, goods(seller), weight / sum(([from]) => from === seller)),
      ]
    }),
  ]
}

type Shocks = readonly { readonly firm: number; readonly part: number }[]

/** Lost part of each firm's output: by missing inputs, and by missing orders. */
function losses(facts: readonly EdgeFact[], firms: number, shocks: Shocks) {
  const graph = graphOf(facts)
  const own = new Float64Array(graph.nodes.length)
  for (const { firm, part } of shocks) own[graph.indexOf(`product:f${firm}/goods`)] = YEAR * part
  const down = propagateLoss(graph, own, substitutions(graph, YEAR)).values
  const up = propagateOrders(graph, own).values
  const read = (values: Float64Array) =>
    Array.from({ length: firms }, (_, at) => {
      return (values[graph.indexOf(`product:f${at + 1}/goods`)] ?? 0) / YEAR
    })
  return { down: read(down), up: read(up) }
}

describe('systemic risk of firms (Diem et al.), the network of 11 firms', () => {
  const pairs: [number, number][] = [
    [3, 6],
    [4, 6],
    [4, 7],
    [5, 7],
    [6, 1],
    [6, 2],
    [7, 10],
    [7, 11],
    [8, 1],
    [8, 2],
    [9, 11],
  ]
  const trade: Trade = pairs.map(([from, to]) => [from, to, 1] as const)
  const industry = [1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5]
  const firms = industry.map((_, at) => at + 1)
  const outOf = (firm: number) => trade.filter(([from]) => from === firm).length
  const size = (firm: number) => Math.max(outOf(firm), trade.filter(([, to]) => to === firm).length)
  const whole = firms.reduce((sum, firm) => sum + size(firm), 0)
  const index = (lost: readonly number[]) =>
    lost.reduce((sum, part, at) => sum + (size(at + 1) / whole) * part, 0)
  const rows = (rule: Rule) =>
    firms.map((firm) => {
      const { down, up } = losses(
        firmFacts(trade, industry, () => rule),
        11,
        [{ firm, part: 1 }],
      )
      const combined = down.map((part, at) => Math.max(part, up[at] ?? 0))
      return { down: index(down), up: index(up), combined: index(combined) }
    })
  const expectRow = (found: readonly number[], expected: readonly number[]) => {
    found.forEach((value, at) => {
      expect(Math.abs(value - (expected[at] ?? 0)), `firm ${at + 1}`).toBeLessThan(1e-6)
    })
  }
  const UP = [
    0.277778, 0.277778, 0.055556, 0.111111, 0.055556, 0.222222, 0.222222, 0.111111, 0.055556,
    0.166667, 0.277778,
  ]

  it('all inputs essential', () => {
    const found = rows('essential')
    expectRow(
      found.map((row) => row.down),
      [
        0.111111, 0.111111, 0.222222, 0.416667, 0.194444, 0.333333, 0.277778, 0.333333, 0.166667,
        0.055556, 0.111111,
      ],
    )
    expectRow(
      found.map((row) => row.combined),
      [
        0.277778, 0.277778, 0.222222, 0.416667, 0.194444, 0.444444, 0.388889, 0.333333, 0.166667,
        0.166667, 0.277778,
      ],
    )
    expectRow(
      found.map((row) => row.up),
      UP,
    )
  })

  it('all inputs linear', () => {
    const found = rows('linear')
    expectRow(
      found.map((row) => row.down),
      [
        0.111111, 0.111111, 0.166667, 0.333333, 0.166667, 0.222222, 0.222222, 0.222222, 0.111111,
        0.055556, 0.111111,
      ],
    )
    expectRow(
      found.map((row) => row.combined),
      [
        0.277778, 0.277778, 0.166667, 0.333333, 0.166667, 0.333333, 0.333333, 0.222222, 0.111111,
        0.166667, 0.277778,
      ],
    )
  })

  it('all inputs essential, and a firm replaceable by the rest of its industry', () => {
    const found = firms.map((firm) => {
      // How far a supplier can be replaced depends on what is left of its industry: repeated until it stands.
      let lost: readonly number[] = []
      for (let turn = 0; turn < 30; turn++) {
        const left = (other: number) => outOf(other) * (1 - (lost[other - 1] ?? 0))
        const replaceable = (seller: number) => {
          if (lost.length === 0) return 0
          const peers = firms.filter((other) => industry[other - 1] === industry[seller - 1])
          const market = peers.reduce((sum, other) => sum + left(other), 0)
          return 1 - (market === 0 ? 1 : Math.min(1, outOf(seller) / market))
        }
        const facts = firmFacts(trade, industry, () => 'essential', replaceable)
        lost = losses(facts, 11, [{ firm, part: 1 }]).down
      }
      return index(lost)
    })
    expectRow(
      found,
      [
        0.111111, 0.111111, 0.094276, 0.416667, 0.089226, 0.333333, 0.277778, 0.333333, 0.111111,
        0.055556, 0.111111,
      ],
    )
  })
})

describe('systemic risk of firms, mixed inputs and a cycle', () => {
  const trade: Trade = [
    [1, 3, 6],
    [2, 3, 4],
    [3, 4, 5],
    [3, 5, 5],
  ]
  const facts = firmFacts(trade, [1, 2, 3, 4, 4], (group) => (group === 1 ? 'essential' : 'linear'))
  /** Larger of what each firm buys and sells. */
  const weights = [6 / 30, 4 / 30, 10 / 30, 5 / 30, 5 / 30]

  it.each<[string, number[], number[], number]>([
    ['firm 1', [1], [0.4, 0, 0.4, 0.4, 0.4], 0.346667],
    ['firm 2', [2], [0, 0.4, 0.16, 0.16, 0.16], 0.16],
    ['firm 3', [3], [0, 0, 0.4, 0.4, 0.4], 0.266667],
    ['firms 1 and 2', [1, 2], [0.4, 0.4, 0.4, 0.4, 0.4], 0.4],
  ])('40 % off at %s', (_, shocked, expected, outputIndex) => {
    const { down } = losses(
      facts,
      5,
      shocked.map((firm) => ({ firm, part: 0.4 })),
    )
    down.forEach((part, at) => {
      expect(part).toBeCloseTo(expected[at] ?? 0, 9)
    })
    expect(down.reduce((sum, part, at) => sum + (weights[at] ?? 0) * part, 0)).toBeCloseTo(
      outputIndex,
      6,
    )
  })

  it('a cycle of essential inputs does not diverge', () => {
    const ring: Trade = [
      [1, 2, 1],
      [2, 3, 1],
      [3, 4, 1],
      [4, 1, 1],
    ]
    const { down } = losses(
      firmFacts(ring, [1, 2, 3, 4], () => 'essential'),
      4,
      [{ firm: 1, part: 0.5 }],
    )
    expect(down).toEqual([0.5, 0.5, 0.5, 0.5])
  })
})

describe('the Leontief price model', () => {
  /** Change of each good's price when `own` changes by itself; a good's use of itself is divided out. */
  function priceChanges(
    matrix: Matrix,
    own: readonly number[],
    held: readonly number[] = [],
  ): number[] {
    const kept = (good: number) => 1 - (matrix[good]?.[good] ?? 0)
    const edges = matrix.flatMap((row, from) =>
      row.flatMap((a, to) =>
        from === to || held.includes(to)
          ? []
          : [input(`product:${from}`, `product:${to}`, { costShare: a / kept(to) })],
      ),
    )
    const graph = graphOf(edges)
    const shock = new Float64Array(graph.nodes.length)
    own.forEach((change, good) => {
      shock[graph.indexOf(`product:${good}`)] = held.includes(good) ? change : change / kept(good)
    })
    const { values } = propagatePrices(graph, shock, 1, MANY_ROUNDS)
    return own.map((_, good) => values[graph.indexOf(`product:${good}`)] ?? 0)
  }

  it('Dorfman, Samuelson and Solow: labour cost of a unit of each good', () => {
    // Good 2 is counted in halves, so that no cost share exceeds 1.
    const a = [
      [25 / 250, 175 / 120 / 2],
      [(40 / 250) * 2, 20 / 120],
    ]
    const labour = [10 / 250, 40 / 120 / 2]
    const [first, second] = priceChanges(a, labour)
    expect(first).toBeCloseTo(0.167742, 6)
    expect(2 * (second ?? 0)).toBeCloseTo(0.693548, 6)
  })

  const A = [
    [0.15, 0.25],
    [0.2, 0.05],
  ]

  it('value added of good 1 up 30 %', () => {
    const [first, second] = priceChanges(A, [0.65 * 0.3, 0])
    expect(1 + (first ?? 0)).toBeCloseTo(1.244554, 6)
    expect(1 + (second ?? 0)).toBeCloseTo(1.064356, 6)
  })

  it('good 1 held at +50 %', () => {
    const [, second] = priceChanges(A, [0.5, 0], [0])
    expect(1 + (second ?? 0)).toBeCloseTo(1.131579, 6)
  })
})
