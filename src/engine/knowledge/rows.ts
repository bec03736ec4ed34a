/**
 * Tables of like statements: an industry says the same kind of thing of many companies, so it is written as rows.
 * Each row still carries its own claim.
 */
import type {
  Competes,
  Criticality,
  LocatedIn,
  NodeFact,
  PricedBy,
  Provenance,
  Sells,
  ShipsVia,
  SoldAtPrice,
  Sources,
} from '@/engine/graph/facts'
import {
  assumed,
  company,
  competes,
  locatedIn,
  ownProduct,
  pricedBy,
  sells,
  shipsVia,
  soldAtPrice,
  sources,
} from './write'

/** A company: seat (ISO alpha-2), listing as `NYSE:DAL` (null: not listed), and the other names texts use. */
export function firm(
  id: string,
  name: string,
  country: string,
  listing: string | null,
  ...aliases: string[]
): NodeFact {
  const [exchange, ticker] = listing?.split(':') ?? []
  const listed = exchange && ticker ? { exchange, ticker } : {}
  const named = aliases.length > 0 ? { aliases } : {}
  return company(id, name, { country, ...listed, ...named })
}

/** Own products of companies, as `[company id, product id, name]`. */
export function ownProducts(...rows: (readonly [string, string, string])[]): NodeFact[] {
  return rows.map(([owner, id, name]) => ownProduct(owner, id, name))
}

/** What companies live from, as `[own product without "product:", revenue share (0..1), claim]`. */
export function revenues(...rows: (readonly [string, number, Provenance])[]): Sells[] {
  return rows.map(([product, share, why]) => {
    const [owner = ''] = product.split('/')
    return sells(`product:${product}`, owner, share, why)
  })
}

/** Where something is made, as `[place without "place:", share (0..1), claim]`. */
export function madeIn(
  what: string,
  ...rows: (readonly [string, number, Provenance])[]
): LocatedIn[] {
  return rows.map(([place, share, why]) => locatedIn(`place:${place}`, what, share, why))
}

/** Who feeds a market, as `[own product without "product:", market share (0..1), claim]`. */
export function makers(
  market: string,
  ...rows: (readonly [string, number, Provenance])[]
): Sources[] {
  return rows.map(([product, share, why]) =>
    sources(
      `product:${product}`,
      market,
      { group: 'makers', share, criticality: 'essential' },
      why,
    ),
  )
}

type InputMore = Pick<
  Sources,
  'costShare' | 'substitution' | 'subLeadDays' | 'subRampDays' | 'bufferDays' | 'lagDays'
>

/**
 * What a product needs, as `[from, group, share of the group (0..1), criticality, claim, more]`.
 * `costShare` in `more` is the share of the target's revenue that the input costs.
 */
export function inputs(
  to: string,
  ...rows: (readonly [string, string, number, Criticality, Provenance, InputMore?])[]
): Sources[] {
  return rows.map(([from, group, share, criticality, why, more]) =>
    sources(from, to, { group, share, criticality, ...more }, why),
  )
}

/** One input that many products need alike, as `[to, cost share of its revenue or null, claim]`. */
export function usedBy(
  from: string,
  like: Pick<Sources, 'group' | 'share' | 'criticality'> & Omit<InputMore, 'costShare'>,
  ...rows: (readonly [string, number | null, Provenance])[]
): Sources[] {
  return rows.map(([to, costShare, why]) =>
    sources(from, to, costShare === null ? like : { ...like, costShare }, why),
  )
}

/** Whose inbound goods use a route, as `[product, share of them (0..1), claim]`. */
export function lane(
  route: string,
  like: Omit<ShipsVia, 'kind' | 'from' | 'to' | 'provenance' | 'share'>,
  ...rows: (readonly [string, number, Provenance])[]
): ShipsVia[] {
  return rows.map(([to, share, why]) => shipsVia(route, to, { ...like, share }, why))
}

/** What follows a commodity's price, as `[what, beta, days of lag, claim]`. */
export function followers(
  commodity: string,
  ...rows: (readonly [string, number, number, Provenance])[]
): PricedBy[] {
  return rows.map(([what, beta, lagDays, why]) => pricedBy(commodity, what, { beta, lagDays }, why))
}

/** Who sells at a commodity's price, as `[own product, share of its revenue (0..1), claim]`. */
export function sellersAt(
  commodity: string,
  ...rows: (readonly [string, number, Provenance])[]
): SoldAtPrice[] {
  return rows.map(([product, share, why]) => soldAtPrice(commodity, product, share, why))
}

/**
 * Rivals in one market, as `[own product, market share (0..1), idle capacity (0..1)]`: each can gain from each other's
 * failure. The figures are orders of size, so all edges are `assumed`.
 */
export function rivals(market: string, ...rows: (readonly [string, number, number])[]): Competes[] {
  return rows.flatMap(([failing]) =>
    rows
      .filter(([rival]) => rival !== failing)
      .map(([rival, marketShare, spareCapacity]) =>
        competes(
          `product:${failing}`,
          `product:${rival}`,
          { marketShare, spareCapacity },
          assumed(
            `Rivals in ${market}: about ${Math.round(marketShare * 100)} % of it, with about ${Math.round(
              spareCapacity * 100,
            )} % of output idle.`,
          ),
        ),
      ),
  )
}
