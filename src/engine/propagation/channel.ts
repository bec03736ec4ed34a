/** What the search knows of a way in which shocks travel, and what one link of it gives. */

import type { HopFactor } from '@/engine/types'

/** How one channel travels along edges. Sizes only; the caller knows the sign. */
export type Channel = {
  /** Attributes of an input edge that its arithmetic or its dates rest on. */
  readonly needs: readonly Attribute[]
  /** Upper weight of each edge on a way through; 0: not used. */
  readonly through: Float64Array
  /** Upper weight of each edge as the last one, at a product of the company. */
  readonly last: Float64Array
  /** Factor from the figure at a node to the effect on the company; 0 where no path may end. */
  readonly end: Float64Array
  /** The figure after the edge, and everything it was worked out from. */
  step(edge: number, state: PathState, isLast: boolean): Step
  /** What the step's share is the product of; only where it is not one stated figure. */
  factors?(edge: number, isLast: boolean): readonly HopFactor[]
}

export type Attribute =
  | 'bufferDays'
  | 'substitution'
  | 'subLeadDays'
  | 'subRampDays'
  | 'lagDays'
  | 'costShare'

/** `value` arrives at the node along this path; `part` is its part (0..1) of what arrives there in all. */
export type PathState = { readonly value: number; readonly part: number }

/** One link's arithmetic: value = max(0, share × (1 - substitution) × valueIn - bufferDays) × criticalityWeight. */
export type Step = PathState & {
  readonly valueIn: number
  readonly share: number
  readonly substitution: number
  /** The part of the stock that meets this path's part of the shortage. */
  readonly bufferDays: number
  readonly criticalityWeight: number
}
