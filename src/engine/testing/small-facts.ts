/** Facts for tests, stated shortly. An input has no stock, no substitute and no lag unless it is said. */
import type {
  Competes,
  Demand,
  EdgeFact,
  FactFile,
  LocatedIn,
  NodeFact,
  NodeKind,
  Operates,
  PricedBy,
  Provenance,
  Sells,
  ShipsVia,
  SoldAtPrice,
  Sources,
} from '@/engine/graph/facts'
import { buildGraph, type Graph } from '@/engine/graph/graph'

const READ: Provenance = {
  title: 'A source',
  publisher: 'A publisher',
  date: '2026',
  claim: 'It is so.',
  level: 'confirmed',
}

type Common = 'kind' | 'from' | 'to' | 'provenance'
type More<T extends { kind: string }> = Partial<Omit<T, Common>> & {
  provenance?: readonly Provenance[]
}

const PLAIN_INPUT = {
  share: 1,
  criticality: 'essential',
  costShare: 0.1,
  substitution: { short: 0, medium: 0, long: 0 },
  subLeadDays: 0,
  subRampDays: 0,
  bufferDays: 0,
  lagDays: 0,
} as const

/** An input; its group is the source's id unless it is said. */
export function input(from: string, to: string, more: More<Sources> = {}): Sources {
  return { kind: 'sources', from, to, provenance: [READ], group: from, ...PLAIN_INPUT, ...more }
}

export function located(from: string, to: string, share = 1): LocatedIn {
  return { kind: 'located_in', from, to, share, provenance: [READ] }
}

export function made(from: string, to: string, share = 1): Operates {
  return { kind: 'operates', from, to, share, provenance: [READ] }
}

export function shipped(from: string, to: string, more: More<ShipsVia> = {}): ShipsVia {
  return {
    kind: 'ships_via',
    from,
    to,
    provenance: [READ],
    share: 1,
    detourDays: 10,
    criticality: 'essential',
    bufferDays: 0,
    ...more,
  }
}

export function priced(from: string, to: string, beta = 1, lagDays = 0): PricedBy {
  return { kind: 'priced_by', from, to, beta, lagDays, provenance: [READ] }
}

export function sold(from: string, to: string, revenueShare = 1): Sells {
  return { kind: 'sells', from, to, revenueShare, provenance: [READ] }
}

export function rivals(from: string, to: string, more: More<Competes> = {}): Competes {
  return {
    kind: 'competes',
    from,
    to,
    marketShare: 0.2,
    spareCapacity: 0.1,
    provenance: [READ],
    ...more,
  }
}

export function buys(from: string, to: string, share = 1): Demand {
  return { kind: 'demand', from, to, share, provenance: [READ] }
}

export function soldAt(from: string, to: string, share = 1): SoldAtPrice {
  return { kind: 'sold_at_price', from, to, share, provenance: [READ] }
}

const KINDS: Readonly<Record<string, NodeKind>> = {
  company: 'company',
  facility: 'facility',
  product: 'product',
  material: 'material',
  commodity: 'commodity',
  place: 'place',
  route: 'route',
}

/** Every node an edge names, with its kind from its id; a product belongs to the company that sells it. */
export function factsOf(edges: readonly EdgeFact[], more: readonly NodeFact[] = []): FactFile {
  const known = new Set(more.map((node) => node.id))
  const owner = new Map(
    edges.flatMap((edge) => (edge.kind === 'sells' ? [[edge.from, edge.to]] : [])),
  )
  const ids = [...new Set(edges.flatMap((edge) => [edge.from, edge.to]))]
  const nodes = ids.filter((id) => !known.has(id)).map((id) => nodeFor(id, owner.get(id)))
  return { industry: 'test', nodes: [...nodes, ...more], edges }
}

function nodeFor(id: string, company: string | undefined): NodeFact {
  const kind = KINDS[id.split(':')[0] ?? '']
  if (!kind) throw new Error(`The id "${id}" tells no kind.`)
  return company === undefined ? { id, kind, name: id } : { id, kind, name: id, company }
}

/** The graph of the edges; throws with the faults when they are no sound facts. */
export function graphOf(edges: readonly EdgeFact[], more: readonly NodeFact[] = []): Graph {
  const graph = buildGraph([factsOf(edges, more)])
  if (!graph.ok) throw new Error(JSON.stringify(graph.error))
  return graph.value
}
