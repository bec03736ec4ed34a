/** What the spread of an event means for one company: product by product, then in sum (model §2.5). */
import type { Graph } from '@/engine/graph/graph'
import { HORIZON_DAYS } from '@/engine/propagation/defaults'
import { groupsOf } from '@/engine/propagation/groups'
import { borneShare, costChangeOf, directPriceChange } from '@/engine/propagation/price'
import type { Spread } from '@/engine/propagation/propagate'
import { rivalGain } from '@/engine/propagation/rivals'
import { LAMBDA } from './score'

type ProductImpact = {
  readonly product: number
  readonly revenueShare: number
  /** Days of normal output lost, and gained. */
  readonly lostDays: number
  readonly gainedDays: number
  /** Relative change of the product's own price. */
  readonly priceChange: number
  /** Cost borne less sales at the changed price, as a share of the product's revenue over a year. */
  readonly cost: number
}

export type Impact = {
  readonly products: readonly ProductImpact[]
  readonly adverse: number
  readonly gain: number
  readonly cost: number
  /** adverse - gain + lambda × cost */
  readonly effect: number
}

/** Values by node that an impact is read from: a spread's fields, or their variant in a sensitivity. */
export type Values = {
  readonly loss: Float64Array
  readonly gain: Float64Array
  readonly ordersLost: Float64Array
  readonly ordersGained: Float64Array
  readonly price: Float64Array
}

export function valuesOf(spread: Spread): Values {
  return {
    loss: spread.loss.values,
    gain: spread.gain.values,
    ordersLost: spread.ordersLost.values,
    ordersGained: spread.ordersGained.values,
    price: spread.price.values,
  }
}

/** Revenue share of each product of the company, by node index, in order. */
export function revenueOf(graph: Graph, company: number): ReadonlyMap<number, number> {
  const shares: [number, number][] = []
  const end = graph.inStart[company + 1] ?? 0
  for (let at = graph.inStart[company] ?? 0; at < end; at++) {
    const index = graph.inEdges[at] ?? 0
    const edge = graph.edges[index]
    if (edge?.kind === 'sells') shares.push([graph.from[index] ?? 0, edge.revenueShare])
  }
  return new Map(shares.sort(([a], [b]) => a - b))
}

export function impactOn(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  values: Values = valuesOf(spread),
): Impact {
  const products = [...revenue].map(([product, revenueShare]) =>
    productImpact(spread, product, revenueShare, values),
  )
  const sum = (figure: (product: ProductImpact) => number) =>
    products.reduce((total, product) => total + product.revenueShare * figure(product), 0)
  const adverse = sum((product) => product.lostDays) / HORIZON_DAYS
  const gain = sum((product) => product.gainedDays) / HORIZON_DAYS
  const cost = sum((product) => product.cost)
  return { products, adverse, gain, cost, effect: adverse - gain + LAMBDA * cost }
}

function productImpact(
  spread: Spread,
  product: number,
  revenueShare: number,
  values: Values,
): ProductImpact {
  const at = (field: Float64Array) => field[product] ?? 0
  const rivals = rivalGain(spread.graph, product, values.loss)
  return {
    product,
    revenueShare,
    lostDays: Math.max(at(values.loss), at(values.ordersLost)),
    gainedDays: Math.max(at(values.gain), at(values.ordersGained)) + rivals,
    priceChange: at(values.price),
    cost: timeWeightOf(spread) * netCost(spread, product, values.price),
  }
}

/** Part of a year for which a price shock counts: 90 to 365 days. */
export function timeWeightOf(spread: Spread): number {
  return Math.min(HORIZON_DAYS, Math.max(90, spread.persistenceDays)) / HORIZON_DAYS
}

/** Cost that is not passed on, and a tariff's; less what the product itself sells for more. */
function netCost(spread: Spread, product: number, prices: Float64Array): number {
  const groups = groupsOf(spread.graph)
  const borne = borneShare(groups, product, spread.passThrough)
  const inputs = (groups.ofNode[product] ?? []).reduce(
    (sum, group) => sum + costChangeOf(groups, group, prices),
    0,
  )
  const own = ownPriceShock(spread, product)
  const sales = directPriceChange(groups, product, prices)
  return borne * inputs + (spread.isLevy ? (1 - spread.passThrough) * own : -own) - sales
}

function ownPriceShock(spread: Spread, product: number): number {
  const seed = spread.seeds.price.find(({ node }) => node === product)
  return seed ? seed.sign * seed.value : 0
}
