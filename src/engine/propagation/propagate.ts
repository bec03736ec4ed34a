/** All fields of one event on one graph: what is lost, gained, ordered less or more, and dearer or cheaper, where. */
import type { Graph } from '@/engine/graph/graph'
import type { Reading } from '@/engine/types'
import type { Field } from './field'
import { passThroughOf, propagatePrices } from './price'
import { propagateGain, propagateLoss, propagateOrders, substitutions } from './quantity'
import { longestOutage, ownFigures, type Seeds, seedsOf } from './seeds'

export type Spread = {
  readonly graph: Graph
  readonly seeds: Seeds
  readonly loss: Field
  readonly gain: Field
  readonly ordersLost: Field
  readonly ordersGained: Field
  /** Signed. */
  readonly price: Field
  /** Effective substitution by group, for the longest loss and the longest gain. */
  readonly lossSigma: Float64Array
  readonly gainSigma: Float64Array
  readonly passThrough: number
  /** Longest stay of a price shock. */
  readonly persistenceDays: number
  /** A tariff makes its good dearer without anyone earning it. */
  readonly isLevy: boolean
}

/** Spreads the shocks of a reading over the whole graph; independent of the company asked about. */
export function spread(graph: Graph, reading: Reading): Spread {
  const seeds = seedsOf(graph, reading)
  const lossSigma = substitutions(graph, longestOutage(seeds.loss))
  const gainSigma = substitutions(graph, longestOutage(seeds.gain))
  const persistenceDays = longestOutage(seeds.price)
  const passThrough = passThroughOf(persistenceDays)
  return {
    graph,
    seeds,
    lossSigma,
    gainSigma,
    passThrough,
    persistenceDays,
    isLevy: reading.eventClass === 'tariff',
    loss: propagateLoss(graph, ownFigures(graph, seeds.loss), lossSigma),
    gain: propagateGain(graph, ownFigures(graph, seeds.gain), gainSigma),
    ordersLost: propagateOrders(graph, ownFigures(graph, seeds.ordersLost)),
    ordersGained: propagateOrders(graph, ownFigures(graph, seeds.ordersGained)),
    price: propagatePrices(graph, ownFigures(graph, seeds.price, true), passThrough),
  }
}
