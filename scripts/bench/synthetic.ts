/**
 * The search on a random graph far larger than the embedded one: `tsx scripts/bench/synthetic.ts NODES EDGES SEEDS`.
 * Prints one line of JSON: times in ms, memory in MB, and whether each seed's best path is the one that an independent
 * hop-bounded dynamic programme over the plain edge list finds. Run each size in its own process: memory is the process's.
 */
import { linksOf } from '@/engine/graph/graph'
import type { Channel } from '@/engine/propagation/channel'
import { MOST_HOPS } from '@/engine/propagation/defaults'
import { strongestPaths } from '@/engine/propagation/search'

const LEAST_EFFECT = 1e-3
const PATHS = 20
const STEPS = 200_000

const [nodeCount = 200_000, edgeCount = 1_000_000, seedCount = 20] = process.argv
  .slice(2)
  .map(Number)

/** Numbers from 0 to 1, always the same ones (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

const random = randomNumbers(1)
/** Few hubs, many leaves. */
const skewed = () => Math.floor(nodeCount * random() ** 2)
const from = Int32Array.from({ length: edgeCount }, skewed)
const to = Int32Array.from({ length: edgeCount }, () => Math.floor(nodeCount * random()))
const weight = Float64Array.from({ length: edgeCount }, () => 0.05 + 0.9 * random())

const buildStart = performance.now()
const links = linksOf(from, to, nodeCount)
const build = performance.now() - buildStart

const target = to[0] ?? 0
const end = new Float64Array(nodeCount)
end[target] = 1
const channel: Channel = {
  needs: [],
  through: weight,
  last: weight,
  end,
  step: (edge, { value, part }) => {
    const share = weight[edge] ?? 0
    return {
      value: value * share,
      part,
      valueIn: value,
      share,
      substitution: 0,
      bufferDays: 0,
      criticalityWeight: 1,
    }
  },
}
const seeds = Array.from({ length: seedCount }, skewed).map((node) =>
  node === target ? node + 1 : node,
)
const limits = { paths: PATHS, rejected: 0, leastEffect: LEAST_EFFECT, steps: STEPS, countSteps: 0 }
const search = (node: number) =>
  strongestPaths(links, channel, [{ node, value: 1, directFactor: 0 }], limits)
search(seeds[0] ?? 0) // warm
const times: number[] = []
const best = seeds.map((node) => {
  const start = performance.now()
  const found = search(node)
  times.push(performance.now() - start)
  return found.paths[0]?.effect ?? 0
})
const residentMb = process.memoryUsage().rss / 2 ** 20

/** Ten sweeps over all edges, each reading the sweep before; shares no code with the search. */
let reach = new Float64Array(nodeCount)
reach[target] = 1
for (let hop = 0; hop < MOST_HOPS; hop++) {
  const next = reach.slice()
  for (let edge = 0; edge < edgeCount; edge++) {
    const value = (weight[edge] ?? 0) * (reach[to[edge] ?? 0] ?? 0)
    if (value > (next[from[edge] ?? 0] ?? 0)) next[from[edge] ?? 0] = value
  }
  reach = next
}
const wrong = seeds.filter((node, at) => {
  const expected = reach[node] ?? 0
  return Math.abs((expected < LEAST_EFFECT ? 0 : expected) - (best[at] ?? 0)) > 1e-12
}).length

console.log(
  JSON.stringify({
    nodes: nodeCount,
    edges: edgeCount,
    seeds: seedCount,
    reached: best.filter((effect) => effect > 0).length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    build,
    residentMb,
    wrong,
  }),
)
