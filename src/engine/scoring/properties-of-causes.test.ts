/** How causes become effects, for any facts and any event (model §2.10; numbers are the properties' numbers there). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact, Sources } from '@/engine/graph/facts'
import { COMPANY, type Layered, TARGET } from '@/engine/testing/random-facts'
import { assess, days, EPS, facts, noStocks, parts, RUNS } from '@/engine/testing/small-assess'
import { input, priced, rivals, sold, soldAt } from '@/engine/testing/small-facts'
import { outage, priceShock } from '@/engine/testing/small-readings'
import type { Outcome } from '@/engine/types'

const prices = fc.integer({ min: -90, max: 300 }).map((n) => n / 100)

/** The edges with the inputs changed. */
function inputsChanged(
  edges: readonly EdgeFact[],
  change: (edge: Sources) => Partial<Sources>,
): EdgeFact[] {
  return edges.map((edge) => (edge.kind === 'sources' ? { ...edge, ...change(edge) } : edge))
}

describe('nothing comes of nothing', () => {
  it('1: an event of size zero has no effect and no dates', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const nothing = assess(edges, [
          outage(root, outageDays, { lossFraction: 0 }),
          priceShock(root, 0),
        ])
        expect(nothing).toMatchObject({ score: 0, startDay: null, endDay: null, paths: [] })
        expect(nothing.noEffectReason).toContain('size is zero')
      }),
      RUNS,
    )
  })

  it('2: an event that no path leads from has score 0, level none, and a reason', () => {
    fc.assert(
      fc.property(facts, days, ({ edges }, outageDays) => {
        const far = [
          ...edges,
          input('material:far', 'product:far/away'),
          sold('product:far/away', 'company:far'),
        ]
        const outcome = assess(far, [outage('material:far', outageDays)])
        expect(outcome).toMatchObject({ score: 0, riskLevel: 'none', paths: [], totalPaths: 0 })
        expect(outcome.noEffectReason).toContain('No known route')
      }),
      RUNS,
    )
  })

  it('2: says so when the reading itself is empty', () => {
    const outcome = assess([sold(TARGET, COMPANY)], [], { emptyReason: 'Nothing was named.' })
    expect(outcome.noEffectReason).toBe('Nothing was named.')
  })
})

describe('3: more of a cause is never less of an effect', () => {
  const rises = (change: (layered: Layered, step: number) => readonly [Outcome, Outcome]) =>
    fc.assert(
      fc.property(facts, parts, (layered, step) => {
        const [less, more] = change(layered, step)
        expect(more.adverse).toBeGreaterThanOrEqual(less.adverse - EPS)
      }),
      RUNS,
    )

  it('with the part of output that is lost', () => {
    rises(({ edges, root }, step) => [
      assess(edges, [outage(root, 60, { lossFraction: step / 2 })]),
      assess(edges, [outage(root, 60, { lossFraction: step })]),
    ])
  })

  it('with the length of the outage', () => {
    rises(({ edges, root }, step) => [
      assess(edges, [outage(root, 200 * step)]),
      assess(edges, [outage(root, 365 * step)]),
    ])
  })

  it('with shares, criticality and share of revenue', () => {
    const hit = (root: string) => [outage(root, 60)]
    rises(({ edges, root }, step) => [
      assess(
        inputsChanged(edges, (edge) => ({ share: edge.share * step })),
        hit(root),
      ),
      assess(edges, hit(root)),
    ])
    rises(({ edges, root }) => [
      assess(
        inputsChanged(edges, () => ({ criticality: 'important' })),
        hit(root),
      ),
      assess(
        inputsChanged(edges, () => ({ criticality: 'essential' })),
        hit(root),
      ),
    ])
    rises(({ edges, root }, step) => {
      const kept = edges.filter((edge) => edge.kind !== 'sells')
      return [
        assess([...kept, sold(TARGET, COMPANY, step / 2)], hit(root)),
        assess([...kept, sold(TARGET, COMPANY, step)], hit(root)),
      ]
    })
  })

  it('with smaller stocks, fewer substitutes, and substitutes that come later', () => {
    const hit = (root: string) => [outage(root, 90)]
    rises(({ edges, root }, step) => [
      assess(edges, hit(root)),
      assess(
        inputsChanged(edges, (edge) => ({ bufferDays: (edge.bufferDays ?? 0) * step })),
        hit(root),
      ),
    ])
    rises(({ edges, root }, step) => {
      const at = (share: number) => ({ short: share, medium: share, long: share })
      return [
        assess(
          inputsChanged(edges, () => ({ substitution: at(step) })),
          hit(root),
        ),
        assess(
          inputsChanged(edges, () => ({ substitution: at(step / 2) })),
          hit(root),
        ),
      ]
    })
    rises(({ edges, root }, step) => [
      assess(
        inputsChanged(edges, () => ({ subLeadDays: 80 * step })),
        hit(root),
      ),
      assess(
        inputsChanged(edges, () => ({ subLeadDays: 80 })),
        hit(root),
      ),
    ])
  })

  it('with the length of the outage, where the class of substitutes changes on the way', () => {
    const edges = [
      sold(TARGET, COMPANY),
      input('material:ore', TARGET, {
        substitution: { short: 0.1, medium: 0.6, long: 0.9 },
        subLeadDays: 20,
      }),
    ]
    const lost = Array.from(
      { length: 250 },
      (_, at) => assess(edges, [outage('material:ore', at + 1)]).adverse,
    )
    lost.slice(1).forEach((value, at) => {
      expect(value).toBeGreaterThanOrEqual((lost[at] ?? 0) - EPS)
    })
  })
})

describe('suppliers and groups', () => {
  it('4: one more supplier of an input never makes it worse', () => {
    fc.assert(
      fc.property(facts, days, parts, ({ edges, root }, outageDays, part) => {
        const more = inputsChanged(edges, (edge) => ({ share: edge.share * (1 - part) }))
        const added = edges.flatMap((edge) =>
          edge.kind === 'sources'
            ? [{ ...edge, from: `material:new-${edge.group}`, share: edge.share * part }]
            : [],
        )
        const unique = [...new Map(added.map((edge) => [`${edge.from}>${edge.to}`, edge])).values()]
        const before = assess(edges, [outage(root, outageDays)])
        const after = assess([...more, ...unique], [outage(root, outageDays)])
        expect(after.adverse).toBeLessThanOrEqual(before.adverse + EPS)
      }),
      RUNS,
    )
  })

  it('14: a supplier in two halves is the same as the whole one', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const mirrored = (id: string) => (id === root || id === TARGET ? id : `${id}-b`)
        const halves = edges.flatMap((edge): EdgeFact[] => {
          if (edge.kind !== 'sources') return [edge]
          if (edge.from === root) return [edge, { ...edge, to: mirrored(edge.to) }]
          const ends = [...new Set([edge.to, mirrored(edge.to)])]
          return ends.flatMap((to) => [
            { ...edge, to, share: edge.share / 2 },
            { ...edge, to, from: mirrored(edge.from), share: edge.share / 2 },
          ])
        })
        const unique = [...new Map(halves.map((edge) => [JSON.stringify(edge), edge])).values()]
        const whole = assess(edges, [outage(root, outageDays)])
        const split = assess(unique, [outage(root, outageDays)])
        expect(split.adverse).toBeCloseTo(whole.adverse, 9)
      }),
      RUNS,
    )
  })

  it('15: an essential input stated twice counts once', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, outageDays) => {
        const twice = edges.flatMap((edge) =>
          edge.kind === 'sources' && edge.criticality === 'essential'
            ? [{ ...edge, group: `${edge.group} again` }]
            : [],
        )
        const once = assess(edges, [outage(root, outageDays)])
        const doubled = assess([...edges, ...twice], [outage(root, outageDays)])
        expect(doubled.adverse).toBe(once.adverse)
      }),
      RUNS,
    )
  })
})

describe('5: signs', () => {
  const priceFacts = [
    sold(TARGET, COMPANY),
    priced('commodity:oil', 'material:plastic', 0.7),
    input('material:plastic', 'product:part', { costShare: 0.3 }),
    input('product:part', TARGET, { costShare: 0.2 }),
    input('material:plastic', TARGET, { costShare: 0.05 }),
    soldAt('commodity:oil', TARGET, 0.01),
  ]

  it('a price that falls is exactly a price that rises, with the other sign', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 400 }), (change, persistence) => {
        const up = assess(priceFacts, [priceShock('commodity:oil', change, persistence)])
        const down = assess(priceFacts, [priceShock('commodity:oil', -change, persistence)])
        expect(down.score).toBe(-up.score + 0)
      }),
      RUNS,
    )
  })

  it('a gain is never larger than the loss of the same would be', () => {
    fc.assert(
      fc.property(noStocks, days, parts, ({ edges, root }, outageDays, part) => {
        const loss = assess(edges, [outage(root, outageDays, { lossFraction: part })])
        const gain = assess(edges, [outage(root, outageDays, { lossFraction: -part })])
        expect(gain.score).toBeLessThanOrEqual(0)
        expect(gain.adverse).toBe(0)
        expect(gain.gain).toBeLessThanOrEqual(loss.adverse + EPS)
      }),
      RUNS,
    )
  })

  it('21: buyer and maker of a commodity are hit with opposite signs', () => {
    fc.assert(
      fc.property(prices, parts, (change, share) => {
        fc.pre(Math.abs(change) > 0.02)
        const shock = [priceShock('commodity:oil', change)]
        const buyer = assess(
          [sold(TARGET, COMPANY), input('commodity:oil', TARGET, { costShare: share })],
          shock,
        )
        const maker = assess([sold(TARGET, COMPANY), soldAt('commodity:oil', TARGET, share)], shock)
        expect(Math.sign(buyer.score)).toBe(Math.sign(change))
        expect(Math.sign(maker.score)).toBe(-Math.sign(change))
      }),
      RUNS,
    )
  })
})

describe('rivals', () => {
  it('a rival of the same company takes no orders over', () => {
    const edges = [
      sold(TARGET, COMPANY, 0.5),
      sold('product:target/other', COMPANY, 0.5),
      rivals('product:target/other', TARGET),
    ]
    expect(assess(edges, [outage('product:target/other', 30)]).gain).toBe(0)
  })
})
