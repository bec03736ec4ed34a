/** The facts as a graph on typed arrays: nodes in order of their ids, edges in order of theirs, both ways in CSR. */
import type { EdgeFact, FactFile, IsoDate, NodeFact } from '@/engine/graph/facts'
import { err, ok, type Result } from '@/protocol/result'
import { type Cited, edgeIdOf, holdsOn, placeEdges } from './edges'
import { type GraphFault, groupFaults, nodeAndEdgeFaults } from './validate'

export type { GraphFault } from './validate'

/** An edge with its stable id: `kind:from>to`, with `#group` where one pair may have several. */
export type GraphEdge = EdgeFact & { readonly id: string }

/** Which node leads to which, on typed arrays. */
export type Links = {
  /** Index of each edge's nodes. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** A node's edges: `outEdges[outStart[v]] … outEdges[outStart[v + 1] - 1]`, in order of edge id. */
  readonly outStart: Int32Array
  readonly outEdges: Int32Array
  readonly inStart: Int32Array
  readonly inEdges: Int32Array
}

export type Graph = Links & {
  /** In order of their ids; the position is the node's index. */
  readonly nodes: readonly NodeFact[]
  /** In order of their ids; the position is the edge's index. */
  readonly edges: readonly GraphEdge[]
  nodeOf(id: string): NodeFact | null
  /** Index of the node, or -1. */
  indexOf(id: string): number
}

/**
 * Builds the graph of the facts that held on `asOf`; without a date, of all that have no end.
 * Errors: every fault found, each naming the industry's file and the faulty node or edge.
 */
export function buildGraph(
  files: readonly FactFile[],
  options: { readonly asOf?: IsoDate } = {},
): Result<Graph, readonly GraphFault[]> {
  const faults = nodeAndEdgeFaults(files)
  if (faults.length > 0) return err(faults)
  const nodes = files.flatMap((file) => file.nodes).sort((a, b) => order(a.id, b.id))
  const cited = [
    ...files.flatMap(({ industry, edges }) => edges.map((edge) => ({ industry, edge }))),
    ...placeEdges(nodes),
  ].filter(({ edge }) => holdsOn(edge, options.asOf))
  const sorted = withoutNestedShares(cited, nodes).sort((a, b) =>
    order(edgeIdOf(a.edge), edgeIdOf(b.edge)),
  )
  const overfull = groupFaults(sorted)
  if (overfull.length > 0) return err(overfull)
  return ok(
    indexed(
      nodes,
      sorted.map(({ edge }) => ({ ...edge, id: edgeIdOf(edge) })),
    ),
  )
}

function indexed(nodes: readonly NodeFact[], edges: readonly GraphEdge[]): Graph {
  const positions = new Map(nodes.map((node, index) => [node.id, index]))
  const indexOf = (id: string) => positions.get(id) ?? -1
  const from = Int32Array.from(edges, (edge) => indexOf(edge.from))
  const to = Int32Array.from(edges, (edge) => indexOf(edge.to))
  return {
    nodes,
    edges,
    ...linksOf(from, to, nodes.length),
    nodeOf: (id) => nodes[indexOf(id)] ?? null,
    indexOf,
  }
}

/** Edges both ways, given the node indexes of their ends. */
export function linksOf(from: Int32Array, to: Int32Array, nodeCount: number): Links {
  const out = byNode(from, nodeCount)
  const into = byNode(to, nodeCount)
  return {
    from,
    to,
    outStart: out.start,
    outEdges: out.list,
    inStart: into.start,
    inEdges: into.list,
  }
}

/** Counting sort of edge indexes by one of their ends; keeps the order of edge ids within a node. */
function byNode(ends: Int32Array, nodeCount: number): { start: Int32Array; list: Int32Array } {
  const start = new Int32Array(nodeCount + 1)
  for (const node of ends) start[node + 1] = (start[node + 1] ?? 0) + 1
  for (let node = 0; node < nodeCount; node++) {
    start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0)
  }
  const next = start.slice()
  const list = new Int32Array(ends.length)
  for (let edge = 0; edge < ends.length; edge++) {
    const node = ends[edge] ?? 0
    const at = next[node] ?? 0
    list[at] = edge
    next[node] = at + 1
  }
  return { start, list }
}

/**
 * A target may be located in Japan (60 %) and in Kyushu (30 %, part of those 60): a shock on Japan reaches it both
 * ways. The wider place keeps only what its parts do not already carry, so that nothing counts twice.
 */
function withoutNestedShares(cited: readonly Cited[], nodes: readonly NodeFact[]): Cited[] {
  const within = new Map(nodes.map((node) => [node.id, node.within]))
  const places = new Map<string, { place: string; share: number }[]>()
  for (const { edge } of cited) {
    if (edge.kind !== 'located_in') continue
    const list = places.get(edge.to) ?? []
    list.push({ place: edge.from, share: edge.share })
    places.set(edge.to, list)
  }
  return cited.map((item) => {
    const { edge } = item
    if (edge.kind !== 'located_in') return item
    const parts = (places.get(edge.to) ?? []).filter(({ place }) =>
      liesIn(place, edge.from, within),
    )
    if (parts.length === 0) return item
    const carried = parts.reduce((sum, part) => sum + part.share, 0)
    return { ...item, edge: { ...edge, share: Math.max(0, edge.share - carried) } }
  })
}

function liesIn(
  place: string,
  wider: string,
  within: ReadonlyMap<string, string | undefined>,
): boolean {
  let at = within.get(place)
  for (let steps = 0; at !== undefined && steps < 10; steps++) {
    if (at === wider) return true
    at = within.get(at)
  }
  return false
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
