/**
 * Short hands for writing facts. A knowledge file reads as a list of statements; these add what every statement of
 * a kind has in common, and the class defaults of an industry, and nothing else.
 */
import type {
  Competes,
  Demand,
  LocatedIn,
  NodeFact,
  Operates,
  PricedBy,
  Provenance,
  Sells,
  ShipsVia,
  SoldAtPrice,
  Sources,
} from '@/engine/graph/facts'

/** A source that was really read, and what it says in our words. */
export type SourceCard = Omit<Provenance, 'claim' | 'level'>

/** A fact read in the source: `confirmed`. */
export function read(source: SourceCard, claim: string): Provenance {
  return { ...source, claim, level: 'confirmed' }
}

/** A fact read in the source at second hand (an article, an encyclopedia): `reported`. */
export function reported(source: SourceCard, claim: string): Provenance {
  return { ...source, claim, level: 'reported' }
}

/** Follows from facts that were read, by the reasoning in the claim: `inferred`. */
export function inferred(source: SourceCard, claim: string): Provenance {
  return { ...source, claim, level: 'inferred' }
}

const GENERAL_KNOWLEDGE: SourceCard = {
  title: 'General industry knowledge, not checked at a source',
  publisher: 'Supply Risk Console',
  date: '2026',
}

/** Held to be so in the trade, and not checked at a source: `assumed`. The report says so. */
export function assumed(claim: string): Provenance {
  return { ...GENERAL_KNOWLEDGE, claim, level: 'assumed' }
}

type Cited<T extends { kind: string }> = Omit<T, 'kind' | 'from' | 'to' | 'provenance'>

export function company(
  id: string,
  name: string,
  more: Omit<NodeFact, 'id' | 'kind' | 'name'>,
): NodeFact {
  return { id: `company:${id}`, kind: 'company', name, ...more }
}

/** A company's own product: `product:tesla/model-y`. */
export function ownProduct(
  companyId: string,
  id: string,
  name: string,
  more: Omit<NodeFact, 'id' | 'kind' | 'name' | 'company'> = {},
): NodeFact {
  const owner = `company:${companyId}`
  return { id: `product:${companyId}/${id}`, kind: 'product', name, company: owner, ...more }
}

/** Any other node; the id carries the kind: `material:dysprosium`, `place:tw`, `route:suez`. */
export function node(
  id: `${Exclude<NodeFact['kind'], 'company'>}:${string}`,
  name: string,
  more: Omit<NodeFact, 'id' | 'kind' | 'name'> = {},
): NodeFact {
  const [kind] = id.split(':')
  return { id, kind: kindOf(kind ?? ''), name, ...more }
}

const KINDS = [
  'facility',
  'product',
  'material',
  'commodity',
  'place',
  'route',
  'policy_list',
] as const

function kindOf(word: string): (typeof KINDS)[number] {
  const kind = KINDS.find((known) => known === word)
  if (!kind) throw new Error(`"${word}" is no kind of node.`)
  return kind
}

export function locatedIn(
  place: string,
  what: string,
  share: number,
  ...provenance: Provenance[]
): LocatedIn {
  return { kind: 'located_in', from: place, to: what, share, provenance }
}

export function operates(
  facility: string,
  product: string,
  share: number,
  ...provenance: Provenance[]
): Operates {
  return { kind: 'operates', from: facility, to: product, share, provenance }
}

/** `to` needs `from` as its input `group`; `more` may set any other attribute of the edge. */
export function sources(
  from: string,
  to: string,
  more: Cited<Sources>,
  ...provenance: Provenance[]
): Sources {
  return { kind: 'sources', from, to, ...more, provenance }
}

export function shipsVia(
  route: string,
  product: string,
  more: Cited<ShipsVia>,
  ...provenance: Provenance[]
): ShipsVia {
  return { kind: 'ships_via', from: route, to: product, ...more, provenance }
}

export function pricedBy(
  commodity: string,
  what: string,
  more: Cited<PricedBy>,
  ...provenance: Provenance[]
): PricedBy {
  return { kind: 'priced_by', from: commodity, to: what, ...more, provenance }
}

export function sells(
  product: string,
  companyId: string,
  revenueShare: number,
  ...provenance: Provenance[]
): Sells {
  return { kind: 'sells', from: product, to: `company:${companyId}`, revenueShare, provenance }
}

export function competes(
  failing: string,
  rival: string,
  more: Cited<Competes>,
  ...provenance: Provenance[]
): Competes {
  return { kind: 'competes', from: failing, to: rival, ...more, provenance }
}

export function demand(
  companyId: string,
  product: string,
  share: number,
  ...provenance: Provenance[]
): Demand {
  return { kind: 'demand', from: `company:${companyId}`, to: product, share, provenance }
}

export function soldAtPrice(
  commodity: string,
  product: string,
  share: number,
  ...provenance: Provenance[]
): SoldAtPrice {
  return { kind: 'sold_at_price', from: commodity, to: product, share, provenance }
}
