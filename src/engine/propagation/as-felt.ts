/**
 * The graph as goods feel a border. An export ban does not touch users in the country that bans: what they make at
 * home still gets its inputs. A tariff, an import ban or goods that no longer go to one country touch only users there.
 * Each share of the goods hit, in those who use them, shrinks to the part of the user that the border cuts off.
 */
import type { Graph } from '@/engine/graph/graph'
import { liesIn } from '@/engine/graph/places'
import type { Reading } from '@/engine/types'
import { MAKERS } from './defaults'
import { withShares } from './groups'

/** The graph itself where the reading knows of no border. */
export function asFelt(graph: Graph, reading: Reading): Graph {
  const { sparedPlaceId, usersPlaceId } = reading
  if (sparedPlaceId === null && usersPlaceId === null) return graph
  const factors = new Map<number, number>()
  for (const node of new Set(reading.shocks.map((shock) => graph.indexOf(shock.nodeId)))) {
    if (node === -1) continue
    for (let at = graph.outStart[node] ?? 0; at < (graph.outStart[node + 1] ?? 0); at++) {
      const edge = graph.outEdges[at] ?? 0
      if (!isUse(graph, edge)) continue
      const user = graph.to[edge] ?? 0
      const factor =
        usersPlaceId === null
          ? 1 - (shareMadeIn(graph, user, sparedPlaceId) ?? 0)
          : (shareMadeIn(graph, user, usersPlaceId) ?? 1)
      if (factor !== 1) factors.set(edge, factor)
    }
  }
  return factors.size === 0 ? graph : withShares(graph, factors)
}

/** Makers that feed a market are no users. */
function isUse(graph: Graph, edge: number): boolean {
  const fact = graph.edges[edge]
  return fact?.kind === 'sources' && fact.group !== MAKERS
}

/** Share (0..1) of the node's output made in the area, through its plants too. Null: nothing is known of where. */
function shareMadeIn(graph: Graph, node: number, area: string | null): number | null {
  let known = 0
  let inside = 0
  const add = (place: number, share: number) => {
    known += share
    if (area !== null && liesIn(graph.nodes[place]?.id ?? '', area)) inside += share
  }
  for (const [edge, from] of edgesInto(graph, node)) {
    const fact = graph.edges[edge]
    if (fact?.kind === 'located_in') add(from, fact.share)
    if (fact?.kind !== 'operates') continue
    for (const [deeper, place] of edgesInto(graph, from)) {
      const seat = graph.edges[deeper]
      if (seat?.kind === 'located_in') add(place, fact.share * seat.share)
    }
  }
  return known === 0 ? null : Math.min(1, inside)
}

function edgesInto(graph: Graph, node: number): [edge: number, from: number][] {
  const list: [number, number][] = []
  for (let at = graph.inStart[node] ?? 0; at < (graph.inStart[node + 1] ?? 0); at++) {
    const edge = graph.inEdges[at] ?? 0
    list.push([edge, graph.from[edge] ?? 0])
  }
  return list
}
