/** What edges of facts have in common before they are indexed: id, time, the edges that places imply. */
import type { EdgeFact, IsoDate, NodeFact } from '@/engine/graph/facts'

/** An edge with the file it was written in, for messages. */
export type Cited = { readonly industry: string; readonly edge: EdgeFact }

export function edgeIdOf(edge: EdgeFact): string {
  const id = `${edge.kind}:${edge.from}>${edge.to}`
  return edge.kind === 'sources' ? `${id}#${edge.group}` : id
}

/** Whether the fact held on the date; without a date, whether it has no end. */
export function holdsOn(edge: EdgeFact, asOf: IsoDate | undefined): boolean {
  if (asOf === undefined) return edge.validTo === undefined
  return (edge.validFrom ?? asOf) <= asOf && asOf <= (edge.validTo ?? asOf)
}

/** `within` as edges: what befalls a place befalls the whole of each place in it. */
export function placeEdges(nodes: readonly NodeFact[]): Cited[] {
  const names = new Map(nodes.map((node) => [node.id, node.name]))
  return nodes.flatMap((node) => {
    if (node.within === undefined) return []
    const wider = names.get(node.within) ?? node.within
    const edge: EdgeFact = {
      kind: 'located_in',
      from: node.within,
      to: node.id,
      share: 1,
      provenance: [
        {
          title: 'How places lie in one another',
          publisher: 'Supply Risk Console',
          date: '2026',
          claim: `${node.name} lies in ${wider}, whole.`,
          level: 'inferred',
        },
      ],
    }
    return [{ industry: 'places', edge }]
  })
}

/** Edges of one list share out one whole: the shares of a list add up to at most 1. Null: not shared out. */
export function shareOf(edge: EdgeFact): { readonly list: string; readonly share: number } | null {
  switch (edge.kind) {
    case 'sources':
      return { list: `sources ${edge.to}#${edge.group}`, share: edge.share }
    case 'located_in':
    case 'operates':
    case 'demand':
      return { list: `${edge.kind} ${edge.to}`, share: edge.share }
    case 'sells':
      return { list: `sells ${edge.to}`, share: edge.revenueShare }
    case 'ships_via':
    case 'sold_at_price':
    case 'priced_by':
    case 'competes':
      return null
  }
}
