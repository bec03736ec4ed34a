/**
 * The strongest simple paths from shocked nodes to a company's products: best first, with a bound that is never too
 * low because it leaves the stocks out (model §2.4). Ties go to the path whose node indexes come first.
 */
import type { Links } from '@/engine/graph/graph'
import type { Channel, PathState } from './channel'
import { MOST_HOPS } from './defaults'
import { Heap } from './heap'
import { edgeReach, reachOf } from './reach'

type Seed = {
  readonly node: number
  /** Size of the shock's figure at the node. */
  readonly value: number
  /** Factor from the figure to its effect on the company, when the node is the company's own product; else 0. */
  readonly directFactor: number
}

export type FoundPath = {
  readonly seed: number
  readonly edges: readonly number[]
  /** Size of the effect; 0 when the path dies on its way. */
  readonly effect: number
}

export type Found = {
  /** Strongest first, at most `limit`. */
  readonly paths: readonly FoundPath[]
  /** Paths that die on their way, continued along the strongest way, and how. */
  readonly rejected: readonly (FoundPath & { readonly reason: 'died' | 'weak' })[]
  /** All paths of at least the least effect. */
  readonly total: number
  readonly isTruncated: boolean
}

export type SearchLimits = {
  /** Most paths kept; 0: none is wanted, and the search ends with enough rejected ones. */
  readonly paths: number
  readonly rejected: number
  /** Paths below this effect are not followed. */
  readonly leastEffect: number
  /** Steps to find the wanted paths, and further steps to count the rest. */
  readonly steps: number
  readonly countSteps: number
}

type Entry = {
  readonly bound: number
  readonly node: number
  readonly state: PathState
  readonly hops: number
  readonly edge: number
  readonly parent: Entry | null
  readonly isEnd: boolean
}

export function strongestPaths(
  graph: Links,
  channel: Channel,
  seeds: readonly Seed[],
  limits: SearchLimits,
): Found {
  const reach = reachOf(graph, channel, floorOf(channel, seeds, limits))
  const search = new Search(graph, channel, reach, limits)
  for (const seed of seeds) search.start(seed)
  return search.run()
}

/** No path that is wanted has less reach: only rejected ones do, and links that make a figure larger. */
function floorOf(channel: Channel, seeds: readonly Seed[], limits: SearchLimits): number {
  if (limits.rejected > 0 || channel.through.some((weight) => weight > 1)) return 0
  const largest = seeds.reduce((most, { value }) => Math.max(most, value), 0)
  return largest > 0 ? limits.leastEffect / largest : 0
}

class Search {
  private readonly heap = new Heap<Entry>(stronger)
  private readonly found: FoundPath[] = []
  private readonly rejected: (FoundPath & { reason: 'died' | 'weak' })[] = []
  private readonly useful = new Map<number, readonly number[]>()
  private total = 0

  constructor(
    private readonly graph: Links,
    private readonly channel: Channel,
    private readonly reach: readonly Float64Array[],
    private readonly limits: SearchLimits,
  ) {}

  start({ node, value, directFactor }: Seed): void {
    const root: Entry = {
      bound: 0,
      node,
      state: { value, part: 1 },
      hops: 0,
      edge: -1,
      parent: null,
      isEnd: false,
    }
    this.add({ ...root, bound: value * directFactor, isEnd: true })
    this.add({ ...root, bound: value * (this.reach[MOST_HOPS]?.[node] ?? 0) })
  }

  run(): Found {
    let steps = 0
    let counted = 0
    for (;;) {
      const entry = this.heap.pop()
      if (!entry) return this.result(false)
      if (this.limits.paths === 0 && this.rejected.length >= this.limits.rejected) {
        return this.result(true)
      }
      const isCounting = this.found.length >= this.limits.paths
      if (isCounting ? ++counted > this.limits.countSteps : ++steps > this.limits.steps) {
        return this.result(true)
      }
      if (entry.isEnd) this.finish(entry)
      else this.extend(entry)
    }
  }

  private result(isTruncated: boolean): Found {
    return { paths: this.found, rejected: this.rejected, total: this.total, isTruncated }
  }

  private add(entry: Entry): void {
    if (entry.bound >= this.limits.leastEffect) this.heap.push(entry)
    else if (entry.bound > 0) this.reject(entry, 'weak')
  }

  private finish(entry: Entry): void {
    this.total += 1
    if (this.found.length < this.limits.paths) this.found.push(pathOf(entry, [], entry.bound))
  }

  private extend(entry: Entry): void {
    const { graph, channel } = this
    for (const edge of this.usefulEdges(entry.node)) {
      const node = graph.to[edge] ?? 0
      if (passes(entry, node)) continue
      const hops = entry.hops + 1
      const step = { node, hops, edge, parent: entry }
      if ((channel.last[edge] ?? 0) * (channel.end[node] ?? 0) > 0) {
        const state = channel.step(edge, entry.state, true)
        const bound = state.value * (channel.end[node] ?? 0)
        this.settle({ ...step, state, bound, isEnd: true })
      }
      const onward = this.reach[MOST_HOPS - hops]?.[node] ?? 0
      if ((channel.through[edge] ?? 0) * onward > 0) {
        const state = channel.step(edge, entry.state, false)
        this.settle({ ...step, state, bound: state.value * onward, isEnd: false })
      }
    }
  }

  /** The node's edges from which the company can be reached at all; most edges of a hub are none. */
  private usefulEdges(node: number): readonly number[] {
    const known = this.useful.get(node)
    if (known) return known
    const { graph, channel } = this
    const before = this.reach[MOST_HOPS - 1] ?? new Float64Array()
    const edges: number[] = []
    const end = graph.outStart[node + 1] ?? 0
    for (let at = graph.outStart[node] ?? 0; at < end; at++) {
      const edge = graph.outEdges[at] ?? 0
      if (edgeReach(channel, edge, graph.to[edge] ?? 0, before) > 0) edges.push(edge)
    }
    this.useful.set(node, edges)
    return edges
  }

  private settle(entry: Entry): void {
    if (entry.state.value > 0) this.add(entry)
    else this.reject(entry, 'died')
  }

  /** Keeps a path that has no effect, continued along the strongest way so that it can be shown whole. */
  private reject(entry: Entry, reason: 'died' | 'weak'): void {
    if (this.rejected.length >= this.limits.rejected) return
    const rest = entry.isEnd ? [] : this.strongestRest(entry)
    if (rest) this.rejected.push({ ...pathOf(entry, rest, 0), reason })
  }

  private strongestRest(entry: Entry): number[] | null {
    const { graph, channel } = this
    const rest: number[] = []
    const used = new Set(nodesOf(entry))
    let node = entry.node
    for (let hops = entry.hops; hops < MOST_HOPS; hops++) {
      const before = this.reach[MOST_HOPS - hops - 1] ?? new Float64Array()
      let best = -1
      let most = 0
      for (let at = graph.outStart[node] ?? 0; at < (graph.outStart[node + 1] ?? 0); at++) {
        const edge = graph.outEdges[at] ?? 0
        const to = graph.to[edge] ?? 0
        const reach = used.has(to) ? 0 : edgeReach(channel, edge, to, before)
        if (reach > most) [best, most] = [edge, reach]
      }
      if (best === -1) return null
      rest.push(best)
      node = graph.to[best] ?? 0
      used.add(node)
      if ((channel.last[best] ?? 0) * (channel.end[node] ?? 0) === most) return rest
    }
    return null
  }
}

function passes(entry: Entry, node: number): boolean {
  for (let at: Entry | null = entry; at; at = at.parent) if (at.node === node) return true
  return false
}

function pathOf(entry: Entry, rest: readonly number[], effect: number): FoundPath {
  const edges: number[] = []
  let seed = entry.node
  for (let at: Entry | null = entry; at; at = at.parent) {
    seed = at.node
    if (at.edge >= 0) edges.push(at.edge)
  }
  return { seed, edges: [...edges.reverse(), ...rest], effect }
}

function nodesOf(entry: Entry): number[] {
  const nodes: number[] = []
  for (let at: Entry | null = entry; at; at = at.parent) nodes.push(at.node)
  return nodes.reverse()
}

function stronger(a: Entry, b: Entry): boolean {
  if (a.bound !== b.bound) return a.bound > b.bound
  if (a.isEnd !== b.isEnd) return a.isEnd
  const [left, right] = [nodesOf(a), nodesOf(b)]
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return left.length !== right.length ? left.length < right.length : a.edge < b.edge
}
