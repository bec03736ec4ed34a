/** Where things are made, and by whom: what narrows an event to the part of a thing that lies in the place it names. */
import { liesIn } from '@/engine/graph/places'
import type { KnowledgeIndex } from './knowledge-index'

/** Share (0..1) of the node's output made in each place, through its plants where it has none of its own. */
export function sharesByPlace(nodeId: string, index: KnowledgeIndex): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  const add = (placeId: string, share: number) =>
    shares.set(placeId, (shares.get(placeId) ?? 0) + share)
  for (const edge of index.edgesTo.get(nodeId) ?? []) {
    if (edge.kind === 'located_in') add(edge.from, edge.share)
    if (edge.kind === 'operates') {
      for (const [placeId, share] of sharesByPlace(edge.from, index)) {
        add(placeId, share * edge.share)
      }
    }
  }
  return shares
}

/** Share (0..1) of the node's output that is known to be made in the area. */
export function shareIn(nodeId: string, areaId: string, index: KnowledgeIndex): number {
  let sum = 0
  for (const [placeId, share] of sharesByPlace(nodeId, index)) {
    if (liesIn(placeId, areaId)) sum += share
  }
  return Math.min(1, sum)
}

/** Products of companies that a market or material is fed by. */
export function makersOf(nodeId: string, index: KnowledgeIndex): string[] {
  return (index.edgesTo.get(nodeId) ?? []).flatMap((edge) =>
    edge.kind === 'sources' && index.nodes.get(edge.from)?.company !== undefined ? [edge.from] : [],
  )
}

/** Plants of the company's products that lie in the area. */
export function plantsIn(companyId: string, areaId: string, index: KnowledgeIndex): string[] {
  const plants = (index.productsOf.get(companyId) ?? []).flatMap((product) =>
    (index.edgesTo.get(product) ?? []).flatMap((edge) =>
      edge.kind === 'operates' && shareIn(edge.from, areaId, index) > 0 ? [edge.from] : [],
    ),
  )
  return [...new Set(plants)]
}

/** Companies that make something in the plant. */
export function ownersOf(plantId: string, index: KnowledgeIndex): string[] {
  return [...index.productsOf].flatMap(([company, products]) =>
    products.some((product) =>
      (index.edgesTo.get(product) ?? []).some(
        (edge) => edge.kind === 'operates' && edge.from === plantId,
      ),
    )
      ? [company]
      : [],
  )
}

/** Shares (0..1) of the markets that the product of a company feeds. */
export function marketSharesOf(productId: string, index: KnowledgeIndex): number[] {
  return (index.marketsOf.get(productId) ?? []).map((edge) => edge.share)
}
