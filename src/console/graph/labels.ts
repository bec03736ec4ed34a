/** Words of the picture: names broken to fit their shape, kinds, heads of the columns, styles of evidence. */
import type { Picture, PictureEdge, PictureNode } from './elements'

/**
 * A name in at most `most` lines of `width` characters, broken at spaces and after hyphens. What does not fit ends
 * in "…"; the lists show it whole.
 */
export function linesOf(name: string, width: number, most = 2): string[] {
  const lines: string[] = []
  for (const piece of name.trim().split(/(?<=-)(?=\S)|(?=\s\S)/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + piece.length <= width) {
      lines[lines.length - 1] = `${last}${piece}`
    } else lines.push(piece.trim())
  }
  const isCut = lines.length > most
  return lines.slice(0, most).map((line, index) => cutTo(line, width, isCut && index === most - 1))
}

function cutTo(line: string, width: number, isMore: boolean): string {
  if (line.length <= width && !isMore) return line
  return `${line.slice(0, Math.max(1, width - 1)).trimEnd()}…`
}

const KINDS: Readonly<Record<string, string>> = {
  event: 'Event',
  company: 'Company',
  facility: 'Facility',
  product: 'Product',
  component: 'Component',
  material: 'Material',
  commodity: 'Commodity',
  place: 'Place',
  route: 'Route',
  policy_list: 'Policy list',
}

/** The kind of a node for people; a kind of another agent's as it came. */
export function kindWord(kind: string): string {
  if (kind === '') return 'Kind not given'
  return Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? kind) : kind
}

/** Head of a column: "Event", "Tier 3 · material", "Company". */
export function columnHead(picture: Picture, tier: number): string {
  const kinds = [
    ...new Set(picture.nodes.filter((node) => node.tier === tier).map((node) => node.kind)),
  ]
  const only = kinds.length === 1 ? (kinds[0] ?? '') : ''
  if (only === 'event' || (only === 'company' && tier === 0)) return kindWord(only)
  const suffix = only === '' ? '' : ` · ${kindWord(only).toLowerCase()}`
  return `Tier ${tier}${suffix}`
}

export type Legend = {
  readonly evidence: readonly { readonly word: string; readonly count: number }[]
  readonly kinds: readonly { readonly kind: string; readonly count: number }[]
}

const EVIDENCE_ORDER = ['confirmed', 'reported', 'inferred', 'assumed']

/** Evidence of an edge as a word; `not given` where the agent gave none. */
export function evidenceWord(edge: Pick<PictureEdge, 'evidence'>): string {
  return edge.evidence ?? 'not given'
}

/** What is in the picture, counted. */
export function legendOf(picture: Picture): Legend {
  const kindOrder = Object.keys(KINDS)
  return {
    evidence: counted(picture.edges.map(evidenceWord), EVIDENCE_ORDER).map(([word, count]) => ({
      word,
      count,
    })),
    kinds: counted(
      picture.nodes.map((node) => node.kind),
      kindOrder,
    ).map(([kind, count]) => ({ kind, count })),
  }
}

function counted(words: readonly string[], order: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rank = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length)
  return [...counts].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** What a screen reader says for the whole canvas. */
export function pictureWords(picture: Picture): string {
  const tiers = new Set(picture.nodes.map((node) => node.tier)).size
  const company = picture.nodes.find((node) => node.kind === 'company' && node.tier === 0)
  const end = company ? `${company.name} right` : 'the company right'
  return `Propagation graph: ${picture.nodes.length} nodes in ${tiers} columns, ${picture.edges.length} links, ${picture.paths.length} paths; the event left, ${end}. The lists below say the same.`
}

/** Nodes in reading order: from the event to the company, in a column by name. */
export function inReadingOrder(nodes: readonly PictureNode[]): PictureNode[] {
  return [...nodes].sort(
    (a, b) => b.tier - a.tier || (a.name < b.name ? -1 : 1) || (a.id < b.id ? -1 : 1),
  )
}
