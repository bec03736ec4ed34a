import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeFact } from '@/engine/graph/facts'
import type { Graph } from '@/engine/graph/graph'
import { type Layered, TARGET } from '@/engine/testing/random-facts'
import { days, facts, noStocks, RUNS } from '@/engine/testing/small-assess'
import { graphOf, input, sold } from '@/engine/testing/small-facts'
import { endFactors, lossChannel, PER_DAY } from './channels'
import { MOST_HOPS } from './defaults'
import { propagateLoss, substitutions } from './quantity'
import { type Found, type SearchLimits, strongestPaths } from './search'

const LIMITS: SearchLimits = {
  paths: 1000,
  rejected: 5,
  leastEffect: 1e-12,
  steps: 200_000,
  countSteps: 200_000,
}

function search(
  edges: readonly EdgeFact[],
  root: string,
  lost: number,
  bound: 'net' | 'gross',
  limits: Partial<SearchLimits> = {},
): Found {
  const graph = graphOf(edges)
  const own = new Float64Array(graph.nodes.length)
  const node = graph.indexOf(root)
  own[node] = lost
  const sigma = substitutions(graph, lost)
  const losses = propagateLoss(graph, own, sigma).values
  const end = endFactors(graph, new Map([[graph.indexOf(TARGET), 1]]), PER_DAY)
  const channel = lossChannel(graph, losses, sigma, end, bound)
  return strongestPaths(graph, channel, [{ node, value: lost, directFactor: 0 }], {
    ...LIMITS,
    ...limits,
  })
}

/** Every simple path by brute force, as the product of share × (1 - substitution) × weight of its links. */
function allEffects({ edges, root }: Layered, lost: number): number[] {
  const graph = graphOf(edges)
  const effects: number[] = []
  const walk = (node: number, value: number, used: readonly number[]) => {
    if (graph.nodes[node]?.id === TARGET) effects.push(value / 365)
    if (used.length > MOST_HOPS) return
    for (const [to, weight] of linksOf(graph, node)) {
      if (!used.includes(to)) walk(to, value * weight, [...used, to])
    }
  }
  walk(graph.indexOf(root), lost, [graph.indexOf(root)])
  return effects.filter((effect) => effect >= LIMITS.leastEffect).sort((a, b) => b - a)
}

function linksOf(graph: Graph, node: number): [number, number][] {
  return graph.edges.flatMap((edge, at): [number, number][] => {
    if (edge.kind !== 'sources' || graph.from[at] !== node) return []
    const weights = { essential: 1, important: 0.5, minor: edge.costShare ?? 0 }
    const kept = 1 - (edge.substitution?.long ?? 0)
    return [[graph.to[at] ?? 0, edge.share * kept * weights[edge.criticality]]]
  })
}

describe('the strongest paths', () => {
  it('are those that brute force finds, strongest first', () => {
    fc.assert(
      fc.property(noStocks, days, (layered, lost) => {
        const found = search(layered.edges, layered.root, lost, 'net')
        const expected = allEffects(layered, lost)
        expect(found.isTruncated).toBe(false)
        expect(found.total).toBe(expected.length)
        found.paths.forEach((path, at) => {
          expect(path.effect).toBeCloseTo(expected[at] ?? 0, 12)
        })
      }),
      RUNS,
    )
  })

  it('are the same whether the bound knows the stocks or not', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, lost) => {
        const net = search(edges, root, lost, 'net')
        const gross = search(edges, root, lost, 'gross')
        const effects = (found: Found) => found.paths.map((path) => path.effect)
        expect(effects(net)).toEqual(effects(gross))
      }),
      RUNS,
    )
  })

  it('are the same when no rejected ones are asked for, and weak reaches are not followed', () => {
    fc.assert(
      fc.property(facts, days, ({ edges, root }, lost) => {
        const limits = { leastEffect: 1e-3 }
        const all = search(edges, root, lost, 'gross', limits)
        const bare = search(edges, root, lost, 'gross', { ...limits, rejected: 0 })
        expect(bare.paths).toEqual(all.paths)
        expect(bare.total).toBe(all.total)
      }),
      RUNS,
    )
  })

  it('the first few are the first few of all', () => {
    fc.assert(
      fc.property(facts, days, fc.integer({ min: 1, max: 4 }), ({ edges, root }, lost, most) => {
        const all = search(edges, root, lost, 'net')
        const few = search(edges, root, lost, 'net', { paths: most })
        expect(few.paths).toEqual(all.paths.slice(0, most))
        expect(few.total).toBe(all.total)
      }),
      RUNS,
    )
  })

  it('a search that is stopped says so, and counts what it has found', () => {
    const ids = Array.from({ length: 30 }, (_, at) => `product:n${at}`)
    const edges = ids.flatMap((id) => [input('product:root', id), input(id, TARGET)])
    const found = search([...edges, sold(TARGET, 'company:target')], 'product:root', 50, 'net', {
      paths: 5,
      countSteps: 10,
    })
    expect(found.paths).toHaveLength(5)
    expect(found.isTruncated).toBe(true)
    expect(found.total).toBeGreaterThanOrEqual(5)
    expect(found.total).toBeLessThan(30)
  })

  it('a path that stocks cover is shown whole', () => {
    const edges = [
      input('product:a', 'product:b', { bufferDays: 99 }),
      input('product:b', 'product:c'),
      input('product:c', TARGET),
      sold(TARGET, 'company:target'),
    ]
    const found = search(edges, 'product:a', 50, 'gross')
    expect(found.paths).toEqual([])
    expect(found.rejected).toMatchObject([
      { reason: 'died', edges: [expect.any(Number), expect.any(Number), expect.any(Number)] },
    ])
  })

  it('are found where a shortest path cut at ten links is lost: its label hides the costlier, shorter way', () => {
    const chain = (ids: readonly string[]) =>
      ids.slice(1).map((id, at) => input(ids[at] ?? '', id, { group: 'chain' }))
    const names = (stem: string, count: number) =>
      Array.from({ length: count }, (_, at) => `product:${stem}${at}`)
    const edges = [
      ...chain(['product:root', ...names('long', 7), 'product:middle']),
      input('product:root', 'product:middle', { share: 0.5, group: 'short' }),
      ...chain(['product:middle', ...names('rest', 4), TARGET]),
      sold(TARGET, 'company:target'),
    ]
    const cheapest = plainShortestPath(graphOf(edges), 'product:root', TARGET)
    expect(cheapest).toEqual({ weight: 1, hops: 13 })
    const found = search(edges, 'product:root', 50, 'gross')
    expect(found.paths.map((path) => path.edges.length)).toEqual([6])
    expect(found.paths[0]?.effect).toBeCloseTo(25 / 365, 12)
  })
})

/** Dijkstra's algorithm without layers: each node keeps only its best label, whatever the number of its links. */
function plainShortestPath(graph: Graph, from: string, to: string) {
  const labels = new Map([[graph.indexOf(from), { weight: 1, hops: 0 }]])
  const open = new Set(labels.keys())
  const weightAt = (node: number) => labels.get(node)?.weight ?? 0
  while (open.size > 0) {
    const node = [...open].reduce((best, other) =>
      weightAt(other) > weightAt(best) ? other : best,
    )
    open.delete(node)
    const label = labels.get(node) ?? { weight: 0, hops: 0 }
    for (const [next, weight] of linksOf(graph, node)) {
      if (label.weight * weight <= weightAt(next)) continue
      labels.set(next, { weight: label.weight * weight, hops: label.hops + 1 })
      open.add(next)
    }
  }
  return labels.get(graph.indexOf(to))
}
