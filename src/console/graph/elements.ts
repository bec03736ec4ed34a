/**
 * Turns an assessment into the picture's nodes, edges and paths: from `impact_graph_data` where the agent gave it,
 * else from the node chains of the valid paths. Paths that the agent calls invalid are never drawn as routes.
 */
import type { ReadAssessment } from '@/protocol/assessment'
import { joinChains, type NamedChain } from './chains'

export type Direction = 'adverse' | 'beneficial' | null

export type PictureNode = {
  readonly id: string
  readonly name: string
  /** As the agent wrote it: `event`, `company`, `facility`, …; empty when it wrote none. */
  readonly kind: string
  /** Column: 0 the company, the largest the event. */
  readonly tier: number
  readonly country: string | null
  readonly lostOutputDays: number | null
  readonly priceChange: number | null
  readonly direction: Direction
}

export type PictureEdge = {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly kind: string
  readonly share: number | null
  readonly lagDays: number | null
  readonly bufferDays: number | null
  /** Part of the whole effect that runs along it, 0..1; null: not given. */
  readonly effectShare: number | null
  readonly direction: Direction
  /** `confirmed`, `reported`, `inferred`, `assumed`, another word of the agent's, or null: not given. */
  readonly evidence: string | null
}

export type PicturePath = {
  readonly pathId: string
  readonly nodeIds: readonly string[]
  readonly edgeIds: readonly string[]
}

export type Picture = {
  readonly nodes: readonly PictureNode[]
  readonly edges: readonly PictureEdge[]
  readonly paths: readonly PicturePath[]
  /** Where it came from: the agent's graph, or the chains of names in its paths. */
  readonly origin: 'graph' | 'chains'
}

type Value = ReadAssessment['value']
type GraphData = NonNullable<Value['impact_graph_data']>
type RawNode = NonNullable<GraphData['nodes']>[number]
type RawEdge = NonNullable<GraphData['edges']>[number]

/** The picture of an assessment; null when the agent gave neither a graph nor a chain to draw one from. */
export function pictureOf(value: Value): Picture | null {
  const refused = refusedPathIds(value)
  const data = value.impact_graph_data
  if (data?.nodes && data.nodes.length > 0) return pictureOfGraph(data, refused)
  const chains = chainsOf(value, refused)
  return chains.length === 0 ? null : pictureOfChains(chains, value)
}

function refusedPathIds(value: Value): ReadonlySet<string> {
  const rows = value.path_risk_interpretation_list ?? []
  const refused = rows.filter((row) => row.is_valid_path === false)
  return new Set(refused.flatMap((row) => row.path_id ?? []))
}

function pictureOfGraph(data: GraphData, refused: ReadonlySet<string>): Picture {
  const named = (data.nodes ?? []).flatMap((node) => (node.id ? [{ ...node, id: node.id }] : []))
  const known = new Set(named.map((node) => node.id))
  const rawPaths = (data.paths ?? []).flatMap((path) => {
    if (!path.path_id) return []
    return [{ pathId: path.path_id, nodeIds: path.node_ids ?? [], edgeIds: path.edge_ids ?? [] }]
  })
  const paths = rawPaths.filter((path) => !refused.has(path.pathId))
  const onlyRefused = onlyIn(
    rawPaths.filter((path) => refused.has(path.pathId)),
    paths,
  )
  const edges = uniqueById(
    (data.edges ?? []).flatMap((edge) => edgeOf(edge, known, onlyRefused.edges)),
  )
  const edgeIds = new Set(edges.map((edge) => edge.id))
  const nodes = named.filter((node) => !onlyRefused.nodes.has(node.id))
  const tiers = tiersOf(nodes, edges)
  return {
    origin: 'graph',
    nodes: uniqueById(nodes.map((node) => nodeOf(node, tiers.get(node.id) ?? 0))),
    edges,
    paths: paths.map((path) => ({
      pathId: path.pathId,
      nodeIds: path.nodeIds.filter((id) => known.has(id)),
      edgeIds: path.edgeIds.filter((id) => edgeIds.has(id)),
    })),
  }
}

/** What belongs to refused paths and to no other. */
function onlyIn(refused: readonly PicturePath[], valid: readonly PicturePath[]) {
  const validNodes = new Set(valid.flatMap((path) => path.nodeIds))
  const validEdges = new Set(valid.flatMap((path) => path.edgeIds))
  return {
    nodes: new Set(refused.flatMap((path) => path.nodeIds).filter((id) => !validNodes.has(id))),
    edges: new Set(refused.flatMap((path) => path.edgeIds).filter((id) => !validEdges.has(id))),
  }
}

function nodeOf(node: RawNode & { readonly id: string }, tier: number): PictureNode {
  return {
    id: node.id,
    name: node.name || node.id,
    kind: node.kind ?? '',
    tier,
    country: node.country ?? null,
    lostOutputDays: node.lost_output_days ?? null,
    priceChange: node.price_change ?? null,
    direction: directionOf(node.direction),
  }
}

function edgeOf(
  edge: RawEdge,
  known: ReadonlySet<string>,
  left: ReadonlySet<string>,
): PictureEdge[] {
  const { source, target } = edge
  if (!source || !target || !known.has(source) || !known.has(target) || source === target) return []
  const id = edge.id || `${source}>${target}`
  if (left.has(id)) return []
  return [
    {
      id,
      source,
      target,
      kind: edge.kind ?? '',
      share: edge.share ?? null,
      lagDays: edge.lag_days ?? null,
      bufferDays: edge.buffer_days ?? null,
      effectShare: edge.effect_share ?? null,
      direction: directionOf(edge.direction),
      evidence: edge.evidence_level || null,
    },
  ]
}

function directionOf(word: string | null | undefined): Direction {
  return word === 'adverse' || word === 'beneficial' ? word : null
}

function uniqueById<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const byId = new Map<string, T>()
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

/** The agent's own tiers where every node has one; else the longest distance to a node with no way on. */
function tiersOf(
  nodes: readonly (RawNode & { readonly id: string })[],
  edges: readonly Pick<PictureEdge, 'source' | 'target'>[],
): ReadonlyMap<string, number> {
  const given = nodes.flatMap((node) =>
    typeof node.tier === 'number' && node.tier >= 0 ? [[node.id, node.tier] as const] : [],
  )
  if (given.length === nodes.length) return new Map(given)
  return longestDistances(
    nodes.map((node) => node.id),
    edges,
  )
}

/**
 * Longest distance, in edges, from each node to one that leads nowhere (Kahn's topological order, walked from the
 * ends). A cycle is opened at its first node in sorted order, so that it ends and is the same each time.
 * O(|nodes| log |nodes| + |edges|).
 */
export function longestDistances(
  ids: readonly string[],
  edges: readonly Pick<PictureEdge, 'source' | 'target'>[],
): ReadonlyMap<string, number> {
  const sourcesOf = new Map<string, string[]>()
  const waysOn = new Map(ids.map((id) => [id, 0]))
  for (const { source, target } of edges) {
    const sources = sourcesOf.get(target)
    if (sources) sources.push(source)
    else sourcesOf.set(target, [source])
    waysOn.set(source, (waysOn.get(source) ?? 0) + 1)
  }
  const tiers = new Map<string, number>()
  const reached = new Map<string, number>()
  const settle = (first: string) => {
    const ready = [first]
    for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
      if (tiers.has(id)) continue
      const tier = reached.get(id) ?? 0
      tiers.set(id, tier)
      for (const source of sourcesOf.get(id) ?? []) {
        reached.set(source, Math.max(reached.get(source) ?? 0, tier + 1))
        const left = (waysOn.get(source) ?? 0) - 1
        waysOn.set(source, left)
        if (left === 0) ready.push(source)
      }
    }
  }
  const sorted = [...ids].sort()
  for (const id of sorted.filter((each) => waysOn.get(each) === 0)) settle(id)
  for (const id of sorted) settle(id)
  return tiers
}

function chainsOf(value: Value, refused: ReadonlySet<string>): NamedChain[] {
  const why = value.risk_brief?.why_impact?.paths ?? []
  const full = (value.path_risk_interpretation_list ?? []).filter(
    (row) => row.is_valid_path !== false,
  )
  const rows = why.length > 0 ? why : full
  return rows.flatMap((row, index) => {
    const pathId = row.path_id || `path ${index + 1}`
    if (!row.node_chain || refused.has(pathId)) return []
    return [{ pathId, chain: row.node_chain, score: row.path_impact_score ?? null }]
  })
}

function pictureOfChains(chains: readonly NamedChain[], value: Value): Picture {
  const joined = joinChains(chains, value.company_name ?? null)
  const tiers = longestDistances(
    joined.nodes.map((node) => node.id),
    joined.edges,
  )
  return {
    origin: 'chains',
    nodes: joined.nodes.map((node) => ({
      ...node,
      tier: tiers.get(node.id) ?? 0,
      country: null,
      lostOutputDays: null,
      priceChange: null,
    })),
    edges: joined.edges.map((edge) => ({
      ...edge,
      kind: '',
      share: null,
      lagDays: null,
      bufferDays: null,
      effectShare: null,
      evidence: null,
    })),
    paths: joined.paths,
  }
}
