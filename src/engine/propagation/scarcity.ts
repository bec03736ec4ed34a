/**
 * Prices that follow from scarcity. When a traded material is missing, its price rises for all who buy it and all who
 * sell it, also where not a day of output is lost. Price change = share of supply missing / elasticity (the definition
 * of an elasticity of demand and supply taken together, first order). The elasticity is an estimate and says so.
 */
import type { Graph } from '@/engine/graph/graph'
import type { Reading, Shock } from '@/engine/types'
import { propagateGain, propagateLoss, substitutions } from './quantity'
import { longestOutage, ownFigures, type ShockSeed, seedsOf } from './seeds'

/** Short-run elasticity of demand and supply together: 4 % less supply makes a material 10 % dearer. */
const ELASTICITY = 0.4
/** Stocks of the trade smooth what is shorter than a quarter. */
const SMOOTHED_DAYS = 90
/** A price that follows its material one to one is that material's price. */
const OWN_PRICE_BETA = 0.9
const LEAST_CHANGE = 0.01
const MOST_CHANGE = 3
const LEAST_FALL = -0.9

/**
 * The reading with a price shock on each commodity whose material is short, or in better supply. Goods kept out of one
 * country change no world price, and a commodity whose price the event itself moves keeps that move. What stands still
 * at the company itself is left out: nobody is paid for what he cannot deliver.
 */
export function withScarcity(graph: Graph, reading: Reading, companyId: string): Reading {
  if (reading.usersPlaceId !== null) return reading
  const seeds = seedsElsewhere(graph, reading, companyId)
  if (seeds.loss.length + seeds.gain.length === 0) return reading
  const loss = propagateLoss(
    graph,
    ownFigures(graph, seeds.loss),
    substitutions(graph, longestOutage(seeds.loss)),
  )
  const gain = propagateGain(
    graph,
    ownFigures(graph, seeds.gain),
    substitutions(graph, longestOutage(seeds.gain)),
  )
  const days = Math.max(SMOOTHED_DAYS, longestOutage([...seeds.loss, ...seeds.gain]))
  const startDay = Math.min(...[...seeds.loss, ...seeds.gain].map((seed) => seed.startDay))
  const moved = new Set(
    reading.shocks.flatMap((shock) => (shock.channel === 'price' ? [shock.nodeId] : [])),
  )
  const shocks: Shock[] = []
  const assumptions: string[] = []
  graph.nodes.forEach((node, at) => {
    if (node.kind !== 'commodity' || moved.has(node.id)) return
    const missing =
      missingShare(graph, at, (index) => (loss.values[index] ?? 0) - (gain.values[index] ?? 0)) /
      days
    const priceChange = Math.min(MOST_CHANGE, Math.max(LEAST_FALL, missing / ELASTICITY))
    if (Math.abs(priceChange) < LEAST_CHANGE) return
    shocks.push({
      ...{ nodeId: node.id, reason: 'scarcity', channel: 'price', startDay },
      ...{ priceChange, persistenceDays: days },
    })
    assumptions.push(wordsFor(node.name, missing, priceChange))
  })
  if (shocks.length === 0) return reading
  return {
    ...reading,
    shocks: [...reading.shocks, ...shocks],
    assumptions: [...reading.assumptions, ...assumptions],
  }
}

/** What the event hits, without the products and plants of the company. */
function seedsElsewhere(graph: Graph, reading: Reading, companyId: string) {
  const { loss, gain } = seedsOf(graph, reading)
  const isElsewhere = ({ node }: ShockSeed) => !isOwn(graph, node, companyId)
  return { loss: loss.filter(isElsewhere), gain: gain.filter(isElsewhere) }
}

function isOwn(graph: Graph, node: number, companyId: string): boolean {
  const fact = graph.nodes[node]
  if (fact?.kind !== 'facility') return fact?.company === companyId
  for (let at = graph.outStart[node] ?? 0; at < (graph.outStart[node + 1] ?? 0); at++) {
    const edge = graph.outEdges[at] ?? 0
    const made = graph.nodes[graph.to[edge] ?? 0]
    if (graph.edges[edge]?.kind === 'operates' && made?.company === companyId) return true
  }
  return false
}

/** Lost days of the commodity itself or of the material that is sold at its price, whichever is larger. */
function missingShare(graph: Graph, commodity: number, netDays: (node: number) => number): number {
  let largest = netDays(commodity)
  for (let at = graph.outStart[commodity] ?? 0; at < (graph.outStart[commodity + 1] ?? 0); at++) {
    const edge = graph.outEdges[at] ?? 0
    const fact = graph.edges[edge]
    const material = graph.to[edge] ?? 0
    if (fact?.kind !== 'priced_by' || fact.beta < OWN_PRICE_BETA) continue
    if (graph.nodes[material]?.kind !== 'material') continue
    if (Math.abs(netDays(material)) > Math.abs(largest)) largest = netDays(material)
  }
  return largest
}

function wordsFor(name: string, missing: number, change: number): string {
  const percent = (share: number) => `${Math.round(Math.abs(share) * 1000) / 10} %`
  const [supply, price] = missing > 0 ? ['less', 'dearer'] : ['more', 'cheaper']
  return `${name} ${percent(change)} ${price}, estimated from ${percent(missing)} ${supply} supply and an elasticity of ${ELASTICITY}`
}
