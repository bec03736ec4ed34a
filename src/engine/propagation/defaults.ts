/**
 * What is taken for an attribute that no fact states. Every use is listed as a gap of the assessment.
 * Orders of size for discrete manufacturing: stocks of 9 to 15 days (Inoue and Todo 2019), one to two months until
 * another source is approved and running.
 */
import type { Criticality, Substitution } from '@/engine/graph/facts'

/** Longest loss that is counted, in days: the year that scores are shares of. */
export const HORIZON_DAYS = 365

/** Most links from the shocked node to the company's product. */
export const MOST_HOPS = 10

export const DEFAULT_SUBSTITUTION: Substitution = { short: 0, medium: 0.2, long: 0.5 }
export const DEFAULT_SUB_LEAD_DAYS = 30
export const DEFAULT_SUB_RAMP_DAYS = 30
export const DEFAULT_BUFFER_DAYS = 10
/** Stock at hand against late arrival of goods that come by one route. */
export const DEFAULT_ROUTE_BUFFER_DAYS = 5
export const DEFAULT_LAG_DAYS = 7
/** Cost of one input as a share of its user's revenue. */
export const DEFAULT_COST_SHARE = 0.05

/** How much of a missing input's shortage the target's output feels; minor inputs: their cost share. */
export const CRITICALITY_WEIGHT: Readonly<Record<Exclude<Criticality, 'minor'>, number>> = {
  essential: 1,
  important: 0.5,
}

/** Edges of this group join makers to their market: the market is their sum, it neither stores nor replaces. */
export const MAKERS = 'makers'

/** Classes of outage, by days: under 30 short, under 180 medium, else long. */
export const MEDIUM_FROM_DAYS = 30
export const LONG_FROM_DAYS = 180
