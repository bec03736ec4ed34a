/** What an outcome says of itself, for any facts and any event (model §2.10; numbers as there). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import { buildGraph } from '@/engine/graph/graph'
import { COMPANY, TARGET } from '@/engine/testing/random-facts'
import { assess, days, EPS, facts, parts, RUNS } from '@/engine/testing/small-assess'
import { factsOf, graphOf, input, sold } from '@/engine/testing/small-facts'
import { outage, readingOf } from '@/engine/testing/small-readings'
import type { Hop } from '@/engine/types'
import { assessOutcome } from './outcome'
import { scoreOf } from './score'

describe('6: names and order do not matter', () => {
  it('edges in another order give the same bytes', () => {
    const shuffled = facts.chain((layered) =>
      fc
        .shuffledSubarray([...layered.edges], { minLength: layered.edges.length })
        .map((edges) => ({ layered, edges })),
    )
    fc.assert(
      fc.property(shuffled, days, ({ layered, edges }, outageDays) => {
        const shocks = [outage(layered.root, outageDays)]
        expect(JSON.stringify(assess(edges, shocks))).toBe(
          JSON.stringify(assess(layered.edges, shocks)),
        )
      }),
      RUNS,
    )
  })

  it('other ids give the same figures', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const renamed = (id: string) =>
          id.startsWith('product:l') ? `product:${[...id.slice(8)].reverse().join('')}` : id
        const others = edges.map((edge) => ({
          ...edge,
          from: renamed(edge.from),
          to: renamed(edge.to),
        }))
        const one = assess(edges, [outage(root, outageDays)])
        const other = assess(others, [outage(renamed(root), outageDays)])
        expect(other.score).toBeCloseTo(one.score, 9)
        expect(other.totalPaths).toBe(one.totalPaths)
        expect([other.startDay, other.endDay]).toEqual([one.startDay, one.endDay])
      }),
      RUNS,
    )
  })
})

describe('bounds and parts', () => {
  const events = fc.record({ outageDays: days, part: parts, isGain: fc.boolean() })
  const outcomes = fc
    .tuple(facts, events)
    .map(([{ edges, root }, { outageDays, part, isGain }]) =>
      assess(edges, [outage(root, outageDays, { lossFraction: isGain ? -part : part })]),
    )

  it('7: scores stay inside 20, confidence is a whole number of 0 to 100', () => {
    fc.assert(
      fc.property(outcomes, ({ score, scoreLow, scoreHigh, confidence }) => {
        expect(Math.abs(score)).toBeLessThan(20)
        expect(scoreLow).toBeLessThanOrEqual(score)
        expect(scoreHigh).toBeGreaterThanOrEqual(score)
        expect(Number.isInteger(confidence)).toBe(true)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(100)
      }),
      RUNS,
    )
  })

  it('7: the score is odd, rises with the effect, and stays below 20 for the loss of a year', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 1e-4, max: 0.1, noNaN: true }),
        (x, more) => {
          expect(scoreOf(-x)).toBe(-scoreOf(x) + 0)
          expect(scoreOf(x + more)).toBeGreaterThan(scoreOf(x))
          expect(scoreOf(x)).toBeLessThan(20)
        },
      ),
      RUNS,
    )
  })

  it('8: no adverse path scores above the company', () => {
    fc.assert(
      fc.property(outcomes, ({ paths, adverse }) => {
        for (const path of paths) expect(path.score).toBeLessThanOrEqual(scoreOf(adverse) + EPS)
      }),
      RUNS,
    )
  })

  it('8: where there is an effect there is a path, and every product lists its own', () => {
    fc.assert(
      fc.property(outcomes, ({ score, paths, products, totalPaths, noEffectReason }) => {
        expect(paths.length > 0).toBe(score !== 0)
        expect(noEffectReason === null).toBe(score !== 0)
        expect(totalPaths).toBeGreaterThanOrEqual(paths.length)
        expect(products.flatMap((product) => product.pathIds)).toHaveLength(paths.length)
      }),
      RUNS,
    )
  })

  it('9: each hop and each path can be worked out again from its own figures', () => {
    fc.assert(
      fc.property(outcomes, ({ paths }) => {
        for (const path of paths) {
          path.hops.forEach((hop, at) => {
            expect(hop.valueOut).toBeCloseTo(byHand(hop), 9)
            expect([hop.from, hop.to]).toEqual([path.nodeIds[at], path.nodeIds[at + 1]])
            const next = path.hops[at + 1]
            if (next) expect(next.valueIn).toBe(hop.valueOut)
          })
          expect(path.lostOutputDays).toBe(path.hops.at(-1)?.valueOut)
          expect(path.effect).toBeCloseTo(
            (path.revenueShare * (path.lostOutputDays ?? 0)) / 365,
            12,
          )
          expect(path.score).toBe(scoreOf(path.effect))
          expect(new Set(path.nodeIds).size).toBe(path.nodeIds.length)
        }
      }),
      RUNS,
    )
  })

  function byHand(hop: Hop): number {
    const arrived = hop.share * (1 - hop.substitution) * Math.abs(hop.valueIn)
    return Math.sign(hop.valueIn) * Math.max(0, arrived - hop.bufferDays) * hop.criticalityWeight
  }
})

describe('distance and cycles', () => {
  const chainOf = (links: number): EdgeFact[] => [
    ...Array.from({ length: links }, (_, at) =>
      input(`product:n${at}`, at === links - 1 ? TARGET : `product:n${at + 1}`),
    ),
    sold(TARGET, COMPANY),
  ]

  it('10: ten links reach the company, eleven do not', () => {
    const near = assess(chainOf(10), [outage('product:n0', 20)])
    const far = assess(chainOf(11), [outage('product:n0', 20)])
    expect(near.paths[0]?.hops).toHaveLength(10)
    expect(near.products[0]?.lostOutputDays).toBe(20)
    expect(far).toMatchObject({ score: 0, paths: [] })
  })

  it('11: cycles end, and a loss that goes round does not grow', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const back = input(TARGET, root)
        const around = assess([...edges, back], [outage(root, outageDays)])
        const straight = assess(edges, [outage(root, outageDays)])
        expect(around.adverse).toBeGreaterThanOrEqual(straight.adverse - EPS)
        expect(around.adverse).toBeLessThanOrEqual(outageDays / 365 + EPS)
      }),
      RUNS,
    )
  })

  it('13: along a chain the loss is what was lost at first less the stocks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { minLength: 1, maxLength: 10 }),
        days,
        (stocks, outageDays) => {
          const edges = chainOf(stocks.length).map((edge, at) =>
            edge.kind === 'sources' ? { ...edge, bufferDays: stocks[at] ?? 0 } : edge,
          )
          const lost = assess(edges, [outage('product:n0', outageDays)]).products[0]?.lostOutputDays
          expect(lost).toBeCloseTo(
            Math.max(0, outageDays - stocks.reduce((sum, stock) => sum + stock, 0)),
            9,
          )
        },
      ),
      RUNS,
    )
  })
})

describe('time', () => {
  it('16: facts from after the event are not used', () => {
    const files = [
      factsOf([sold(TARGET, COMPANY), input('material:ore', TARGET, { validFrom: '2026-04-01' })]),
    ]
    const scoreOn = (asOf: string) => {
      const graph = buildGraph(files, { asOf })
      if (!graph.ok) throw new Error('faulty')
      const reading = readingOf([outage('material:ore', 30)])
      return assessOutcome(graph.value, reading, COMPANY, { matchScore: 1 }).score
    }
    expect(scoreOn('2026-03-31')).toBe(0)
    expect(scoreOn('2026-04-01')).toBeGreaterThan(0)
  })

  it('17: the same question twice gives the same bytes', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const graph = graphOf(edges)
        const ask = () =>
          JSON.stringify(
            assessOutcome(graph, readingOf([outage(root, outageDays)]), COMPANY, { matchScore: 1 }),
          )
        expect(ask()).toBe(ask())
      }),
      RUNS,
    )
  })

  it('18: a later event shifts the days and nothing else', () => {
    fc.assert(
      fc.property(
        facts,
        days,
        fc.integer({ min: 1, max: 200 }),
        ({ edges, root }, outageDays, later) => {
          const now = assess(edges, [outage(root, outageDays)])
          const then = assess(edges, [outage(root, outageDays, { startDay: later })])
          expect(then.score).toBe(now.score)
          const shifted = (day: number | null) => (day === null ? null : day + later)
          expect([then.startDay, then.endDay]).toEqual([shifted(now.startDay), shifted(now.endDay)])
        },
      ),
      RUNS,
    )
  })

  it('a window never ends before it begins', () => {
    fc.assert(
      fc.property(facts, days, parts, ({ edges, root }, outageDays, part) => {
        const { paths } = assess(edges, [outage(root, outageDays, { lossFraction: part })])
        for (const { startDay, endDay } of paths) {
          expect(startDay).not.toBeNull()
          expect(endDay ?? 0).toBeGreaterThanOrEqual(startDay ?? 0)
        }
      }),
      RUNS,
    )
  })
})

describe('what is not known', () => {
  const { bufferDays: _, ...unknownStock } = input('material:ore', TARGET)

  it('lists a figure that no fact states, with what the score does when it is off by half', () => {
    const outcome = assess([sold(TARGET, COMPANY), unknownStock], [outage('material:ore', 30)])
    const [gap] = outcome.gaps
    expect(gap).toMatchObject({ attribute: 'stock', assumedValue: 10, unit: 'days' })
    expect(gap?.scoreLow).toBeCloseTo(scoreOf((30 - 15) / 365), 9)
    expect(gap?.scoreHigh).toBeCloseTo(scoreOf((30 - 5) / 365), 9)
    expect(outcome.score).toBeCloseTo(scoreOf(20 / 365), 9)
    expect(outcome.paths[0]?.hops[0]?.defaulted).toEqual(['bufferDays'])
  })

  it('lists it too when it is what keeps the event from the company', () => {
    const outcome = assess([sold(TARGET, COMPANY), unknownStock], [outage('material:ore', 8)])
    expect(outcome).toMatchObject({ score: 0, scoreLow: 0 })
    expect(outcome.scoreHigh).toBeCloseTo(scoreOf(3 / 365), 9)
  })

  it('is less sure of a chain of assumed facts than of the same chain confirmed', () => {
    const edges = (level: 'confirmed' | 'assumed') => [
      sold(TARGET, COMPANY),
      input('material:ore', TARGET, {
        provenance: [{ title: 'T', publisher: 'P', date: '2026', claim: 'C', level }],
      }),
    ]
    const shock = [outage('material:ore', 30)]
    const [sure, unsure] = [assess(edges('confirmed'), shock), assess(edges('assumed'), shock)]
    expect(sure.confidence).toBe(100)
    expect(unsure.confidence).toBe(50)
    expect(unsure.score).toBe(sure.score)
    expect(unsure.gaps.map((gap) => gap.attribute)).toEqual(['share'])
  })

  it('leaves the figures as they were', () => {
    const graph = graphOf([sold(TARGET, COMPANY), unknownStock])
    const ask = () =>
      assessOutcome(graph, readingOf([outage('material:ore', 30)]), COMPANY, { matchScore: 1 })
    expect(ask()).toEqual(ask())
  })
})
