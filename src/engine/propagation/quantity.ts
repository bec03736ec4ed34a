/**
 * Lost output days in closed form (model §2.1), and their mirror for gains and for lost orders.
 * All figures here are sizes from 0 to 365 days; the caller knows the sign.
 */
import type { Graph } from '@/engine/graph/graph'
import { HORIZON_DAYS } from './defaults'
import { type Field, fillField, type NodeRule } from './field'
import { type Group, type Groups, groupsOf, weightOf } from './groups'
import { effectiveSubstitution } from './substitution'

/** Effective substitution of every group of the graph, by group index, for an outage of so many days. */
export function substitutions(graph: Graph, outageDays: number): Float64Array {
  const { all } = groupsOf(graph)
  const sigma = new Float64Array(all.length)
  if (outageDays === 0) return sigma
  for (const group of all) sigma[group.index] = effectiveSubstitution(group, outageDays).share
  return sigma
}

/** What arrives of a node's lost days along an edge: late goods wait no longer than the way round takes. */
export function arriving(groups: Groups, edge: number, days: number): number {
  return Math.min(groups.detour[edge] ?? 0, days)
}

/** Days of use of the group's input that are missing: sum of share × days, before stock and substitutes. */
export function missingDays(groups: Groups, group: Group, values: Float64Array): number {
  const { share, from, detour } = groups
  let sum = 0
  for (const edge of group.edges) {
    const value = values[from[edge] ?? 0] ?? 0
    if (value !== 0) sum += (share[edge] ?? 0) * Math.min(detour[edge] ?? 0, value)
  }
  return sum
}

/** X_jk = max(0, (1 - sigma) × missing - stock). */
export function shortage(group: Group, missing: number, sigma: number): number {
  return Math.max(0, (1 - sigma) * missing - group.bufferDays)
}

/**
 * X_j = min(365, max(own, essential, important / 2, sum of minor × cost share)): the worst input decides, minor
 * ones add up.
 */
export function lossRule(graph: Graph, own: Float64Array, sigma: Float64Array): NodeRule {
  const groups = groupsOf(graph)
  return (node, values) => {
    let worst = own[node] ?? 0
    let minor = 0
    for (const group of groups.ofNode[node] ?? []) {
      if (group.kind === 'orders') continue
      const missing = missingDays(groups, group, values)
      if (missing === 0) continue
      const lost = weightOf(group) * shortage(group, missing, sigma[group.index] ?? 0)
      if (group.isMinor) minor += lost
      else worst = Math.max(worst, lost)
    }
    return Math.min(HORIZON_DAYS, Math.max(worst, minor))
  }
}

/** Weight of a better supplied input: its cost share, and never more than its loss would weigh. */
export function gainWeightOf(group: Group): number {
  return Math.min(group.costShare, weightOf(group))
}

/**
 * A better fed input does not raise output beyond capacity: it is worth its share of the cost. Stock plays no part.
 * Own capacity and a market's makers count in full. Never more than the loss of the same inputs would cost.
 */
export function gainRule(graph: Graph, own: Float64Array, sigma: Float64Array): NodeRule {
  const groups = groupsOf(graph)
  return (node, values) => {
    let capacity = own[node] ?? 0
    let inputs = 0
    let worst = 0
    let minor = 0
    for (const group of groups.ofNode[node] ?? []) {
      if (group.kind === 'orders' || group.isRoute) continue
      const more = (1 - (sigma[group.index] ?? 0)) * missingDays(groups, group, values)
      if (group.kind === 'own') capacity = Math.max(capacity, more)
      else inputs += gainWeightOf(group) * more
      if (group.isMinor) minor += weightOf(group) * more
      else worst = Math.max(worst, weightOf(group) * more)
    }
    return Math.min(HORIZON_DAYS, Math.max(capacity, Math.min(inputs, Math.max(worst, minor))))
  }
}

/** Orders that fall away, upstream: X = max(own, share of the output made at the shocked node, share of the sales). */
export function ordersRule(graph: Graph, own: Float64Array): NodeRule {
  const groups = groupsOf(graph)
  return (node, values) => {
    let worst = own[node] ?? 0
    for (const group of groups.ofNode[node] ?? []) {
      if (group.kind !== 'supply') worst = Math.max(worst, missingDays(groups, group, values))
    }
    return Math.min(HORIZON_DAYS, worst)
  }
}

export function propagateLoss(
  graph: Graph,
  own: Float64Array,
  sigma: Float64Array,
  rounds?: number,
): Field {
  return fillField(graph, own, lossRule(graph, own, sigma), rounds)
}

export function propagateGain(graph: Graph, own: Float64Array, sigma: Float64Array): Field {
  return fillField(graph, own, gainRule(graph, own, sigma))
}

export function propagateOrders(graph: Graph, own: Float64Array): Field {
  return fillField(graph, own, ordersRule(graph, own))
}
