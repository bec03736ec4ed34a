/**
 * Tables of like statements: an industry says the same kind of thing of many companies, so it is written as rows.
 * A row without a claim of its own is held to be so in the trade and not checked: it is `assumed`, with its figure in
 * words.
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

/** `[id, share 0..1, claim]` */
export type ShareRow = readonly [string, number, Provenance?]

export const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`

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

/** Own products of companies, as `[company id, product id, name, other names]`. */
export function ownProducts(
  ...rows: (readonly [string, string, string, ...string[]])[]
): NodeFact[] {
  return rows.map(([owner, id, name, ...aliases]) =>
    ownProduct(owner, id, name, aliases.length > 0 ? { aliases } : {}),
  )
}

/** What companies live from: `[own product without "product:", revenue share, claim]`. */
export function revenues(...rows: ShareRow[]): Sells[] {
  return rows.map(([product, share, why]) => {
    const [owner = ''] = product.split('/')
    const claim = why ?? assumed(`About ${percent(share)} of the company’s revenue comes from it.`)
    return sells(`product:${product}`, owner, share, claim)
  })
}

/** Where something is made: `[place without "place:", share, claim]`. */
export function madeIn(what: string, ...rows: ShareRow[]): LocatedIn[] {
  return rows.map(([place, share, why]) =>
    locatedIn(
      `place:${place}`,
      what,
      share,
      why ?? assumed(`About ${percent(share)} of it is made there.`),
    ),
  )
}

/** Who feeds a market: `[own product without "product:", market share, claim]`; each is a rival of the others. */
export function makers(market: string, ...rows: ShareRow[]): (Sources | Competes)[] {
  return rows.flatMap(([product, share, why]) =>
    maker(
      market,
      product,
      share,
      why ?? assumed(`Supplies about ${percent(share)} of the market.`),
    ),
  )
}

/** Part of what a market misses that is ordered from its other makers, and their idle capacity: no source gives either. */
const MOVED_ORDERS = 0.3
const IDLE_CAPACITY = 0.05

export function maker(
  market: string,
  product: string,
  share: number,
  why: Provenance,
): [Sources, Competes] {
  const moved = `Of what the market misses, about ${percent(MOVED_ORDERS)} is ordered from its other makers, as far as about ${percent(IDLE_CAPACITY)} of idle capacity goes.`
  return [
    sources(
      `product:${product}`,
      market,
      { group: 'makers', share, criticality: 'essential' },
      why,
    ),
    competes(
      market,
      `product:${product}`,
      { marketShare: MOVED_ORDERS, spareCapacity: IDLE_CAPACITY },
      assumed(moved),
    ),
  ]
}

type InputMore = Pick<
  Sources,
  'costShare' | 'substitution' | 'subLeadDays' | 'subRampDays' | 'bufferDays' | 'lagDays'
>

/**
 * What a product needs: `[from, group, share of the group, criticality, more, claim]`.
 * `costShare` in `more` is the share of the target's revenue that the input costs.
 */
export function inputs(
  to: string,
  ...rows: (readonly [string, string, number, Criticality, InputMore?, Provenance?])[]
): Sources[] {
  return rows.map(([from, group, share, criticality, more, why]) =>
    sources(
      from,
      to,
      { group, share, criticality, ...more },
      why ?? assumed(`Its ${group} comes to about ${percent(share)} from there.`),
    ),
  )
}

/** One input that many products need alike: `[own product without "product:", cost share of its revenue, claim]`. */
export function usedBy(
  from: string,
  like: Pick<Sources, 'group' | 'share' | 'criticality'> & Omit<InputMore, 'costShare'>,
  ...rows: ShareRow[]
): Sources[] {
  return rows.map(([to, costShare, why]) =>
    sources(
      from,
      `product:${to}`,
      { ...like, costShare },
      why ?? assumed(`About ${percent(costShare)} of its revenue goes on ${like.group}.`),
    ),
  )
}

/** Whose goods use a route: `[id, share of them, claim]`. */
export function lane(
  route: string,
  like: Omit<ShipsVia, 'kind' | 'from' | 'to' | 'provenance' | 'share'>,
  ...rows: ShareRow[]
): ShipsVia[] {
  return rows.map(([to, share, why]) =>
    shipsVia(
      route,
      to,
      { ...like, share },
      why ?? assumed(`About ${percent(share)} of the goods it needs use the route.`),
    ),
  )
}

/** What follows a commodity's price: `[id, beta, days of lag, claim]`. */
export function followers(
  commodity: string,
  ...rows: (readonly [string, number, number, Provenance?])[]
): PricedBy[] {
  return rows.map(([what, beta, lagDays, why]) =>
    pricedBy(
      commodity,
      what,
      { beta, lagDays },
      why ?? assumed(`Its price follows with about ${percent(beta)} of the move.`),
    ),
  )
}

/** Who sells at a commodity's price: `[own product without "product:", share of its revenue, claim]`. */
export function sellersAt(commodity: string, ...rows: ShareRow[]): SoldAtPrice[] {
  return rows.map(([product, share, why]) =>
    soldAtPrice(
      commodity,
      `product:${product}`,
      share,
      why ?? assumed(`About ${percent(share)} of its revenue moves with the price.`),
    ),
  )
}

/**
 * Rivals in one market, as `[own product without "product:", market share, idle capacity]`, all 0..1: each can gain
 * from each other's failure. The figures are orders of size, so all edges are `assumed`.
 */
export function rivals(market: string, ...rows: (readonly [string, number, number])[]): Competes[] {
  return rows.flatMap(([failing]) =>
    rows
      .filter(([rival]) => rival !== failing)
      .map(([rival, marketShare, spareCapacity]) => {
        const claim = `Rivals in ${market}; it has about ${percent(marketShare)} of it and ${percent(spareCapacity)} of its output idle.`
        return competes(
          `product:${failing}`,
          `product:${rival}`,
          { marketShare, spareCapacity },
          assumed(claim),
        )
      }),
  )
}
