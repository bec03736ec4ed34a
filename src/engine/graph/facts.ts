/**
 * The form in which knowledge is written: plain dated, cited facts about nodes and about the edges a
 * shock travels along. `knowledge/` holds one file of facts an industry; `graph.ts` turns them into
 * typed arrays. Nothing else in the engine reads facts.
 */

/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string

export type NodeKind =
  | 'company'
  | 'facility'
  | 'product'
  | 'material'
  | 'commodity'
  | 'place'
  | 'route'
  | 'policy_list'

export type NodeFact = {
  /** Stable, never reused: `company:tesla`, `product:tesla/model-y`, `product:ndfeb-magnet`, `place:cn`. */
  readonly id: string
  readonly kind: NodeKind
  readonly name: string
  /** Other names a text may use, current ones. Ambiguous words (`lead`, `target`) do not belong here. */
  readonly aliases?: readonly string[]
  /** Names that ended: a text from `since` (absent: any) to `until` may use them. */
  readonly formerNames?: readonly {
    readonly name: string
    readonly since?: IsoDate
    readonly until: IsoDate
  }[]
  /** ISO 3166-1 alpha-2, upper case. Companies: seat. Facilities, places: where they lie. */
  readonly country?: string
  /** Companies: `TSLA` on `NASDAQ`. */
  readonly ticker?: string
  readonly exchange?: string
  /** A product that belongs to one company: that company's id. Absent: the product of a whole market. */
  readonly company?: string
  /** Places: the place this one lies in (`place:jp` of `place:jp/kumamoto`). */
  readonly within?: string
  /** Quoted unit of a commodity: `USD/bbl`. */
  readonly unit?: string
}

/** How sure a fact is. `confirmed`: the cited source was read. Known but unread is at most `assumed`. */
export type EvidenceLevel = 'confirmed' | 'reported' | 'inferred' | 'assumed'

export type Provenance = {
  readonly title: string
  readonly publisher: string
  /** Date of the source: `2026`, `2026-02` or `2026-02-06`. */
  readonly date: string
  readonly url?: string
  /** What the source says, in our own words, with the figure. */
  readonly claim: string
  readonly level: EvidenceLevel
}

/** How hard the target of an input is hit when the input is missing (Pichler et al., IHS survey classes). */
export type Criticality = 'essential' | 'important' | 'minor'

/** Share (0..1) of a missing input that can be replaced, by length of the outage: under 30, under 180, more days. */
export type Substitution = {
  readonly short: number
  readonly medium: number
  readonly long: number
}

type EdgeBase = {
  readonly from: string
  readonly to: string
  readonly provenance: readonly Provenance[]
  /** First day on which the fact held (not the date of the source). Absent: always. */
  readonly validFrom?: IsoDate
  /** Last day on which the fact held. Absent: still holds. */
  readonly validTo?: IsoDate
}

/** place -> facility, company product, material or product market: `share` (0..1) of its output made there. */
export type LocatedIn = EdgeBase & { readonly kind: 'located_in'; readonly share: number }

/** facility -> company product: `share` (0..1) of the product that is made in the facility. */
export type Operates = EdgeBase & { readonly kind: 'operates'; readonly share: number }

/**
 * material, product market or company product -> a product that needs it.
 * Also company product -> product market: the market is fed by its makers (group `makers`, share = market share).
 */
export type Sources = EdgeBase & {
  readonly kind: 'sources'
  /** Which input of the target this is; edges of one group are alternatives and their shares add up to at most 1. */
  readonly group: string
  /** Share (0..1) of the group's supply that comes along this edge. */
  readonly share: number
  readonly criticality: Criticality
  /** Cost of this input as a share (0..1) of the target's revenue; feeds the price channel. */
  readonly costShare?: number
  readonly substitution?: Substitution
  /** Days until a substitute delivers at all, and days of ramp after that. */
  readonly subLeadDays?: number
  readonly subRampDays?: number
  /** Stock of this input at the target, in days of normal use. */
  readonly bufferDays?: number
  /** Days between a loss at the source and the loss at the target (transport, work in progress). */
  readonly lagDays?: number
}

/** route -> the product whose inbound goods use it: `share` (0..1) of them. */
export type ShipsVia = EdgeBase & {
  readonly kind: 'ships_via'
  readonly share: number
  /** Extra days when the route is closed and goods go the next best way. */
  readonly detourDays: number
  readonly criticality: Criticality
  readonly costShare?: number
  readonly bufferDays?: number
}

/** commodity -> material or product: price elasticity `beta` (1: moves one to one), after `lagDays`. */
export type PricedBy = EdgeBase & {
  readonly kind: 'priced_by'
  readonly beta: number
  readonly lagDays?: number
}

/** company product -> company: `revenueShare` (0..1) of the company's revenue. */
export type Sells = EdgeBase & { readonly kind: 'sells'; readonly revenueShare: number }

/** company product, or a whole market -> rival company product: what the rival can gain when the first fails. */
export type Competes = EdgeBase & {
  readonly kind: 'competes'
  /** Rival's share (0..1) of the market both serve. */
  readonly marketShare: number
  /** Rival's idle capacity as a share (0..1) of its normal output. */
  readonly spareCapacity: number
}

/** company -> product of its supplier: `share` (0..1) of the supplier product's sales that go to the company. */
export type Demand = EdgeBase & { readonly kind: 'demand'; readonly share: number }

/**
 * commodity -> company product that is sold at that price: the maker gains when the price rises.
 * `share` (0..1) of the product's revenue that moves with the price.
 */
export type SoldAtPrice = EdgeBase & { readonly kind: 'sold_at_price'; readonly share: number }

export type EdgeFact =
  | LocatedIn
  | Operates
  | Sources
  | ShipsVia
  | PricedBy
  | Sells
  | Competes
  | Demand
  | SoldAtPrice

export type EdgeKind = EdgeFact['kind']

/** All facts of one industry; files may name nodes of other files. */
export type FactFile = {
  readonly industry: string
  readonly nodes: readonly NodeFact[]
  readonly edges: readonly EdgeFact[]
}
