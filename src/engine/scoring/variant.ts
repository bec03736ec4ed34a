/** The impact once more on the nodes of a few paths, everything else held as it was: cheap enough to vary figures. */
import { MOST_HOPS } from '@/engine/propagation/defaults'
import type { NodeRule } from '@/engine/propagation/field'
import { groupsOf } from '@/engine/propagation/groups'
import { priceRule } from '@/engine/propagation/price'
import type { Spread } from '@/engine/propagation/propagate'
import { gainRule, lossRule, ordersRule } from '@/engine/propagation/quantity'
import { longestOutage, ownFigures, type ShockSeed } from '@/engine/propagation/seeds'
import { effectiveSubstitution } from '@/engine/propagation/substitution'
import { impactOn, type Values, valuesOf } from './impact'

/** Works the effect out again with the groups as they now stand; `nodes` may change, all others stay. */
type Variant = () => number

export function variantOf(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  nodes: readonly number[],
): Variant {
  const { graph, seeds, passThrough } = spread
  const base = valuesOf(spread)
  const groups = nodes.flatMap((node) => groupsOf(graph).ofNode[node] ?? [])
  const sigmaFor = (list: readonly ShockSeed[], before: Float64Array) => {
    const days = longestOutage(list)
    const sigma = before.slice()
    for (const group of groups) sigma[group.index] = effectiveSubstitution(group, days).share
    return sigma
  }
  const refill = (
    list: readonly ShockSeed[],
    field: Float64Array,
    own: Float64Array,
    ruleOf: () => NodeRule,
  ) => (list.length === 0 ? field : settle(field, own, nodes, ruleOf()))
  const own = {
    loss: ownFigures(graph, seeds.loss),
    gain: ownFigures(graph, seeds.gain),
    ordersLost: ownFigures(graph, seeds.ordersLost),
    ordersGained: ownFigures(graph, seeds.ordersGained),
    price: ownFigures(graph, seeds.price, true),
  }
  return () => {
    const values: Values = {
      loss: refill(seeds.loss, base.loss, own.loss, () =>
        lossRule(graph, own.loss, sigmaFor(seeds.loss, spread.lossSigma)),
      ),
      gain: refill(seeds.gain, base.gain, own.gain, () =>
        gainRule(graph, own.gain, sigmaFor(seeds.gain, spread.gainSigma)),
      ),
      ordersLost: refill(seeds.ordersLost, base.ordersLost, own.ordersLost, () =>
        ordersRule(graph, own.ordersLost),
      ),
      ordersGained: refill(seeds.ordersGained, base.ordersGained, own.ordersGained, () =>
        ordersRule(graph, own.ordersGained),
      ),
      price: refill(seeds.price, base.price, own.price, () =>
        priceRule(graph, own.price, passThrough),
      ),
    }
    return impactOn(spread, revenue, values).effect
  }
}

/** The field with the given nodes worked out again from their own figures, in rounds. */
function settle(
  field: Float64Array,
  own: Float64Array,
  nodes: readonly number[],
  rule: NodeRule,
): Float64Array {
  const values = field.slice()
  for (const node of nodes) values[node] = own[node] ?? 0
  for (let round = 0; round < MOST_HOPS; round++) {
    const fresh = nodes.map((node) => rule(node, values))
    let isChanged = false
    nodes.forEach((node, at) => {
      const value = fresh[at] ?? 0
      if (values[node] !== value) isChanged = true
      values[node] = value
    })
    if (!isChanged) break
  }
  return values
}
