/**
 * What the engine's rooms hand to each other:
 * `reading` makes a Reading, `propagation` and `scoring` make an Outcome of it, `report` puts it into words.
 * Days are counted from the event date (day 0), scores run from -20 (good) to +20 (bad).
 */
import type {
  Criticality,
  EdgeKind,
  EvidenceLevel,
  IsoDate,
  NodeKind,
  Provenance,
} from '@/engine/graph/facts'

export type EventClass =
  | 'fire'
  | 'flood'
  | 'earthquake'
  | 'storm'
  | 'export_ban'
  | 'export_licensing'
  | 'sanction'
  | 'tariff'
  | 'import_ban'
  | 'strike'
  | 'route_closure'
  | 'route_delay'
  | 'war'
  | 'power_cut'
  | 'shortage'
  | 'plant_halt'
  | 'cyber'
  | 'epidemic'
  | 'recall'
  | 'insolvency'
  | 'demand_drop'
  | 'supply_deal'
  | 'new_capacity'
  | 'restart'
  | 'ban_lifted'
  | 'price_rise'
  | 'price_fall'
  | 'other'

/** A stretch of the event's text that the reading rests on: the audit trail. */
export type Span = {
  readonly field: 'title' | 'content'
  readonly start: number
  readonly end: number
  readonly text: string
  /** What was read from it: `class:flood`, `place:th`, `duration:14 days`, `negation`. */
  readonly reads: string
}

/** One cause, ready to be propagated. Exactly one of the channels' figures is set. */
export type Shock = {
  readonly nodeId: string
  readonly reason: string
} & (
  | {
      readonly channel: 'quantity'
      /** Share of the node's normal output lost; negative: gained. -1..1 */
      readonly lossFraction: number
      /** Days at full loss, then days of linear recovery. Own loss = lossFraction * (outageDays + rampDays / 2). */
      readonly outageDays: number
      readonly rampDays: number
      readonly startDay: number
    }
  | {
      readonly channel: 'price'
      /** Relative change of the node's price: +0.2 is 20 % dearer. */
      readonly priceChange: number
      readonly persistenceDays: number
      readonly startDay: number
    }
  | {
      readonly channel: 'delay'
      /** A route that costs this many days more, for as long as outageDays. */
      readonly delayDays: number
      readonly outageDays: number
      readonly startDay: number
    }
  | {
      readonly channel: 'demand'
      /** Share of what the company buys that falls away. */
      readonly lossFraction: number
      readonly outageDays: number
      readonly rampDays: number
      readonly startDay: number
    }
)

export type PricePoint = { readonly date: IsoDate; readonly value: number }

/** A commodity price event worked out (ENGINE model §2.9). Null: could not be known from the series. */
export type PriceMove = {
  readonly commodityId: string | null
  readonly commodityName: string
  readonly unit: string
  readonly targetDate: IsoDate
  readonly targetPrice: number
  readonly series: readonly PricePoint[]
  readonly price30: number | null
  readonly price90: number | null
  readonly change30: number | null
  readonly change90: number | null
  readonly dailySd: number | null
  readonly z30: number | null
  /** Against the mean of t-90 .. t-31, clipped to [-0.9, 3]. */
  readonly delta: number | null
  readonly isClipped: boolean
  readonly isInDeadBand: boolean
  readonly warnings: readonly string[]
}

export type Reading = {
  readonly eventClass: EventClass
  readonly direction: 'adverse' | 'beneficial' | 'none'
  /** Date of the event if the text gives one, else of its publication. Day 0. */
  readonly eventDate: IsoDate
  readonly publishedDate: IsoDate
  readonly shocks: readonly Shock[]
  /** Goods held back at a border: users in this country are still supplied. Null: all are hit. */
  readonly sparedPlaceId: string | null
  /** Goods taxed or banned at a border: only users in this country are hit. Null: all are hit. */
  readonly usersPlaceId: string | null
  /** Ids of the graph's nodes that the text names. */
  readonly namedNodes: readonly string[]
  readonly spans: readonly Span[]
  /** C_event: 1 exact entity and numbers, 0.8 class defaults used, 0.6 only a country is named. */
  readonly certainty: number
  /** Figures that were not in the text: `outage of 90 days (default of a plant fire)`. */
  readonly assumptions: readonly string[]
  readonly isHedged: boolean
  /** What must still come true: hedged or future events. */
  readonly conditions: readonly string[]
  readonly priceMove: PriceMove | null
  /** Why there is nothing to propagate, when shocks is empty. */
  readonly emptyReason: string | null
}

export type Mechanism =
  | 'supply shortage'
  | 'cost pass-through'
  | 'logistics delay'
  | 'export control'
  | 'demand loss'
  | 'beneficial supply'
  | 'rival gain'
  | 'price gain'
  | 'direct disruption'

/** One edge of a path with every number needed to recompute it by hand. */
export type Hop = {
  readonly edgeId: string
  readonly kind: EdgeKind
  readonly from: string
  readonly to: string
  /** Share, market share, cost share or elasticity of the edge: what the incoming value is multiplied by first. */
  readonly share: number
  readonly criticality: Criticality | null
  /** g: 1 essential, 0.5 important, cost share or share-based c for minor. */
  readonly criticalityWeight: number
  /** Effective substitution for this outage, 0..1, and the class value it came from. */
  readonly substitution: number
  readonly substitutionClass: number
  readonly subLeadDays: number
  readonly bufferDays: number
  readonly lagDays: number
  /** Lost output days in and out (price channel: relative price change in and out). */
  readonly valueIn: number
  readonly valueOut: number
  /** Price channel: what the share is the product of, in words and figures. Empty elsewhere. */
  readonly factors: readonly HopFactor[]
  readonly evidenceLevel: EvidenceLevel
  readonly provenance: readonly Provenance[]
  /** Attributes that no source gives: class defaults. */
  readonly defaulted: readonly string[]
}

/** One factor of a hop's share: `cost share` 0.35. */
export type HopFactor = { readonly what: string; readonly value: number }

export type InvalidReason =
  | 'buffer covers it'
  | 'no orders move'
  | 'substituted'
  | 'below threshold'
  | 'expired fact'
  | 'only assumed edges'

export type ImpactPath = {
  readonly pathId: string
  readonly channel: Shock['channel']
  readonly mechanism: Mechanism
  readonly nodeIds: readonly string[]
  readonly hops: readonly Hop[]
  /** The target's product that the path reaches, and its share of the target's revenue. */
  readonly productId: string
  readonly revenueShare: number
  /** Lost output days at the product along this path alone; negative: gained. Price paths: null. */
  readonly lostOutputDays: number | null
  /** Effect as a share of a year's revenue-equivalent output; sign: + adverse. */
  readonly effect: number
  readonly score: number
  readonly startDay: number | null
  readonly endDay: number | null
  readonly evidenceLevel: EvidenceLevel
  readonly visibility: 'visible' | 'not_visible' | 'uncertain'
  readonly isValid: boolean
  readonly invalidReason: InvalidReason | null
}

export type NodeState = {
  readonly nodeId: string
  readonly name: string
  readonly kind: NodeKind
  /** Hops from the nearest shocked node. */
  readonly tier: number
  /** Lost output days at the node; negative: gained. Price channel: null. */
  readonly lostOutputDays: number | null
  /** Relative price change at the node, when the price channel reaches it. */
  readonly priceChange: number | null
  readonly startDay: number | null
  readonly endDay: number | null
  readonly isShocked: boolean
}

export const STAGES = [
  'procurement',
  'production',
  'cost',
  'delivery',
  'inventory',
  'continuity',
] as const
export type Stage = (typeof STAGES)[number]

export type Level = 'none' | 'low' | 'medium' | 'high'

export type StageState = {
  /** null: the stage is not affected. */
  readonly direction: 'adverse' | 'beneficial' | null
  readonly intensity: Level
  /** Stage number in the unit of the score's x (share of a year), before banding. */
  readonly value: number
  /** The figures behind it, for the sentence: name, value, unit. */
  readonly figures: readonly {
    readonly name: string
    readonly value: number
    readonly unit: string
  }[]
}

/** An attribute that was defaulted or assumed on a path, and what the score does when it is off by half. */
export type Gap = {
  readonly edgeId: string
  readonly from: string
  readonly to: string
  readonly attribute: string
  readonly assumedValue: number
  readonly unit: string
  /** Whether the figure is an estimate, or a stock that keeps the score at 0, however well it is known. */
  readonly basis: 'estimate' | 'covering stock'
  /** The figure off by half (a covering stock: as much less as it takes to be felt), and the score then. */
  readonly lowValue: number
  readonly highValue: number
  readonly scoreAtLow: number
  readonly scoreAtHigh: number
  readonly scoreLow: number
  readonly scoreHigh: number
}

export type Outcome = {
  readonly companyId: string
  readonly score: number
  readonly scoreLow: number
  readonly scoreHigh: number
  /** x of the score: adverse quantity, gain and cost part, each as a share of a year. */
  readonly adverse: number
  readonly gain: number
  readonly cost: number
  /** Days of the year for which a price shock counts, 90 to 365. */
  readonly priceDays: number
  readonly riskLevel: Level
  readonly confidence: number
  readonly confidenceFactors: {
    readonly match: number
    readonly paths: number
    readonly event: number
    readonly data: number
  }
  readonly startDay: number | null
  readonly endDay: number | null
  readonly products: readonly {
    readonly productId: string
    readonly name: string
    readonly revenueShare: number
    /** Net: days lost less days gained. */
    readonly lostOutputDays: number
    readonly lostDays: number
    readonly gainedDays: number
    readonly priceChange: number
    /** Costs borne less dearer sales, as a share of the product's yearly revenue; below 0: a gain. */
    readonly cost: number
    readonly effect: number
    readonly pathIds: readonly string[]
  }[]
  /** Valid paths, strongest first, at most K. */
  readonly paths: readonly ImpactPath[]
  readonly rejectedPaths: readonly ImpactPath[]
  /** Number of valid paths found in all; a lower bound when isTruncated. */
  readonly totalPaths: number
  readonly isTruncated: boolean
  readonly nodes: readonly NodeState[]
  readonly stages: Readonly<Record<Stage, StageState>>
  readonly gaps: readonly Gap[]
  /** Why the score is 0: no shock read, no path, all paths covered. Null when there is an effect. */
  readonly noEffectReason: string | null
}
