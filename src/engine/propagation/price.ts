/**
 * The price channel: the Leontief price model, first order in each link (model §1.7).
 * Change of j's price = own + sum of elasticity × change of a commodity + pass-through × sum of cost share × change
 * of an input. Linear in the shock, so a fall is exactly a rise with the other sign.
 */
import type { Graph } from '@/engine/graph/graph'
import { type Field, fillField, type NodeRule } from './field'
import { type Group, type Groups, groupsOf } from './groups'

/** phi: the part of a change in cost that a seller passes on, within 90 days and within a year (model §2.9). */
const PASS_THROUGH_90_DAYS = 0.3
const PASS_THROUGH_YEAR = 0.7

export function passThroughOf(persistenceDays: number): number {
  return persistenceDays <= 90 ? PASS_THROUGH_90_DAYS : PASS_THROUGH_YEAR
}

/** A node's price change from its own shock, from what it is quoted on, and from the cost of its inputs. */
export function priceRule(graph: Graph, own: Float64Array, passThrough: number): NodeRule {
  const groups = groupsOf(graph)
  return (node, values) => {
    let change = (own[node] ?? 0) + directPriceChange(groups, node, values)
    for (const group of groups.ofNode[node] ?? []) {
      change +=
        passedShare(groups, group, passThrough) *
        costChange(groups, groups.priceShare, group, values)
    }
    return change
  }
}

/** Relative price change at every node, after at most `rounds` links. */
export function propagatePrices(
  graph: Graph,
  own: Float64Array,
  passThrough: number,
  rounds?: number,
): Field {
  return fillField(graph, own, priceRule(graph, own, passThrough), rounds)
}

/** Change of the price itself, by edges from what it is quoted on. */
export function directPriceChange(groups: Groups, node: number, values: Float64Array): number {
  let change = 0
  for (const edge of groups.quotedInto[node] ?? []) {
    change += (groups.share[edge] ?? 0) * (values[groups.from[edge] ?? 0] ?? 0)
  }
  return change
}

/** The part of a node's price that quotes set, 0..1: to that extent its costs have no say in it. */
function quotedPart(groups: Groups, node: number): number {
  let quoted = 0
  for (const edge of groups.quotedInto[node] ?? []) quoted += Math.abs(groups.share[edge] ?? 0)
  return Math.min(1, quoted)
}

/** The part of a change in the group's cost that reaches its target's price. A market is the sum of its makers. */
export function passedShare(groups: Groups, group: Group, passThrough: number): number {
  return (group.isMakers ? 1 : passThrough) * (1 - quotedPart(groups, group.target))
}

/** The part of a change in cost that the maker of a product bears: what it does not pass on. */
export function borneShare(groups: Groups, product: number, passThrough: number): number {
  return 1 - passThrough * (1 - quotedPart(groups, product))
}

/** Change of the target's cost by one of its inputs, as a share of its revenue. */
export function costChangeOf(groups: Groups, group: Group, values: Float64Array): number {
  return group.isRoute || group.kind !== 'supply'
    ? 0
    : costChange(groups, groups.share, group, values)
}

function costChange(
  groups: Groups,
  shares: Float64Array,
  group: Group,
  values: Float64Array,
): number {
  let sum = 0
  for (const edge of group.edges) {
    const change = values[groups.from[edge] ?? 0] ?? 0
    if (change !== 0) sum += (shares[edge] ?? 0) * change
  }
  return group.costShare * sum
}
