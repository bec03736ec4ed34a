/** The picture's data: event, nodes and edges of the given paths, in columns by distance from the company. */

import type { Hop, ImpactPath, NodeState, Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { CLASS_WORDS, exact, type Names } from './words'

type GraphData = NonNullable<Assessment['impact_graph_data']>
type GraphNode = GraphData['nodes'][number]
type GraphEdge = GraphData['edges'][number]

export const EVENT_NODE = 'event'

/** Nodes and edges of the outcome's valid paths; with no path, the event and the company stand alone. */
export function graphData(outcome: Outcome, reading: Reading, names: Names): GraphData {
  const links = linksOf(outcome.paths, outcome.companyId)
  const tiers = tiersOf(links, outcome.companyId)
  const states = new Map(outcome.nodes.map((state) => [state.nodeId, state]))
  const whole = outcome.paths.reduce((sum, path) => sum + Math.abs(path.effect), 0)
  return {
    nodes: [...tiers.keys()]
      .sort()
      .map((id) => graphNode(id, tiers.get(id) ?? 0, states.get(id), outcome, reading, names)),
    edges: [...links.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((link) => graphEdge(link, whole)),
    paths: outcome.paths.map((path) => ({
      path_id: path.pathId,
      node_ids: [EVENT_NODE, ...withCompany(path.nodeIds, outcome.companyId)],
      edge_ids: linksOfPath(path, outcome.companyId).map((link) => link.id),
    })),
  }
}

type Link = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly hop: Hop | null
  /** Sum of the effects of the paths that use it: share and sign of what it carries. */
  effect: number
}

function withCompany(nodeIds: readonly string[], companyId: string): string[] {
  return nodeIds.at(-1) === companyId ? [...nodeIds] : [...nodeIds, companyId]
}

function linksOfPath(path: ImpactPath, companyId: string): Link[] {
  const ids = [EVENT_NODE, ...withCompany(path.nodeIds, companyId)]
  const hops = new Map(path.hops.map((hop) => [`${hop.from} ${hop.to}`, hop]))
  return ids.slice(1).map((to, index) => {
    const from = ids[index] ?? EVENT_NODE
    const hop = hops.get(`${from} ${to}`) ?? null
    return { id: hop?.edgeId ?? `${from}>${to}`, from, to, hop, effect: path.effect }
  })
}

function linksOf(paths: readonly ImpactPath[], companyId: string): Map<string, Link> {
  const links = new Map<string, Link>()
  for (const link of paths.flatMap((path) => linksOfPath(path, companyId))) {
    const known = links.get(link.id)
    if (known) known.effect += link.effect
    else links.set(link.id, { ...link })
  }
  return links
}

/** Longest distance to the company along the links; the rounds are bounded, so a cycle cannot hang it. */
function tiersOf(links: ReadonlyMap<string, Link>, companyId: string): Map<string, number> {
  const tiers = new Map([[companyId, 0]])
  const inner = [...links.values()].filter((link) => link.from !== EVENT_NODE)
  const longest = 10
  for (let round = 0; round < longest; round++) {
    for (const { from, to } of inner) {
      const next = Math.min(longest, (tiers.get(to) ?? -1) + 1)
      if (next > (tiers.get(from) ?? 0) && from !== companyId) tiers.set(from, next)
    }
  }
  return tiers.set(EVENT_NODE, Math.max(...tiers.values()) + 1)
}

function graphNode(
  id: string,
  tier: number,
  state: NodeState | undefined,
  outcome: Outcome,
  reading: Reading,
  names: Names,
): GraphNode {
  if (id === EVENT_NODE) {
    const direction = reading.direction === 'none' ? null : reading.direction
    const name = CLASS_WORDS[reading.eventClass]
    const none = { country: null, lost_output_days: null, price_change: null }
    return { id, name, kind: 'event', tier, direction, ...none }
  }
  const fact = names.nodeOf(id)
  const isTarget = id === outcome.companyId
  const sign = isTarget ? outcome.score : (state?.lostOutputDays ?? state?.priceChange ?? 0)
  return {
    id,
    name: fact.name,
    kind: fact.kind,
    tier,
    country: fact.country ?? null,
    lost_output_days:
      typeof state?.lostOutputDays === 'number' ? exact(state.lostOutputDays) : null,
    price_change: typeof state?.priceChange === 'number' ? exact(state.priceChange) : null,
    direction: directionOf(sign),
  }
}

export function directionOf(value: number): 'adverse' | 'beneficial' | null {
  if (value === 0) return null
  return value > 0 ? 'adverse' : 'beneficial'
}

/** An edge from the event has no hop: what joins them is the event's text itself. */
function graphEdge(link: Link, whole: number): GraphEdge {
  const { hop } = link
  return {
    id: link.id,
    source: link.from,
    target: link.to,
    kind: hop?.kind ?? (link.from === EVENT_NODE ? 'event' : 'sells'),
    share: hop ? exact(hop.share) : null,
    criticality: hop?.criticality ?? null,
    buffer_days: hop ? exact(hop.bufferDays) : null,
    lag_days: hop ? exact(hop.lagDays) : null,
    substitution: hop ? exact(hop.substitution) : null,
    effect_share: whole === 0 ? null : exact(Math.min(1, Math.abs(link.effect) / whole)),
    direction: directionOf(link.effect),
    evidence_level: hop?.evidenceLevel ?? 'reported',
    provenance: (hop?.provenance ?? []).map((source) => ({ ...source, url: source.url ?? null })),
  }
}
