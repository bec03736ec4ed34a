/** A figure at every node, filled in rounds: round r holds what r links carry, so a round is a tier. */
import type { Graph } from '@/engine/graph/graph'
import { MOST_HOPS } from './defaults'

export type Field = {
  /** By node index; 0 where nothing arrives. */
  readonly values: Float64Array
  /** Round in which a value first arrived; -1: none. */
  readonly tiers: Int16Array
}

/** Changes below this are none: they are beyond what any figure of a fact can mean. */
const SETTLED = 1e-13

/** A node's figure from its own shock and from the figures of the nodes before it. */
export type NodeRule = (node: number, values: Float64Array) => number

/**
 * At most `rounds` rounds from the nodes with an own figure. Each round reads only the round before, so that nothing
 * travels further than one link a round; only nodes behind a changed one are worked out again.
 */
export function fillField(
  graph: Graph,
  own: Float64Array,
  rule: NodeRule,
  rounds = MOST_HOPS,
): Field {
  const values = own.slice()
  const tiers = new Int16Array(values.length).fill(-1)
  let changed: number[] = []
  values.forEach((value, node) => {
    if (value === 0) return
    tiers[node] = 0
    changed.push(node)
  })
  const stamp = new Int16Array(values.length)
  for (let round = 1; round <= rounds && changed.length > 0; round++) {
    const next = nodesBehind(graph, changed, stamp, round)
    const fresh = next.map((node) => rule(node, values))
    changed = []
    next.forEach((node, at) => {
      const value = fresh[at] ?? 0
      if (Math.abs(value - (values[node] ?? 0)) <= SETTLED) return
      values[node] = value
      if (tiers[node] === -1) tiers[node] = round
      changed.push(node)
    })
  }
  return { values, tiers }
}

function nodesBehind(
  graph: Graph,
  nodes: readonly number[],
  stamp: Int16Array,
  round: number,
): number[] {
  const behind: number[] = []
  for (const node of nodes) {
    const end = graph.outStart[node + 1] ?? 0
    for (let at = graph.outStart[node] ?? 0; at < end; at++) {
      const to = graph.to[graph.outEdges[at] ?? 0] ?? 0
      if (stamp[to] === round) continue
      stamp[to] = round
      behind.push(to)
    }
  }
  return behind
}
