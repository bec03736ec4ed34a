/** Reads the `node_chain` texts of other agents' paths and joins them into one graph by equal names. */
import type { Direction } from './elements'

export type NamedChain = {
  readonly pathId: string
  /** `Dysprosium → NdFeB magnet → Motor`. */
  readonly chain: string
  /** Score of the path, + adverse; null: not given. */
  readonly score: number | null
}

type ChainNode = {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly direction: Direction
}
type ChainEdge = {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly direction: Direction
}

export type JoinedChains = {
  readonly nodes: readonly ChainNode[]
  readonly edges: readonly ChainEdge[]
  readonly paths: readonly {
    readonly pathId: string
    readonly nodeIds: readonly string[]
    readonly edgeIds: readonly string[]
  }[]
}

const EVENT_ID = 'event'
const ARROWS = /→|->|=>/
const CHEVRON = '>'

/**
 * The names of a chain, in order. Splits on →, -> and =>; on a bare > only where there is no arrow, because a name
 * may hold one ("purity > 99 %").
 */
export function splitChain(chain: string): string[] {
  const parts = ARROWS.test(chain) ? chain.split(ARROWS) : chain.split(CHEVRON)
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).filter((part) => part !== '')
}

/** Names are one node when they differ only in case and spacing. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * Joins chains by equal names. The event is set before each first node and the company after each last one, where
 * they are not there already; a chain that begins with the company is turned round, so that all run towards it.
 */
export function joinChains(
  chains: readonly NamedChain[],
  companyName: string | null,
): JoinedChains {
  const company = companyName ?? ''
  const companyKey = nameKey(company)
  const names = new Map<string, string>()
  const effects = new Map<string, number>()
  const edges = new Map<string, { source: string; target: string; effect: number }>()
  const paths = chains.map(({ pathId, chain, score }) => {
    const keys = towardsCompany(splitChain(chain), companyKey).map((name) => {
      const key = nameKey(name)
      if (!names.has(key)) names.set(key, name)
      return key
    })
    const inner = withoutRepeats(keys)
    const nodeIds = [EVENT_ID, ...inner.map(idOf)]
    if (companyKey !== '' && !inner.includes(companyKey)) {
      if (!names.has(companyKey)) names.set(companyKey, company)
      nodeIds.push(idOf(companyKey))
    }
    for (const id of nodeIds) effects.set(id, (effects.get(id) ?? 0) + (score ?? 0))
    return { pathId, nodeIds, edgeIds: addEdges(edges, nodeIds, score ?? 0) }
  })
  const event: ChainNode = { id: EVENT_ID, name: 'Event', kind: 'event', direction: null }
  const inner = [...names].map(([key, name]) => ({
    id: idOf(key),
    name,
    kind: key === companyKey ? 'company' : '',
    direction: signOf(effects.get(idOf(key)) ?? 0),
  }))
  return {
    nodes: [event, ...inner],
    edges: [...edges].map(([id, { source, target, effect }]) => ({
      id,
      source,
      target,
      direction: signOf(effect),
    })),
    paths,
  }
}

function idOf(key: string): string {
  return `name:${key}`
}

function towardsCompany(names: readonly string[], companyKey: string): readonly string[] {
  const isFirst = nameKey(names[0] ?? '') === companyKey
  const isLast = nameKey(names.at(-1) ?? '') === companyKey
  return companyKey !== '' && isFirst && !isLast ? names.toReversed() : names
}

/** A name that comes twice would make a loop of the path: it keeps its first place. */
function withoutRepeats(keys: readonly string[]): string[] {
  return [...new Set(keys)]
}

function addEdges(
  edges: Map<string, { source: string; target: string; effect: number }>,
  nodeIds: readonly string[],
  score: number,
): string[] {
  return nodeIds.slice(1).map((target, index) => {
    const source = nodeIds[index] ?? EVENT_ID
    const id = `${source}>${target}`
    const known = edges.get(id)
    if (known) known.effect += score
    else edges.set(id, { source, target, effect: score })
    return id
  })
}

function signOf(effect: number): Direction {
  if (effect === 0) return null
  return effect > 0 ? 'adverse' : 'beneficial'
}
