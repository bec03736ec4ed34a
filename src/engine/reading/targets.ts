/** What an event hits: the most exact thing that its text names, and how much of it is in the place it names. */
import type { EventClass } from '@/engine/types'
import type { KnowledgeIndex } from './knowledge-index'

export type Target = {
  readonly nodeId: string
  /** Part of the node, 0..1, that lies in the place named; 1 when none is named. */
  readonly part: number
  /** The place that `part` is the share of; null: none. */
  readonly placeId: string | null
}

/** Events of one company: what it makes is hit before the goods that are named beside it. */
const OF_A_COMPANY: ReadonlySet<EventClass> = new Set<EventClass>([
  ...(['fire', 'plant_halt', 'strike', 'cyber', 'recall', 'insolvency'] as const),
  ...(['supply_deal', 'new_capacity', 'restart'] as const),
])

export function targetsOf(
  ids: readonly string[],
  eventClass: EventClass,
  index: KnowledgeIndex,
): Target[] {
  const ofKind = (...kinds: string[]) =>
    ids.filter((id) => kinds.includes(index.nodes.get(id)?.kind ?? ''))
  const whole = (list: readonly string[]) =>
    list.map((nodeId) => ({ nodeId, part: 1, placeId: null }))
  if (eventClass === 'route_closure' || eventClass === 'route_delay') return whole(ofKind('route'))
  const plants = ofKind('facility') // a plant is more exact than the goods it makes
  if (plants.length > 0) return whole(plants)
  const goods = goodsOf(ids, index)
  const own = ofKind('company').flatMap((id) => index.productsOf.get(id) ?? [])
  if (OF_A_COMPANY.has(eventClass) && own.length > 0) {
    const named = own.filter((id) => goods.includes(id) || feedsAny(id, goods, index))
    if (named.length > 0 || goods.length === 0) return whole(named.length > 0 ? named : own)
  }
  const places = ofKind('place')
  if (goods.length > 0) return goods.map((id) => within(id, places, index))
  return whole(own.length > 0 ? own : places)
}

/**
 * Goods that are named. A crop or a fuel is a commodity, and is hit as one where it is known to be made; the name of
 * any other price stands for the material that is sold at it.
 */
function goodsOf(ids: readonly string[], index: KnowledgeIndex): string[] {
  const goods = ids.flatMap((id) => {
    const kind = index.nodes.get(id)?.kind
    if (kind === 'material' || kind === 'product') return [id]
    if (kind !== 'commodity') return []
    return isMade(id, index) ? [id] : (index.materialsOf.get(id) ?? [])
  })
  return [...new Set(goods)]
}

function isMade(id: string, index: KnowledgeIndex): boolean {
  return (index.edgesTo.get(id) ?? []).some((edge) => edge.kind === 'located_in')
}

function feedsAny(id: string, goods: readonly string[], index: KnowledgeIndex): boolean {
  return goods.some((target) =>
    (index.edgesTo.get(target) ?? []).some((edge) => edge.kind === 'sources' && edge.from === id),
  )
}

/**
 * The place with the largest known share of the goods narrows the event to that share. A region of which nothing is
 * known counts with its country; a place where none is known to be made, with what the known places leave over.
 */
function within(nodeId: string, places: readonly string[], index: KnowledgeIndex): Target {
  const shares = sharesByPlace(nodeId, index)
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0)
  if (places.length === 0 || total === 0) return { nodeId, part: 1, placeId: null }
  let best: Target | null = null
  for (const placeId of places) {
    const country = placeId.split('/')[0] ?? placeId
    const part = sumIn(placeId, shares) || sumIn(country, shares) || Math.max(0, 1 - total)
    if (part > (best?.part ?? 0)) best = { nodeId, part: Math.min(1, part), placeId }
  }
  return best ?? { nodeId, part: 0, placeId: places[0] ?? null }
}

function sharesByPlace(nodeId: string, index: KnowledgeIndex): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const edge of index.edgesTo.get(nodeId) ?? []) {
    if (edge.kind !== 'located_in') continue
    shares.set(edge.from, (shares.get(edge.from) ?? 0) + edge.share)
  }
  return shares
}

/** The place's own share and those of its regions. */
function sumIn(placeId: string, shares: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [place, share] of shares) {
    if (place === placeId || place.startsWith(`${placeId}/`)) sum += share
  }
  return sum
}
