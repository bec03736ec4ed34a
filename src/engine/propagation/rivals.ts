/** What a product gains when those it competes with fail: rivals one by one, or a market that misses some of its makers. */
import type { Graph } from '@/engine/graph/graph'
import { HORIZON_DAYS } from './defaults'
import { groupsOf } from './groups'
import { missingDays } from './quantity'

/**
 * Days of output a product can gain: of each rival, the market share's part of what is lost, as far as idle capacity
 * goes; or the same of its markets, whichever is more, since both tell of one thing.
 */
export function rivalGain(graph: Graph, product: number, losses: Float64Array): number {
  const sums = { rivals: 0, markets: 0 }
  let most = 0
  const end = graph.inStart[product + 1] ?? 0
  for (let at = graph.inStart[product] ?? 0; at < end; at++) {
    const edge = graph.inEdges[at] ?? 0
    const fact = graph.edges[edge]
    if (fact?.kind !== 'competes') continue
    const from = graph.from[edge] ?? 0
    const gained = gainFromRival(graph, edge, losses[from] ?? 0, losses)
    sums[isMarket(graph, from) ? 'markets' : 'rivals'] += gained
    if (gained > 0) most = Math.max(most, fact.spareCapacity)
  }
  return Math.min(Math.max(sums.rivals, sums.markets), most * HORIZON_DAYS)
}

/**
 * min(idle capacity × 365, market share × lost days) along one edge, less what the product loses itself: who is hit
 * too has nothing to sell in the other's place. 0 along any other kind of edge.
 */
export function gainFromRival(
  graph: Graph,
  edge: number,
  lostDays: number,
  losses: Float64Array,
): number {
  const fact = graph.edges[edge]
  if (fact?.kind !== 'competes' || lostDays === 0 || !isRivalry(graph, edge)) return 0
  const [from, to] = [graph.from[edge] ?? 0, graph.to[edge] ?? 0]
  const unmet = isMarket(graph, from)
    ? Math.min(lostDays, lostByOthers(graph, from, to, losses))
    : lostDays
  const marketShare = groupsOf(graph).share[edge] ?? 0
  const gained = Math.min(fact.spareCapacity * HORIZON_DAYS, marketShare * unmet)
  return Math.max(0, gained - (losses[to] ?? 0))
}

/**
 * Whether the edge joins products of two companies that compete, or a market and a maker of which it is known where it
 * works: of any other it is not known that the event has not hit it too.
 */
export function isRivalry(graph: Graph, edge: number): boolean {
  if (graph.edges[edge]?.kind !== 'competes') return false
  const [from, to] = [graph.from[edge] ?? 0, graph.to[edge] ?? 0]
  if (isMarket(graph, from)) {
    return (groupsOf(graph).ofNode[to] ?? []).some((group) => group.kind === 'own')
  }
  return graph.nodes[from]?.company !== graph.nodes[to]?.company
}

function isMarket(graph: Graph, node: number): boolean {
  return graph.nodes[node]?.company === undefined
}

/** Days that a market misses of its other makers and places. What all makers lack, an input, is no one's gain. */
function lostByOthers(graph: Graph, market: number, maker: number, losses: Float64Array): number {
  const groups = groupsOf(graph)
  const company = graph.nodes[maker]?.company
  let most = 0
  for (const group of groups.ofNode[market] ?? []) {
    if (group.kind !== 'own' && !group.isMakers) continue
    const ownEdges = group.edges.filter((edge) => {
      const owner = graph.nodes[graph.from[edge] ?? 0]?.company
      return owner !== undefined && owner === company
    })
    const own = ownEdges.reduce(
      (sum, edge) => sum + (groups.share[edge] ?? 0) * (losses[graph.from[edge] ?? 0] ?? 0),
      0,
    )
    most = Math.max(most, missingDays(groups, group, losses) - own)
  }
  return most
}
