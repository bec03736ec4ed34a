/**
 * Facts as tables of text: one line a statement, columns parted by `|`, so that a file of a hundred edges can be read
 * and corrected like a list. A line that starts with `+` continues the one before it. A claim is `assumed` unless it
 * starts with the card it rests on: `{=CARD}` read there, `{CARD}` reported there, `{~CARD}` inferred from it. The claim
 * `Estimate.` is written out from its figure.
 * A malformed line throws: that is a mistake in this repository, and the test of the room loads every table.
 */
import type {
  Competes,
  Criticality,
  Demand,
  LocatedIn,
  NodeFact,
  Operates,
  PricedBy,
  Sells,
  ShipsVia,
  SoldAtPrice,
  Sources,
} from '@/engine/graph/facts'
import { cited, entries, figure, list, rows, wrong } from './cells'
import { plants as plantRows } from './places'
import { firm, maker, percent, rivals } from './rows'
import {
  demand,
  locatedIn,
  node,
  operates,
  ownProduct,
  pricedBy,
  sells,
  shipsVia,
  soldAtPrice,
  sources,
} from './write'

/** `material:samarium | Samarium | other name; other name | unit` */
export function things(text: string): NodeFact[] {
  return rows(text).map(({ line, at }) => {
    const [kind, name] = at(0).split(':')
    if (!name) return wrong(line, 'no id')
    const aliases = list(at(2), ';')
    const unit = at(3)
    const more = { ...(aliases.length > 0 ? { aliases } : {}), ...(unit ? { unit } : {}) }
    if (kind === 'material') return node(`material:${name}`, at(1), more)
    if (kind === 'product') return node(`product:${name}`, at(1), more)
    if (kind === 'commodity') return node(`commodity:${name}`, at(1), more)
    return wrong(line, 'neither material, product nor commodity')
  })
}

/**
 * `lynas | Lynas Rare Earths Limited | AU | ASX:LYC | other name; other name`; the listing may be empty. A name that
 * ended is written with its last day, and where that matters its first: `Facebook until 2021-10-27`,
 * `Toshiba Memory since 2017-04-01 until 2019-09-30`.
 */
export function firms(text: string): NodeFact[] {
  return rows(text).map(({ at }) => {
    const names = list(at(4), ';').map((word) => {
      const [, name = word, since, until] = /^(.+?)(?: since (\S+))? until (\S+)$/.exec(word) ?? []
      return { name, since, until }
    })
    const aliases = names.flatMap(({ name, until }) => (until === undefined ? [name] : []))
    const formerNames = names.flatMap(({ name, since, until }) =>
      until === undefined ? [] : { name, until, ...(since === undefined ? {} : { since }) },
    )
    const company = firm(at(0), at(1), at(2), at(3) === '' ? null : at(3), ...aliases)
    return formerNames.length > 0 ? { ...company, formerNames } : company
  })
}

/** `lynas/ndpr | Lynas rare-earth oxides | .95 | claim | other name; …`: own product, share of revenue. */
export function business(text: string): { nodes: NodeFact[]; edges: Sells[] } {
  const all = rows(text).map(({ line, at }) => {
    const [owner = '', id] = at(0).split('/')
    if (!id) return wrong(line, 'no own product')
    const aliases = list(at(4), ';')
    return {
      node: ownProduct(owner, id, at(1), aliases.length > 0 ? { aliases } : {}),
      edge: sells(
        `product:${at(0)}`,
        owner,
        figure(at(2), line),
        cited(at(3), `${at(1)} bring in about ${percent(figure(at(2), line))} of its revenue`),
      ),
    }
  })
  return { nodes: all.map((one) => one.node), edges: all.map((one) => one.edge) }
}

/** `lg-chem | lg-energy-solution/cells .4, … | claim`: the share of a parent's revenue that a subsidiary's goods are. */
export function held(text: string): Sells[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).map(({ name, first }) =>
      sells(
        `product:${name}`,
        at(0),
        first,
        cited(
          at(2),
          `It owns the maker, and about ${percent(first)} of its revenue comes from this`,
        ),
      ),
    ),
  )
}

/**
 * `mt-weld | Mt Weld mine | au/western-australia | lynas/ndpr .2, … | claim | other name; …`: a plant, the place it
 * lies in and the part of each own product that is made there.
 */
export function plants(text: string): { nodes: NodeFact[]; edges: (LocatedIn | Operates)[] } {
  const sites = rows(text).map(({ line, at }) => {
    const [main, ...others] = entries(at(3), line)
    if (!main) return wrong(line, 'no product')
    const why = cited(at(4), `About ${percent(main.first)} of ${main.name} is made there`)
    const aliases = list(at(5), ';')
    const site = plantRows([at(0), at(1), at(2), main.name, main.first, why, ...aliases])
    const more = others.map(({ name, first }) =>
      operates(`facility:${at(0)}`, `product:${name}`, first, why),
    )
    return { nodes: site.nodes, edges: [...site.edges, ...more] }
  })
  return {
    nodes: sites.flatMap((site) => site.nodes),
    edges: sites.flatMap((site) => site.edges),
  }
}

/** `product:x | cn .9, jp .05 | claim`: where it is made. */
export function made(text: string): LocatedIn[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).map(({ name, first }) =>
      locatedIn(
        `place:${name}`,
        at(0),
        first,
        cited(at(2), `About ${percent(first)} is made there`),
      ),
    ),
  )
}

/** `product:x | a/b .4, c/d .2 | claim`: the market's makers and their market shares. */
export function fed(text: string): (Sources | Competes)[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).flatMap(({ name, first }) =>
      maker(
        at(0),
        name,
        first,
        cited(at(2), `About ${percent(first)} of the market comes from this maker`),
      ),
    ),
  )
}

function criticality(word: string | undefined, line: string): Criticality {
  if (word === 'essential' || word === 'important' || word === 'minor') return word
  return wrong(line, 'essential, important or minor is missing')
}

type Extra = Omit<
  Sources,
  'kind' | 'from' | 'to' | 'provenance' | 'group' | 'share' | 'criticality'
>

/** `cost .1 buffer 30 lag 14 lead 60 ramp 90 sub .1/.3/.6 since 2012-01-01 until 2022-05-31` */
function extra(words: readonly string[], line: string): Extra {
  const value = (key: string) => {
    const at = words.indexOf(key)
    return at < 0 ? null : (words[at + 1] ?? '')
  }
  const days = (key: string, name: keyof Extra) => {
    const word = value(key)
    return word === null ? {} : { [name]: figure(word, line) }
  }
  const [short, medium, long] = (value('sub') ?? '').split('/')
  const [since, until] = [value('since'), value('until')]
  return {
    ...days('cost', 'costShare'),
    ...days('buffer', 'bufferDays'),
    ...days('lag', 'lagDays'),
    ...days('lead', 'subLeadDays'),
    ...days('ramp', 'subRampDays'),
    ...(since === null ? {} : { validFrom: since }),
    ...(until === null ? {} : { validTo: until }),
    ...(short && medium && long
      ? {
          substitution: {
            short: figure(short, line),
            medium: figure(medium, line),
            long: figure(long, line),
          },
        }
      : {}),
  }
}

/**
 * What a product needs. A line without columns names the target or targets (parted by commas), the lines below it its
 * inputs: `magnets | product:ndfeb-magnet .85 essential cost .1 buffer 30, … | claim`. The first column is the group.
 */
export function needs(text: string): Sources[] {
  let targets: string[] = []
  return rows(text).flatMap(({ line, at }) => {
    if (!line.includes('|')) {
      targets = list(line, ',')
      return []
    }
    return list(at(1), ',').flatMap((entry) => {
      const [from = '', share, word, ...rest] = entry.split(/\s+/)
      const more = {
        group: at(0),
        share: figure(share, line),
        criticality: criticality(word, line),
        ...extra(rest, line),
      }
      return targets.map((to) => sources(from, to, more, cited(at(2))))
    })
  })
}

/** `commodity:x | material:y 1 15, … | claim`: elasticity and days of lag. */
export function follow(text: string): PricedBy[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).map(({ name, first, second }) =>
      pricedBy(at(0), name, { beta: first, lagDays: second }, cited(at(2))),
    ),
  )
}

/** `commodity:x | lynas/ndpr .8, … | claim`: share of the own product's revenue that moves with the price. */
export function sold(text: string): SoldAtPrice[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).map(({ name, first }) =>
      soldAtPrice(at(0), `product:${name}`, first, cited(at(2))),
    ),
  )
}

/**
 * `route:panama | product:lng .04, … | detour 14 important buffer 20 cost .03 | claim`: the share of each that
 * passes, the days round about, and how much depends on it.
 */
export function lanes(text: string): ShipsVia[] {
  return rows(text).flatMap(({ line, at }) => {
    const words = at(2).split(/\s+/)
    const number = (key: string) => {
      const place = words.indexOf(key)
      return place < 0 ? undefined : figure(words[place + 1], line)
    }
    const [costShare, bufferDays] = [number('cost'), number('buffer')]
    const like = {
      detourDays: number('detour') ?? wrong(line, 'the detour in days is missing'),
      criticality: criticality(
        words.find((word) => ['essential', 'important', 'minor'].includes(word)),
        line,
      ),
      ...(costShare === undefined ? {} : { costShare }),
      ...(bufferDays === undefined ? {} : { bufferDays }),
    }
    return entries(at(1), line).map(({ name, first }) =>
      shipsVia(
        at(0),
        name,
        { ...like, share: first },
        cited(at(3), `About ${percent(first)} of it passes there`),
      ),
    )
  })
}

/** `apple | tsmc/wafers .24, … | claim`: share of the supplier product's sales that go to the company. */
export function buys(text: string): Demand[] {
  return rows(text).flatMap(({ line, at }) =>
    entries(at(1), line).map(({ name, first }) =>
      demand(at(0), `product:${name}`, first, cited(at(2))),
    ),
  )
}

/** `lithium salts | albemarle/lithium .13 .15, …`: rivals with market share and idle capacity. */
export function contest(text: string): Competes[] {
  return rows(text).flatMap(({ line, at }) =>
    rivals(
      at(0),
      ...entries(at(1), line).map(({ name, first, second }) => [name, first, second] as const),
    ),
  )
}
