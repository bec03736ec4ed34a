/** The shocks of a reading as figures at nodes, sorted by how they travel. */
import type { Graph } from '@/engine/graph/graph'
import type { Reading, Shock } from '@/engine/types'
import { HORIZON_DAYS } from './defaults'

/** One shock at one node, in sizes. */
export type ShockSeed = {
  readonly node: number
  readonly channel: Shock['channel']
  /** Lost or gained days, or the relative change of price; always above 0. */
  readonly value: number
  /** -1: a gain, or a fall in price. */
  readonly sign: 1 | -1
  /** Part of normal output lost a day, 0..1. */
  readonly rate: number
  /** Length of the outage that substitutes have to bridge: full days and half the recovery. */
  readonly outageDays: number
  readonly startDay: number
  /** Day after the last one. */
  readonly endDay: number
}

export type Seeds = {
  readonly loss: readonly ShockSeed[]
  readonly gain: readonly ShockSeed[]
  readonly ordersLost: readonly ShockSeed[]
  readonly ordersGained: readonly ShockSeed[]
  readonly price: readonly ShockSeed[]
}

/**
 * Sorts the shocks. A quantity shock on a company is the same shock on each of its products; whoever loses output
 * also orders less, so losses travel as lost orders too. A shock on an unknown node is a bug: throws.
 */
export function seedsOf(graph: Graph, reading: Reading): Seeds {
  const all = reading.shocks.flatMap((shock) => seedOf(graph, shock))
  const pick = (channels: readonly Shock['channel'][], sign: 1 | -1) =>
    strongestByNode(all.filter((seed) => channels.includes(seed.channel) && seed.sign === sign))
  const loss = pick(['quantity', 'delay'], 1)
  const lost = all.filter((seed) => seed.sign === 1 && seed.channel === 'quantity')
  const fewer = all.filter((seed) => seed.sign === 1 && seed.channel === 'demand')
  return {
    loss,
    gain: pick(['quantity'], -1),
    ordersLost: strongestByNode([...fewer, ...lost]),
    ordersGained: pick(['demand'], -1),
    price: strongestByNode(all.filter((seed) => seed.channel === 'price')),
  }
}

function seedOf(graph: Graph, shock: Shock): ShockSeed[] {
  const node = graph.indexOf(shock.nodeId)
  if (node === -1)
    throw new Error(`The shock is on "${shock.nodeId}", which the graph does not have.`)
  const figures = figuresOf(shock)
  if (figures.value === 0) return []
  const isCompany = graph.nodes[node]?.kind === 'company'
  if (shock.channel === 'quantity' && isCompany) {
    return productsOf(graph, node).map((product) => ({ node: product, ...figures }))
  }
  return [{ node, ...figures }]
}

function figuresOf(shock: Shock): Omit<ShockSeed, 'node'> {
  const { channel, startDay } = shock
  switch (shock.channel) {
    case 'quantity':
    case 'demand': {
      const outageDays = shock.outageDays + shock.rampDays / 2
      const rate = Math.abs(shock.lossFraction)
      return {
        channel,
        startDay,
        value: Math.min(HORIZON_DAYS, rate * outageDays),
        sign: shock.lossFraction < 0 ? -1 : 1,
        rate,
        outageDays,
        endDay: startDay + shock.outageDays + shock.rampDays,
      }
    }
    case 'delay': {
      const value = Math.min(HORIZON_DAYS, Math.max(0, shock.delayDays))
      const endDay = startDay + value
      return { channel, startDay, value, sign: 1, rate: 1, outageDays: value, endDay }
    }
    case 'price': {
      const value = Math.abs(shock.priceChange)
      const sign = shock.priceChange < 0 ? -1 : 1
      const days = shock.persistenceDays
      return {
        channel,
        startDay,
        value,
        sign,
        rate: value,
        outageDays: days,
        endDay: startDay + days,
      }
    }
  }
}

/** Index of each product the company sells, in order. */
export function productsOf(graph: Graph, company: number): number[] {
  const products: number[] = []
  const end = graph.inStart[company + 1] ?? 0
  for (let at = graph.inStart[company] ?? 0; at < end; at++) {
    const edge = graph.inEdges[at] ?? 0
    if (graph.edges[edge]?.kind === 'sells') products.push(graph.from[edge] ?? 0)
  }
  return products.sort((a, b) => a - b)
}

/** One seed a node: the larger; the earlier when they are equal. In order of nodes. */
function strongestByNode(seeds: readonly ShockSeed[]): ShockSeed[] {
  const byNode = new Map<number, ShockSeed>()
  for (const seed of seeds) {
    const known = byNode.get(seed.node)
    const isStronger =
      !known ||
      seed.value > known.value ||
      (seed.value === known.value && seed.startDay < known.startDay)
    if (isStronger) byNode.set(seed.node, seed)
  }
  return [...byNode.values()].sort((a, b) => a.node - b.node)
}

/** The seeds' figures by node index. */
export function ownFigures(
  graph: Graph,
  seeds: readonly ShockSeed[],
  signed = false,
): Float64Array {
  const own = new Float64Array(graph.nodes.length)
  for (const { node, value, sign } of seeds) own[node] = signed ? value * sign : value
  return own
}

/** Longest outage among the seeds: substitutes are judged by it. */
export function longestOutage(seeds: readonly ShockSeed[]): number {
  return seeds.reduce((longest, seed) => Math.max(longest, seed.outageDays), 0)
}
