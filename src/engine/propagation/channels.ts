/** The four ways in which a shock travels, each as a Channel that the search can follow link by link. */
import type { Graph } from '@/engine/graph/graph'
import type { HopFactor } from '@/engine/types'
import type { Attribute, Channel, PathState, Step } from './channel'
import { HORIZON_DAYS } from './defaults'
import { type Group, type Groups, groupsOf, isQuoted, weightOf } from './groups'
import { borneShare, passedShare } from './price'
import { arriving, gainWeightOf, missingDays, shortage } from './quantity'
import { gainFromRival, isRivalry } from './rivals'

type Weights = { readonly through: Float64Array; readonly last: Float64Array }

/** Weight of each edge on a way through, and as the last one where a path may end. */
function weigh(
  graph: Graph,
  end: Float64Array,
  weight: (edge: number, group: Group | null, isLast: boolean) => number,
): Weights {
  const { ofEdge } = groupsOf(graph)
  const through = new Float64Array(ofEdge.length)
  const last = new Float64Array(ofEdge.length)
  for (let edge = 0; edge < ofEdge.length; edge++) {
    const group = ofEdge[edge] ?? null
    through[edge] = weight(edge, group, false)
    if ((end[graph.to[edge] ?? 0] ?? 0) !== 0) last[edge] = weight(edge, group, true)
  }
  return { through, last }
}

const SUBSTITUTES = ['substitution', 'subLeadDays', 'subRampDays'] as const
const LOSS_NEEDS: readonly Attribute[] = ['bufferDays', ...SUBSTITUTES, 'lagDays']
const GAIN_NEEDS: readonly Attribute[] = ['costShare', ...SUBSTITUTES, 'lagDays']
const PRICE_NEEDS: readonly Attribute[] = ['costShare', 'lagDays']

/**
 * Lost output: places, facilities, inputs, routes; at the very end a rival's loss as the company's gain.
 * `bound: 'net'` weighs an edge by what its group really passes on, after stocks: no path carries more, and none is
 * followed that stocks cover. `'gross'` leaves the stocks out, to find the paths that they cover.
 */
export function lossChannel(
  graph: Graph,
  losses: Float64Array,
  sigma: Float64Array,
  end: Float64Array,
  bound: 'net' | 'gross' = 'net',
): Channel {
  const groups = groupsOf(graph)
  const totals = groupTotals(groups, losses, sigma)
  const weights = weigh(graph, end, (edge, group, isLast) => {
    if (!group) return isLast && isRivalry(graph, edge) ? (groups.share[edge] ?? 0) : 0
    if (group.kind === 'orders') return 0
    if (bound === 'net') return totals.passedOn(group, edge)
    return (groups.share[edge] ?? 0) * (1 - (sigma[group.index] ?? 0)) * weightOf(group)
  })
  const step = (edge: number, { value, part }: PathState): Step => {
    const group = groups.ofEdge[edge]
    const share = groups.share[edge] ?? 0
    if (!group) return rivalStep(graph, edge, share, value, part, losses)
    const valueIn = arriving(groups, edge, value)
    const substitution = sigma[group.index] ?? 0
    const inGroup = part * totals.partOf(group, edge)
    const bufferDays = group.bufferDays * inGroup
    const criticalityWeight = weightOf(group)
    const missing = share * (1 - substitution) * valueIn
    return {
      value: Math.max(0, missing - bufferDays) * criticalityWeight,
      part: inGroup * totals.partOfMinors(group),
      valueIn,
      share,
      substitution,
      bufferDays,
      criticalityWeight,
    }
  }
  return { ...weights, end, step, needs: LOSS_NEEDS }
}

/** The rival's idle capacity, and its own losses, limit the gain: the weight says which part of the orders can be met. */
function rivalStep(
  graph: Graph,
  edge: number,
  share: number,
  valueIn: number,
  part: number,
  losses: Float64Array,
): Step {
  const value = gainFromRival(graph, edge, valueIn, losses)
  const wanted = share * valueIn
  const criticalityWeight = wanted === 0 ? 0 : value / wanted
  return { value, part, valueIn, share, substitution: 0, bufferDays: 0, criticalityWeight }
}

/** What arrives at groups and at nodes in all, so that a path can be given its part of the stock. */
function groupTotals(groups: Groups, losses: Float64Array, sigma: Float64Array) {
  const missing = new Map<number, number>()
  const missingOf = (group: Group): number => {
    const known = missing.get(group.index)
    if (known !== undefined) return known
    const sum = missingDays(groups, group, losses)
    missing.set(group.index, sum)
    return sum
  }
  const lostOf = (group: Group) =>
    weightOf(group) * shortage(group, missingOf(group), sigma[group.index] ?? 0)
  return {
    /** Largest factor from the days lost at the edge's source to those that this edge costs its target. */
    passedOn: (group: Group, edge: number): number => {
      const lost = losses[groups.from[edge] ?? 0] ?? 0
      const missing = lost === 0 ? 0 : missingOf(group)
      if (missing === 0) return 0
      const part = ((groups.share[edge] ?? 0) * arriving(groups, edge, lost)) / missing
      return (part * lostOf(group)) / lost
    },
    partOf: (group: Group, edge: number): number => {
      if (group.edges.length === 1) return 1
      const own = arriving(groups, edge, losses[groups.from[edge] ?? 0] ?? 0)
      const sum = missingOf(group)
      return sum === 0 ? 1 : ((groups.share[edge] ?? 0) * own) / sum
    },
    partOfMinors: (group: Group): number => {
      if (group.criticality !== 'minor') return 1
      const minors = (groups.ofNode[group.target] ?? []).filter(
        (other) => other.criticality === 'minor' && other.kind === 'supply',
      )
      if (minors.length === 1) return 1
      const sum = minors.reduce((total, other) => total + lostOf(other), 0)
      return sum === 0 ? 1 : lostOf(group) / sum
    },
  }
}

/** Gained output: in full along a node's own capacity and a market's makers, by cost share along inputs. */
export function gainChannel(graph: Graph, sigma: Float64Array, end: Float64Array): Channel {
  const groups = groupsOf(graph)
  const weights = weigh(graph, end, (edge, group) => {
    if (!group || group.kind === 'orders' || group.isRoute) return 0
    return (groups.share[edge] ?? 0) * (1 - (sigma[group.index] ?? 0)) * gainFactor(group)
  })
  const step = (edge: number, { value, part }: PathState): Step => {
    const group = groups.ofEdge[edge]
    const substitution = group ? (sigma[group.index] ?? 0) : 0
    const criticalityWeight = group ? gainFactor(group) : 0
    return linearStep(groups.share[edge] ?? 0, substitution, criticalityWeight, value, part)
  }
  return { ...weights, end, step, needs: GAIN_NEEDS }
}

function gainFactor(group: Group): number {
  return group.kind === 'own' ? 1 : gainWeightOf(group)
}

function linearStep(
  share: number,
  substitution: number,
  criticalityWeight: number,
  valueIn: number,
  part: number,
): Step {
  const value = share * (1 - substitution) * valueIn * criticalityWeight
  return { value, part, valueIn, share, substitution, bufferDays: 0, criticalityWeight }
}

/** Orders, upstream: product → its company → what the company buys. A path ends with a buyer's orders. */
export function ordersChannel(graph: Graph, end: Float64Array): Channel {
  const groups = groupsOf(graph)
  const weights = weigh(graph, end, (edge, group, isLast) => {
    if (!group || group.kind === 'supply') return 0
    return isLast && graph.edges[edge]?.kind !== 'demand' ? 0 : (groups.share[edge] ?? 0)
  })
  const step = (edge: number, { value, part }: PathState): Step =>
    linearStep(groups.share[edge] ?? 0, 0, 1, value, part)
  return { ...weights, end, step, needs: [] }
}

/**
 * Prices. On a way through a product, cost is passed on in part; the company bears the rest. Shares may be below 0
 * (an elasticity), so the step's `share` keeps the sign and its value the size.
 */
export function priceChannel(graph: Graph, passThrough: number, end: Float64Array): Channel {
  const groups = groupsOf(graph)
  const carried = (edge: number, isLast: boolean): number => {
    if (isQuoted(graph.edges[edge])) return groups.share[edge] ?? 0
    const group = groups.ofEdge[edge]
    if (!group) return 0
    if (graph.edges[edge]?.kind !== 'sources') return 0
    if (isLast) {
      const borne = borneShare(groups, graph.to[edge] ?? 0, passThrough)
      return group.costShare * (groups.share[edge] ?? 0) * borne
    }
    const cost = group.costShare * (groups.priceShare[edge] ?? 0)
    return cost * passedShare(groups, group, passThrough)
  }
  const weights = weigh(graph, end, (edge, _, isLast) => Math.abs(carried(edge, isLast)))
  const step = (edge: number, { value, part }: PathState, isLast: boolean): Step => {
    const share = carried(edge, isLast)
    return { ...linearStep(Math.abs(share), 0, 1, value, part), share }
  }
  const factors = (edge: number, isLast: boolean): readonly HopFactor[] => {
    const share = groups.share[edge] ?? 0
    const fact = graph.edges[edge]
    if (isQuoted(fact)) {
      return [
        { what: fact?.kind === 'priced_by' ? 'elasticity' : 'sold at this price', value: share },
      ]
    }
    const group = groups.ofEdge[edge]
    if (!group) return []
    const cost = { what: 'cost share', value: group.costShare }
    const target = graph.to[edge] ?? 0
    return isLast
      ? [
          cost,
          { what: 'share of the input', value: share },
          { what: 'not passed on', value: borneShare(groups, target, passThrough) },
        ]
      : [
          cost,
          { what: 'share of the input', value: groups.priceShare[edge] ?? 0 },
          { what: 'passed on', value: passedShare(groups, group, passThrough) },
        ]
  }
  return { ...weights, end, step, factors, needs: PRICE_NEEDS }
}

/** Factor from a figure at each product of the company to its effect: revenue share × `perUnit`. */
export function endFactors(
  graph: Graph,
  revenue: ReadonlyMap<number, number>,
  perUnit: number,
): Float64Array {
  const end = new Float64Array(graph.nodes.length)
  for (const [product, share] of revenue) end[product] = share * perUnit
  return end
}

/** One lost day as a share of a year. */
export const PER_DAY = 1 / HORIZON_DAYS
