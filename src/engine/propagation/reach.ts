/** How much of a figure can still arrive at the company, from every node and for every number of links left. */
import type { Links } from '@/engine/graph/graph'
import type { Channel } from './channel'
import { MOST_HOPS } from './defaults'

/**
 * reach[r][v]: the largest effect that one unit at v can have on the company over at most r links.
 * Layers, because a plain shortest path may hide a costlier one with fewer links.
 * Reaches under `floor` are left at 0: what no path needs is not followed back.
 */
export function reachOf(links: Links, channel: Channel, floor = 0): Float64Array[] {
  const nodeCount = links.inStart.length - 1
  const layers = [new Float64Array(nodeCount)]
  const stamp = new Uint8Array(nodeCount)
  let changed = new Int32Array(nodeCount)
  let next = new Int32Array(nodeCount)
  let count = 0
  for (let node = 0; node < nodeCount; node++) {
    if ((channel.end[node] ?? 0) !== 0) changed[count++] = node
  }
  for (let r = 1; r <= MOST_HOPS; r++) {
    const before = layers[r - 1] ?? new Float64Array(nodeCount)
    const layer = count === 0 ? before : before.slice()
    let found = 0
    for (let at = 0; at < count; at++) {
      const node = changed[at] ?? 0
      const end = links.inStart[node + 1] ?? 0
      for (let place = links.inStart[node] ?? 0; place < end; place++) {
        const edge = links.inEdges[place] ?? 0
        const reach = edgeReach(channel, edge, node, before)
        if (reach < floor) continue
        const from = links.from[edge] ?? 0
        if (reach <= (layer[from] ?? 0)) continue
        layer[from] = reach
        if (stamp[from] === r) continue
        stamp[from] = r
        next[found++] = from
      }
    }
    ;[changed, next] = [next, changed]
    count = found
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
