/**
 * What a node depends on, in groups: edges of one group are alternatives whose shares are summed, and the group's
 * stock, substitutes and criticality are the target's own. Compiled once a graph.
 */
import type { Criticality, Substitution } from '@/engine/graph/facts'
import type { Graph, GraphEdge } from '@/engine/graph/graph'
import {
  CRITICALITY_WEIGHT,
  DEFAULT_BUFFER_DAYS,
  DEFAULT_COST_SHARE,
  DEFAULT_ROUTE_BUFFER_DAYS,
  DEFAULT_SUB_LEAD_DAYS,
  DEFAULT_SUB_RAMP_DAYS,
  DEFAULT_SUBSTITUTION,
  MAKERS,
} from './defaults'

/**
 * own: where the node's output is made (places, facilities); supply: what it needs (inputs, routes);
 * orders: who buys it (demand, sells). Loss and gain travel along own and supply, demand along own and orders.
 */
type GroupKind = 'own' | 'supply' | 'orders'

export type Group = {
  /** Position among all groups of the graph. */
  readonly index: number
  readonly kind: GroupKind
  /** Index of the target node. */
  readonly target: number
  /** Edge indexes, in order of edge id. */
  readonly edges: readonly number[]
  readonly criticality: Criticality
  /** Mutable only by the sensitivity, which puts each value back. */
  bufferDays: number
  substitution: Substitution
  subLeadDays: number
  subRampDays: number
  costShare: number
  readonly isMakers: boolean
  readonly isRoute: boolean
  readonly isMinor: boolean
  /** g of a group that is not minor. */
  readonly fixedWeight: number
  /** Attributes that no edge of the group states. */
  readonly defaulted: readonly string[]
}

export type Groups = {
  readonly all: readonly Group[]
  /** Groups of each node, by node index. */
  readonly ofNode: readonly (readonly Group[])[]
  /** The group each edge belongs to; null: the edge is in none (price edges, rivals). */
  readonly ofEdge: readonly (Group | null)[]
  /** Share of each edge in its group; market share of rivals, elasticity of price edges. */
  readonly share: Float64Array
  /**
   * Share of each input edge that moves its target's price by way of cost; 0 where the pair is quoted directly, lest
   * it counts twice. What the target pays for the input is not touched by that.
   */
  readonly priceShare: Float64Array
  /** Longest delay of goods along each edge: the way round a route; unlimited for all other kinds. */
  readonly detour: Float64Array
  /** Index of each edge's source. */
  readonly from: Int32Array
  /** Edges that carry a quoted price, by target node. */
  readonly quotedInto: readonly (readonly number[])[]
}

const compiled = new WeakMap<Graph, Groups>()

/** The groups of a graph, made at first use. */
export function groupsOf(graph: Graph): Groups {
  const known = compiled.get(graph)
  if (known) return known
  const groups = compile(graph)
  compiled.set(graph, groups)
  return groups
}

/** The graph with the shares of some edges multiplied; all else, and what was compiled of it, stays shared. */
export function withShares(graph: Graph, factors: ReadonlyMap<number, number>): Graph {
  const groups = groupsOf(graph)
  const share = groups.share.slice()
  const priceShare = groups.priceShare.slice()
  for (const [edge, factor] of factors) {
    share[edge] = (share[edge] ?? 0) * factor
    priceShare[edge] = (priceShare[edge] ?? 0) * factor
  }
  const changed = { ...graph }
  compiled.set(changed, { ...groups, share, priceShare })
  return changed
}

function compile(graph: Graph): Groups {
  const lists = new Map<string, number[]>()
  graph.edges.forEach((edge, index) => {
    const key = keyOf(edge)
    if (key === null) return
    const list = lists.get(key)
    if (list) list.push(index)
    else lists.set(key, [index])
  })
  const all = [...lists.values()].map((edges, index) => groupOf(graph, index, edges))
  const ofNode: Group[][] = graph.nodes.map(() => [])
  const ofEdge: (Group | null)[] = graph.edges.map(() => null)
  for (const group of all) {
    ofNode[group.target]?.push(group)
    for (const edge of group.edges) ofEdge[edge] = group
  }
  const share = Float64Array.from(graph.edges, shareOf)
  const detour = Float64Array.from(graph.edges, (edge) =>
    edge.kind === 'ships_via' ? edge.detourDays : Number.POSITIVE_INFINITY,
  )
  const quotedInto: number[][] = graph.nodes.map(() => [])
  graph.edges.forEach((edge, index) => {
    if (isQuoted(edge)) quotedInto[graph.to[index] ?? -1]?.push(index)
  })
  const { from } = graph
  return { all, ofNode, ofEdge, share, priceShare: priceShares(graph), detour, from, quotedInto }
}

/** Whether the edge carries a quoted price: by elasticity, or to the share of sales that moves with it. */
export function isQuoted(edge: GraphEdge | undefined): boolean {
  return edge?.kind === 'priced_by' || edge?.kind === 'sold_at_price'
}

function priceShares(graph: Graph): Float64Array {
  const quoted = new Set<string>()
  for (const edge of graph.edges) if (isQuoted(edge)) quoted.add(`${edge.from}>${edge.to}`)
  return Float64Array.from(graph.edges, (edge) =>
    edge.kind === 'sources' && !quoted.has(`${edge.from}>${edge.to}`) ? edge.share : 0,
  )
}

function keyOf(edge: GraphEdge): string | null {
  switch (edge.kind) {
    case 'sources':
      return `${edge.to} input ${edge.group}`
    case 'ships_via':
      return `${edge.to} inbound via ${edge.from}`
    case 'located_in':
    case 'operates':
    case 'sells':
    case 'demand':
      return `${edge.to} ${edge.kind}`
    case 'priced_by':
    case 'sold_at_price':
    case 'competes':
      return null
  }
}

function shareOf(edge: GraphEdge): number {
  switch (edge.kind) {
    case 'sells':
      return edge.revenueShare
    case 'competes':
      return edge.marketShare
    case 'priced_by':
      return edge.beta
    default:
      return edge.share
  }
}

const NONE: Substitution = { short: 0, medium: 0, long: 0 }

function groupOf(graph: Graph, index: number, indexes: readonly number[]): Group {
  const edges = indexes.flatMap((index) => graph.edges[index] ?? [])
  const first = edges[0]
  const base = {
    index,
    target: graph.to[indexes[0] ?? 0] ?? 0,
    edges: indexes,
    criticality: 'essential' as Criticality,
    bufferDays: 0,
    substitution: NONE,
    subLeadDays: 0,
    subRampDays: 0,
    costShare: 1,
    isMakers: false,
    isRoute: first?.kind === 'ships_via',
    defaulted: [],
  }
  if (first?.kind === 'sources') return weighted({ ...base, ...inputGroup(edges), kind: 'supply' })
  if (first?.kind === 'ships_via')
    return weighted({ ...base, ...routeGroup(edges), kind: 'supply' })
  const isOrders = first?.kind === 'sells' || first?.kind === 'demand'
  return weighted({ ...base, kind: isOrders ? 'orders' : 'own' })
}

function weighted(group: Omit<Group, 'isMinor' | 'fixedWeight'>): Group {
  const { criticality } = group
  const isMinor = criticality === 'minor'
  return { ...group, isMinor, fixedWeight: isMinor ? 0 : CRITICALITY_WEIGHT[criticality] }
}

type Stated = { readonly value: number | undefined; readonly weight: number }

function inputGroup(edges: readonly GraphEdge[]) {
  const inputs = edges.filter((edge) => edge.kind === 'sources')
  const isMakers = inputs[0]?.group === MAKERS
  const defaulted: string[] = []
  const pick = (name: string, values: readonly Stated[], fallback: number) => {
    const stated = statedMean(values)
    if (stated !== null) return stated
    if (!isMakers) defaulted.push(name)
    return fallback
  }
  const of = (read: (edge: (typeof inputs)[number]) => number | undefined): Stated[] =>
    inputs.map((edge) => ({ value: read(edge), weight: edge.share }))
  const substitution = statedSubstitution(inputs, isMakers ? NONE : DEFAULT_SUBSTITUTION)
  if (substitution.isDefault && !isMakers) defaulted.push('substitution')
  const orElse = (fallback: number) => (isMakers ? 0 : fallback)
  const lead = pick(
    'subLeadDays',
    of((edge) => edge.subLeadDays),
    orElse(DEFAULT_SUB_LEAD_DAYS),
  )
  return {
    isMakers,
    criticality: hardest(inputs.map((edge) => edge.criticality)),
    bufferDays: pick(
      'bufferDays',
      of((edge) => edge.bufferDays),
      orElse(DEFAULT_BUFFER_DAYS),
    ),
    costShare: pick(
      'costShare',
      of((edge) => edge.costShare),
      isMakers ? 1 : DEFAULT_COST_SHARE,
    ),
    substitution: substitution.value,
    subLeadDays: lead,
    subRampDays: pick(
      'subRampDays',
      of((edge) => edge.subRampDays),
      orElse(DEFAULT_SUB_RAMP_DAYS),
    ),
    defaulted,
  }
}

function routeGroup(edges: readonly GraphEdge[]) {
  const routes = edges.filter((edge) => edge.kind === 'ships_via')
  const buffer = routes[0]?.bufferDays
  const cost = routes[0]?.costShare
  const criticality = hardest(routes.map((edge) => edge.criticality))
  const defaulted = buffer === undefined ? ['bufferDays'] : []
  if (cost === undefined && criticality === 'minor') defaulted.push('costShare')
  return {
    criticality,
    bufferDays: buffer ?? DEFAULT_ROUTE_BUFFER_DAYS,
    costShare: cost ?? DEFAULT_COST_SHARE,
    defaulted,
  }
}

/** Mean of the stated values, weighted by share; equal values stay exactly what they are. Null: none is stated. */
function statedMean(values: readonly Stated[]): number | null {
  const stated = values.flatMap(({ value, weight }) =>
    value === undefined ? [] : [{ value, weight }],
  )
  const first = stated[0]
  if (!first) return null
  if (stated.every(({ value }) => value === first.value)) return first.value
  const whole = stated.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return Math.max(...stated.map(({ value }) => value))
  return stated.reduce((sum, { value, weight }) => sum + value * weight, 0) / whole
}

function statedSubstitution(
  inputs: readonly { readonly substitution?: Substitution; readonly share: number }[],
  fallback: Substitution,
): { readonly value: Substitution; readonly isDefault: boolean } {
  const mean = (term: keyof Substitution) =>
    statedMean(inputs.map((edge) => ({ value: edge.substitution?.[term], weight: edge.share })))
  const [short, medium, long] = [mean('short'), mean('medium'), mean('long')]
  if (short === null || medium === null || long === null)
    return { value: fallback, isDefault: true }
  return { value: { short, medium, long }, isDefault: false }
}

function hardest(levels: readonly Criticality[]): Criticality {
  if (levels.includes('essential')) return 'essential'
  return levels.includes('important') ? 'important' : 'minor'
}

/** g: 1 essential, 0.5 important, cost share minor. */
export function weightOf(group: Group): number {
  return group.isMinor ? group.costShare : group.fixedWeight
}
