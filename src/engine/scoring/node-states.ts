/** What happens at each node that the paths pass, at the shocked ones, and at the company's products. */
import type { Spread } from '@/engine/propagation/propagate'
import type { ShockSeed } from '@/engine/propagation/seeds'
import type { NodeState } from '@/engine/types'
import type { Route } from './find-paths'
import { valuesOf } from './impact'

type Span = { startDay: number; endDay: number | null }

export function nodeStates(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  routes: readonly Route[],
): NodeState[] {
  const { graph, seeds } = spread
  const shocked = new Set(allSeeds(spread).map((seed) => seed.node))
  const nodes = new Set([...shocked, ...revenue.keys()])
  for (const { path } of routes) for (const id of path.nodeIds) nodes.add(graph.indexOf(id))
  const spans = spansOf(spread, routes)
  const values = valuesOf(spread)
  return [...nodes]
    .sort((a, b) => a - b)
    .flatMap((node) => {
      const fact = graph.nodes[node]
      if (!fact) return []
      const at = (field: Float64Array) => field[node] ?? 0
      const lost = Math.max(at(values.loss), at(values.ordersLost))
      const gained = Math.max(at(values.gain), at(values.ordersGained))
      const span = spans.get(node)
      const price = at(values.price)
      const hasPrice = seeds.price.length > 0 && price !== 0
      const state: NodeState = {
        nodeId: fact.id,
        name: fact.name,
        kind: fact.kind,
        tier: tierOf(spread, node),
        lostOutputDays: hasPrice && lost === gained ? null : lost - gained,
        priceChange: hasPrice ? price : null,
        startDay: span?.startDay ?? null,
        endDay: span?.endDay ?? null,
        isShocked: shocked.has(node),
      }
      return [state]
    })
}

function allSeeds({ seeds }: Spread): ShockSeed[] {
  return [...seeds.loss, ...seeds.gain, ...seeds.ordersLost, ...seeds.ordersGained, ...seeds.price]
}

/** Links from the nearest shocked node; 0 where nothing arrives. */
function tierOf(spread: Spread, node: number): number {
  const tiers = [
    spread.loss,
    spread.gain,
    spread.ordersLost,
    spread.ordersGained,
    spread.price,
  ].flatMap(({ tiers: byNode }) => {
    const tier = byNode[node] ?? -1
    return tier === -1 ? [] : [tier]
  })
  return tiers.length === 0 ? 0 : Math.min(...tiers)
}

/** First and last day at each node over all valid paths through it. */
function spansOf(spread: Spread, routes: readonly Route[]): Map<number, Span> {
  const spans = new Map<number, Span>()
  for (const { path, windows } of routes) {
    if (!path.isValid) continue
    path.nodeIds.forEach((id, at) => {
      const window = windows[at]
      if (!window) return
      const node = spread.graph.indexOf(id)
      const known = spans.get(node)
      spans.set(node, known ? joined(known, window) : { ...window })
    })
  }
  return spans
}

function joined(a: Span, b: Span): Span {
  const isOpen = a.endDay === null || b.endDay === null
  return {
    startDay: Math.min(a.startDay, b.startDay),
    endDay: isOpen ? null : Math.max(a.endDay ?? 0, b.endDay ?? 0),
  }
}
