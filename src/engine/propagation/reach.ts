/** How much of a figure can still arrive at the company, from every node and for every number of links left. */
import type { Graph } from '@/engine/graph/graph'
import type { Channel } from './channel'
import { MOST_HOPS } from './defaults'

/**
 * reach[r][v]: the largest effect that one unit at v can have on the company over at most r links.
 * Layers, because a plain shortest path may hide a costlier one with fewer links.
 */
export function reachOf(graph: Graph, channel: Channel): Float64Array[] {
  const layers = [new Float64Array(graph.nodes.length)]
  let changed: number[] = []
  channel.end.forEach((factor, node) => {
    if (factor !== 0) changed.push(node)
  })
  for (let r = 1; r <= MOST_HOPS; r++) {
    const before = layers[r - 1] ?? new Float64Array(graph.nodes.length)
    const layer = before.slice()
    const next = new Set<number>()
    for (const node of changed) {
      const end = graph.inStart[node + 1] ?? 0
      for (let at = graph.inStart[node] ?? 0; at < end; at++) {
        const edge = graph.inEdges[at] ?? 0
        const from = graph.from[edge] ?? 0
        const reach = edgeReach(channel, edge, node, before)
        if (reach <= (layer[from] ?? 0)) continue
        layer[from] = reach
        next.add(from)
      }
    }
    changed = [...next]
    layers.push(layer)
  }
  return layers
}

/** The largest effect of one unit at the edge's source, when the edge is taken. */
export function edgeReach(
  channel: Channel,
  edge: number,
  to: number,
  before: Float64Array,
): number {
  const ending = (channel.last[edge] ?? 0) * (channel.end[to] ?? 0)
  return Math.max(ending, (channel.through[edge] ?? 0) * (before[to] ?? 0))
}
