/** Faults of a body of facts, each naming the place to mend. Faulty facts are never used. */
import type { EdgeFact, EdgeKind, FactFile, NodeFact, NodeKind } from '@/engine/graph/facts'
import { isIsoDate } from '@/protocol/dates'
import { type Cited, edgeIdOf, shareOf } from './edges'

export type GraphFault = {
  /** The file of facts. */
  readonly industry: string
  /** Id of the node or edge, or of the list of shares. */
  readonly where: string
  readonly message: string
}

const ROUNDING = 1e-9

/** Kinds of node an edge may join. */
const ENDS: Readonly<Record<EdgeKind, { from: readonly NodeKind[]; to: readonly NodeKind[] }>> = {
  located_in: {
    from: ['place'],
    to: ['facility', 'product', 'material', 'commodity', 'place', 'route'],
  },
  operates: { from: ['facility'], to: ['product', 'material'] },
  sources: { from: ['material', 'product', 'commodity'], to: ['product', 'material', 'commodity'] },
  ships_via: { from: ['route'], to: ['product', 'material', 'commodity'] },
  priced_by: { from: ['commodity', 'material'], to: ['material', 'product', 'commodity'] },
  sells: { from: ['product'], to: ['company'] },
  competes: { from: ['product', 'material', 'commodity'], to: ['product'] },
  demand: { from: ['company'], to: ['product'] },
  sold_at_price: { from: ['commodity'], to: ['product'] },
}

/** Faults that a node or an edge has by itself, whatever the date. */
export function nodeAndEdgeFaults(files: readonly FactFile[]): GraphFault[] {
  const nodes = new Map<string, NodeFact>()
  const faults: GraphFault[] = []
  for (const { industry, nodes: list } of files) {
    for (const node of list) {
      if (nodes.has(node.id))
        faults.push({ industry, where: node.id, message: 'This id is used twice.' })
      nodes.set(node.id, node)
    }
  }
  const sold = new Set<string>()
  for (const { industry, nodes: list, edges } of files) {
    for (const node of list) faults.push(...nodeFaults(node, nodes).map(at(industry, node.id)))
    for (const edge of edges) {
      faults.push(...edgeFaults(edge, nodes).map(at(industry, edgeIdOf(edge))))
      if (edge.kind === 'sells') sold.add(edge.to)
    }
  }
  for (const { industry, nodes: list } of files) {
    for (const node of list) {
      if (node.kind === 'company' && !sold.has(node.id)) {
        faults.push({ industry, where: node.id, message: 'The company sells no product.' })
      }
    }
  }
  return faults
}

function at(industry: string, where: string): (message: string) => GraphFault {
  return (message) => ({ industry, where, message })
}

function nodeFaults(node: NodeFact, nodes: ReadonlyMap<string, NodeFact>): string[] {
  const faults: string[] = []
  if (node.company !== undefined && nodes.get(node.company)?.kind !== 'company') {
    faults.push(`Its company "${node.company}" is not among the facts.`)
  }
  if (node.within !== undefined && nodes.get(node.within)?.kind !== 'place') {
    faults.push(`The place it lies in, "${node.within}", is not among the facts.`)
  }
  if (node.within !== undefined && node.kind !== 'place') {
    faults.push('Only a place lies within a place; use located_in.')
  }
  if (node.within === node.id) faults.push('It lies within itself.')
  for (const { name, until } of node.formerNames ?? []) {
    if (!isIsoDate(until))
      faults.push(`The former name "${name}" ends on "${until}", which is no date.`)
  }
  return faults
}

function edgeFaults(edge: EdgeFact, nodes: ReadonlyMap<string, NodeFact>): string[] {
  const faults = [...endFaults(edge, nodes), ...dateFaults(edge)]
  if (edge.from === edge.to) faults.push('It leads from a node to itself.')
  if (edge.provenance.length === 0) faults.push('It has no provenance.')
  if (edge.provenance.some(({ claim }) => claim.trim() === '')) faults.push('A claim is empty.')
  for (const [name, value] of fractions(edge)) {
    if (!(value >= 0 && value <= 1)) faults.push(`${name} is ${value}, not a share from 0 to 1.`)
  }
  for (const [name, value] of dayCounts(edge)) {
    if (!(value >= 0 && Number.isFinite(value)))
      faults.push(`${name} is ${value}, not a number of days.`)
  }
  if (edge.kind === 'priced_by' && !Number.isFinite(edge.beta)) faults.push('beta is no number.')
  return faults
}

function endFaults(edge: EdgeFact, nodes: ReadonlyMap<string, NodeFact>): string[] {
  return (['from', 'to'] as const).flatMap((end) => {
    const node = nodes.get(edge[end])
    if (!node) return [`Its ${end} node "${edge[end]}" is not among the facts.`]
    const allowed = ENDS[edge.kind][end]
    if (allowed.includes(node.kind)) return []
    return [`A ${edge.kind} edge has no ${node.kind} as its ${end} node.`]
  })
}

function dateFaults(edge: EdgeFact): string[] {
  const faults: string[] = []
  const { validFrom, validTo } = edge
  if (validFrom !== undefined && !isIsoDate(validFrom))
    faults.push(`validFrom "${validFrom}" is no date.`)
  if (validTo !== undefined && !isIsoDate(validTo)) faults.push(`validTo "${validTo}" is no date.`)
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom) {
    faults.push('It ends before it begins.')
  }
  for (const { date, title } of edge.provenance) {
    if (!isSourceDate(date)) faults.push(`The source "${title}" has the date "${date}".`)
  }
  return faults
}

/** `2026`, `2026-02` or `2026-02-06`. */
function isSourceDate(date: string): boolean {
  if (/^\d{4}$/.test(date)) return true
  return isIsoDate(/^\d{4}-\d{2}$/.test(date) ? `${date}-01` : date)
}

type Named = readonly (readonly [string, number | undefined])[]

function fractions(edge: EdgeFact): [string, number][] {
  switch (edge.kind) {
    case 'located_in':
    case 'operates':
    case 'demand':
    case 'sold_at_price':
      return [['share', edge.share]]
    case 'sources':
      return given([
        ['share', edge.share],
        ['costShare', edge.costShare],
        ['substitution.short', edge.substitution?.short],
        ['substitution.medium', edge.substitution?.medium],
        ['substitution.long', edge.substitution?.long],
      ])
    case 'ships_via':
      return given([
        ['share', edge.share],
        ['costShare', edge.costShare],
      ])
    case 'sells':
      return [['revenueShare', edge.revenueShare]]
    case 'competes':
      return [
        ['marketShare', edge.marketShare],
        ['spareCapacity', edge.spareCapacity],
      ]
    case 'priced_by':
      return []
  }
}

function dayCounts(edge: EdgeFact): [string, number][] {
  switch (edge.kind) {
    case 'sources':
      return given([
        ['subLeadDays', edge.subLeadDays],
        ['subRampDays', edge.subRampDays],
        ['bufferDays', edge.bufferDays],
        ['lagDays', edge.lagDays],
      ])
    case 'ships_via':
      return given([
        ['detourDays', edge.detourDays],
        ['bufferDays', edge.bufferDays],
      ])
    case 'priced_by':
      return given([['lagDays', edge.lagDays]])
    default:
      return []
  }
}

function given(values: Named): [string, number][] {
  return values.flatMap(([name, value]): [string, number][] =>
    value === undefined ? [] : [[name, value]],
  )
}

/** Faults among facts that hold at one time: an edge stated twice, shares that add up to more than the whole. */
export function groupFaults(cited: readonly Cited[]): GraphFault[] {
  const faults: GraphFault[] = []
  const seen = new Set<string>()
  const sums = new Map<string, { sum: number; industry: string }>()
  for (const { industry, edge } of cited) {
    const id = edgeIdOf(edge)
    if (seen.has(id)) faults.push({ industry, where: id, message: 'This edge is stated twice.' })
    seen.add(id)
    const part = shareOf(edge)
    if (!part) continue
    sums.set(part.list, { sum: (sums.get(part.list)?.sum ?? 0) + part.share, industry })
  }
  for (const [where, { sum, industry }] of sums) {
    if (sum > 1 + ROUNDING) {
      faults.push({
        industry,
        where,
        message: `The shares add up to ${sum.toFixed(3)}, more than 1.`,
      })
    }
  }
  return faults
}
