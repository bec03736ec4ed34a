/**
 * Companies with what they sell in one statement, for industries of many makers:
 * `id | Name | US | NYSE:X | other name; … | line | line`, where a line is
 * `own product = Name; share of revenue; place .5, place .2; product:market .04, …` (the last two may be empty).
 * All figures are estimates.
 */
import type { EdgeFact, NodeFact } from '@/engine/graph/facts'
import { entries, list, rows, wrong } from './cells'
import { business, fed, firms, made } from './table'

export function houses(text: string): { nodes: NodeFact[]; edges: EdgeFact[] } {
  const all = rows(text).map(({ line, at }) => {
    const company = firms([0, 1, 2, 3, 4].map(at).join(' | '))
    const sold = line
      .split('|')
      .slice(5)
      .map((cell) => goodsOf(at(0), cell, line))
    if (sold.length === 0) return wrong(line, 'sells nothing')
    return {
      nodes: [...company, ...sold.flatMap((one) => one.nodes)],
      edges: sold.flatMap((one) => one.edges),
    }
  })
  return {
    nodes: all.flatMap((one) => one.nodes),
    edges: all.flatMap((one) => one.edges),
  }
}

function goodsOf(owner: string, cell: string, line: string) {
  const [named = '', share = '', places = '', markets = ''] = cell.split(';')
  const [id = '', name] = list(named, '=')
  if (!name) return wrong(line, 'a product without a name')
  const product = `${owner}/${id}`
  const lines = business(`${product} | ${name} | ${share} | Estimate.`)
  const sites = places.trim() === '' ? [] : made(`product:${product} | ${places} | Estimate.`)
  const fedMarkets = entries(markets, line).flatMap((market) =>
    fed(`${market.name} | ${product} ${market.first} | Estimate.`),
  )
  return { nodes: lines.nodes, edges: [...lines.edges, ...sites, ...fedMarkets] }
}
