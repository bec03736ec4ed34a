import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LayoutEdge, type LayoutNode, layoutOf } from './layout'

const SPACING = { column: 200, row: 50 }
const node = (id: string, tier: number): LayoutNode => ({ id, tier })
const edge = (source: string, target: string): LayoutEdge => ({
  id: `${source}>${target}`,
  source,
  target,
})
const lay = (nodes: LayoutNode[], edges: LayoutEdge[]) => layoutOf(nodes, edges, SPACING)

const anyGraph = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 40 })
  .chain((tiers) => {
    const nodes = tiers.map((tier, index) => node(`n${index}`, tier))
    const pick = fc.integer({ min: 0, max: tiers.length - 1 })
    return fc.array(fc.tuple(pick, pick), { maxLength: 80 }).map((pairs) => ({
      nodes,
      edges: [...new Map(pairs.map(([a, b]) => [`n${a}>n${b}`, edge(`n${a}`, `n${b}`)])).values()],
    }))
  })

describe('layoutOf', () => {
  it('lays nothing out for nothing', () => {
    expect(lay([], []).positions.size).toBe(0)
  })

  it('puts the event left and the company right', () => {
    const { positions, columns } = lay(
      [node('company', 0), node('event', 3), node('metal', 2), node('motor', 1)],
      [edge('event', 'metal'), edge('metal', 'motor'), edge('motor', 'company')],
    )
    expect(columns.map(({ tier }) => tier)).toEqual([3, 2, 1, 0])
    const xs = ['event', 'metal', 'motor', 'company'].map((id) => positions.get(id)?.x)
    expect(xs).toEqual([0, 200, 400, 600])
  })

  it('draws a single chain as a straight line', () => {
    const { positions } = lay(
      [node('c', 0), node('b', 1), node('a', 2)],
      [edge('a', 'b'), edge('b', 'c')],
    )
    expect(new Set([...positions.values()].map(({ y }) => y)).size).toBe(1)
  })

  it('uncrosses two routes that need not cross', () => {
    const layout = lay(
      [node('a1', 2), node('a2', 2), node('b1', 1), node('b2', 1), node('co', 0)],
      [edge('a1', 'b2'), edge('a2', 'b1'), edge('b1', 'co'), edge('b2', 'co')],
    )
    expect(layout.crossings).toBe(0)
  })

  it('keeps the one crossing that two complete pairs cannot avoid', () => {
    const layout = lay(
      [node('a1', 1), node('a2', 1), node('b1', 0), node('b2', 0)],
      [edge('a1', 'b1'), edge('a1', 'b2'), edge('a2', 'b1'), edge('a2', 'b2')],
    )
    expect(layout.crossings).toBe(1)
  })

  it('gives an edge over several columns a point in each column it passes', () => {
    const layout = lay(
      [node('event', 3), node('x', 2), node('y', 1), node('co', 0)],
      [edge('event', 'x'), edge('x', 'y'), edge('y', 'co'), edge('event', 'co')],
    )
    expect(layout.waypoints.get('event>co')?.map(({ x }) => x)).toEqual([200, 400])
    const passed = layout.waypoints.get('event>co')?.[0]?.y ?? 0
    expect(Math.abs(passed - (layout.positions.get('x')?.y ?? 0))).toBeGreaterThan(20)
  })

  it('survives an edge within a column, against the direction, and to a node that is not there', () => {
    const layout = lay(
      [node('a', 1), node('b', 1), node('c', 0)],
      [edge('a', 'b'), edge('c', 'a'), edge('a', 'nowhere')],
    )
    expect(layout.positions.size).toBe(3)
  })

  it('does not know the order in which nodes and edges came', () => {
    fc.assert(
      fc.property(anyGraph, ({ nodes, edges }) => {
        const forward = lay(nodes, edges)
        const backward = lay(nodes.toReversed(), edges.toReversed())
        expect([...backward.positions].sort()).toEqual([...forward.positions].sort())
      }),
      { numRuns: 60 },
    )
  })

  it('places every node once, with room between the nodes of a column', () => {
    fc.assert(
      fc.property(anyGraph, ({ nodes, edges }) => {
        const { positions } = lay(nodes, edges)
        expect(positions.size).toBe(nodes.length)
        const points = [...positions.values()]
        for (const x of new Set(points.map((point) => point.x))) {
          const ys = points
            .filter((point) => point.x === x)
            .map(({ y }) => y)
            .sort((a, b) => a - b)
          ys.slice(1).forEach((y, index) => {
            expect(y - (ys[index] ?? 0)).toBeGreaterThanOrEqual(SPACING.row * 0.999)
          })
        }
      }),
      { numRuns: 60 },
    )
  })
})
