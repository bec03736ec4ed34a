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
  Provenance,
  Sells,
  SoldAtPrice,
  Sources,
} from '@/engine/graph/facts'
import { plants as plantRows } from './places'
import { firm, maker, percent, rivals } from './rows'
import * as cards from './source-cards'
import * as machineCards from './source-cards-c'
import * as consumerCards from './source-cards-d'
import {
  assumed,
  demand,
  inferred,
  locatedIn,
  node,
  operates,
  ownProduct,
  pricedBy,
  read,
  reported,
  type SourceCard,
  sells,
  soldAtPrice,
  sources,
} from './write'

const CARDS: ReadonlyMap<string, SourceCard> = new Map([
  ...Object.entries(cards),
  ...Object.entries(machineCards),
  ...Object.entries(consumerCards),
])

function wrong(line: string, why: string): never {
  throw new Error(`${why}: ${line}`)
}

type Row = { readonly line: string; readonly at: (column: number) => string }

/** The statements of a table, with their columns. */
export function rows(text: string): Row[] {
  const joined: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line.startsWith('+')) joined.push(`${joined.pop() ?? ''} ${line.slice(1).trim()}`)
    else if (line !== '') joined.push(line)
  }
  return joined.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return { line, at: (column) => cells[column] ?? '' }
  })
}

function list(cell: string, mark: string): string[] {
  return cell
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function figure(word: string | undefined, line: string): number {
  const value = Number(word)
  return word && Number.isFinite(value) ? value : wrong(line, 'a figure is missing')
}

/** `a .5, b .25 30`: names with their figures. */
function entries(cell: string, line: string): { name: string; first: number; second: number }[] {
  return list(cell, ',').map((entry) => {
    const [name = '', first, second] = entry.split(/\s+/)
    return { name, first: figure(first, line), second: second ? figure(second, line) : 0 }
  })
}

/** A claim with the card it rests on, as provenance; `about` says what a bare `Estimate.` is an estimate of. */
export function cited(claim: string, about?: string): Provenance {
  if (claim === 'Estimate.') return assumed(`${about ?? wrong(claim, 'say of what')}, an estimate.`)
  const [, mark = '', name = '', words = claim] = /^\{([=~]?)(\w+)\}\s*(.+)$/.exec(claim) ?? []
  if (words === '') return wrong(claim, 'a claim is missing')
  if (name === '') return assumed(words)
  const card = CARDS.get(name) ?? wrong(claim, 'no such card')
  if (mark === '=') return read(card, words)
  return mark === '~' ? inferred(card, words) : reported(card, words)
}

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

/** `lynas | Lynas Rare Earths Limited | AU | ASX:LYC | other name; other name`; the listing may be empty. */
export function firms(text: string): NodeFact[] {
  return rows(text).map(({ at }) =>
    firm(at(0), at(1), at(2), at(3) === '' ? null : at(3), ...list(at(4), ';')),
  )
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

/**
 * `mt-weld | Mt Weld mine | au/western-australia | lynas/ndpr .2, … | claim | other name; …`: a plant, the place it
 * lies in and the part of each own product that is made there.
 */
export function plants(text: string): { nodes: NodeFact[]; edges: (LocatedIn | Operates)[] } {
  const sites = rows(text).map(({ line, at }) => {
    const [main, ...others] = entries(at(3), line)
    if (!main) return wrong(line, 'no product')
    const why = cited(at(4))
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

/** `cost .1 buffer 30 lag 14 lead 60 ramp 90 sub .1/.3/.6` */
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
  return {
    ...days('cost', 'costShare'),
    ...days('buffer', 'bufferDays'),
    ...days('lag', 'lagDays'),
    ...days('lead', 'subLeadDays'),
    ...days('ramp', 'subRampDays'),
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
