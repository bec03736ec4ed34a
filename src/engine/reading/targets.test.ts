/** What an event hits, on a little world: two mines, a maker with a plant, a market, a price, a route. */
import { describe, expect, it } from 'vitest'
import type { EdgeFact, FactFile, NodeFact, Provenance } from '@/engine/graph/facts'
import type { EventClass } from '@/engine/types'
import { buildKnowledgeIndex } from './knowledge-index'
import { targetsOf } from './targets'

const provenance: readonly [Provenance] = [
  { level: 'assumed', claim: 'A test.', publisher: 'A test', title: 'A test', date: '2026' },
]
const made = (from: string, to: string, share: number): EdgeFact => ({
  ...{ kind: 'located_in', from, to, share, provenance },
})
const nodes: readonly NodeFact[] = [
  { id: 'place:cl', kind: 'place', name: 'Chile' },
  { id: 'place:cl/atacama', kind: 'place', name: 'Atacama' },
  { id: 'place:fr', kind: 'place', name: 'France' },
  { id: 'material:copper', kind: 'material', name: 'Copper cathode' },
  { id: 'commodity:copper', kind: 'commodity', name: 'Copper' },
  { id: 'product:wire', kind: 'product', name: 'Wire' },
  { id: 'company:acme', kind: 'company', name: 'Acme' },
  { id: 'product:acme/wire', kind: 'product', name: 'Acme wire', company: 'company:acme' },
  { id: 'product:acme/taps', kind: 'product', name: 'Acme taps', company: 'company:acme' },
  { id: 'facility:mill', kind: 'facility', name: 'Mill' },
  { id: 'route:canal', kind: 'route', name: 'Canal' },
]
const edges: readonly EdgeFact[] = [
  made('place:cl', 'material:copper', 0.2),
  made('place:cl/atacama', 'material:copper', 0.1),
  made('place:fr', 'product:wire', 0.05),
  { kind: 'sells', from: 'product:acme/wire', to: 'company:acme', revenueShare: 0.6, provenance },
  { kind: 'sells', from: 'product:acme/taps', to: 'company:acme', revenueShare: 0.4, provenance },
  {
    ...{ kind: 'sources', from: 'product:acme/wire', to: 'product:wire', group: 'makers' },
    ...{ share: 0.3, criticality: 'essential', provenance },
  },
  {
    ...{ kind: 'priced_by', from: 'commodity:copper', to: 'material:copper' },
    ...{ beta: 1, lagDays: 15, provenance },
  },
]
const file: FactFile = { industry: 'test', nodes, edges }
const index = buildKnowledgeIndex([file])

const hit = (eventClass: EventClass, ...ids: readonly string[]) =>
  targetsOf(ids, eventClass, index).map(({ nodeId, part }) => [nodeId, Math.round(part * 100)])

describe('targetsOf', () => {
  it('prefers a plant to the goods, the company and the place beside it', () => {
    const all = ['place:fr', 'company:acme', 'product:wire', 'facility:mill']
    expect(hit('fire', ...all)).toEqual([['facility:mill', 100]])
  })

  it('narrows goods to the share of the place, its regions added', () => {
    expect(hit('export_ban', 'place:cl', 'material:copper')).toEqual([['material:copper', 30]])
    expect(hit('strike', 'place:cl/atacama', 'material:copper')).toEqual([['material:copper', 10]])
  })

  it('leaves what the known places do not make to a place of which nothing is known', () => {
    expect(hit('strike', 'place:fr', 'material:copper')).toEqual([['material:copper', 70]])
  })

  it('takes a price that is named for the material that is sold at it', () => {
    expect(hit('export_ban', 'place:cl', 'commodity:copper')).toEqual([['material:copper', 30]])
  })

  it('hits what the company makes of the goods, all it makes where none are named', () => {
    expect(hit('fire', 'company:acme', 'product:wire')).toEqual([['product:acme/wire', 100]])
    expect(hit('fire', 'company:acme')).toEqual([
      ['product:acme/wire', 100],
      ['product:acme/taps', 100],
    ])
  })

  it('leaves a company alone that is only named beside goods that run short', () => {
    expect(hit('shortage', 'company:acme', 'product:wire')).toEqual([['product:wire', 100]])
  })

  it('hits a route only when a route is what is closed', () => {
    expect(hit('route_closure', 'route:canal', 'material:copper')).toEqual([['route:canal', 100]])
    expect(hit('route_closure', 'material:copper')).toEqual([])
  })
})
