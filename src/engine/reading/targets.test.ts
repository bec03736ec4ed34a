/** What an event hits, on a little world: two mines, a maker with a plant, a market, a price, a route. */
import { describe, expect, it } from 'vitest'
import type { EdgeFact, FactFile, NodeFact, Provenance } from '@/engine/graph/facts'
import type { EventClass } from '@/engine/types'
import { buildKnowledgeIndex } from './knowledge-index'
import { CLASS_DEFAULTS } from './lexicon'
import type { Scene } from './scene'
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
  { id: 'route:tunnel', kind: 'route', name: 'Tunnel' },
  { id: 'product:chile/wire', kind: 'product', name: 'Andes wire', company: 'company:andes' },
  { id: 'company:andes', kind: 'company', name: 'Andes' },
]
const edges: readonly EdgeFact[] = [
  made('place:cl', 'material:copper', 0.2),
  made('place:cl/atacama', 'material:copper', 0.1),
  made('place:fr', 'product:wire', 0.05),
  made('place:cl', 'product:chile/wire', 0.9),
  made('place:fr', 'product:acme/wire', 1),
  { kind: 'operates', from: 'facility:mill', to: 'product:acme/wire', share: 0.5, provenance },
  { kind: 'sells', from: 'product:acme/wire', to: 'company:acme', revenueShare: 0.6, provenance },
  { kind: 'sells', from: 'product:acme/taps', to: 'company:acme', revenueShare: 0.4, provenance },
  {
    ...{ kind: 'sources', from: 'product:acme/wire', to: 'product:wire', group: 'makers' },
    ...{ share: 0.3, criticality: 'essential', provenance },
  },
  {
    ...{ kind: 'sources', from: 'product:chile/wire', to: 'product:wire', group: 'makers' },
    ...{ share: 0.5, criticality: 'essential', provenance },
  },
  { kind: 'sells', from: 'product:chile/wire', to: 'company:andes', revenueShare: 1, provenance },
  {
    ...{ kind: 'priced_by', from: 'commodity:copper', to: 'material:copper' },
    ...{ beta: 1, lagDays: 15, provenance },
  },
]
const file: FactFile = { industry: 'test', nodes, edges }
const index = buildKnowledgeIndex([file])

const sceneOf = (eventClass: EventClass, ids: readonly string[], more: Partial<Scene>): Scene => ({
  ...{ eventClass, ids, index, channel: CLASS_DEFAULTS[eventClass]?.channel ?? 'quantity' },
  ...{ inTitle: new Set(ids), halted: [], isOnePlant: false, isHalt: false, buyerId: null },
  plantSize: { ofOwner: null, ofMarket: null },
  ...more,
})
const hitIn = (eventClass: EventClass, ids: readonly string[], more: Partial<Scene>) =>
  targetsOf(sceneOf(eventClass, ids, more)).map(({ nodeId, part, channel }) => [
    nodeId,
    Math.round(part * 100),
    channel,
  ])
const hit = (eventClass: EventClass, ...ids: readonly string[]) =>
  hitIn(eventClass, ids, {}).map(([nodeId, part]) => [nodeId, part])

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

  it('makes all goods late on the route whose workers strike, not those that are named for one', () => {
    const ids = ['route:canal', 'material:copper']
    const inTitle = new Set(['route:canal'])
    expect(hitIn('strike', ids, { inTitle })).toEqual([['route:canal', 100, 'delay']])
  })

  it('takes the route of the headline, not the one that traffic goes to instead', () => {
    const both = ['route:canal', 'route:tunnel']
    const inTitle = new Set(['route:canal'])
    expect(hitIn('route_closure', both, { inTitle })).toEqual([['route:canal', 100, 'delay']])
    expect(hitIn('route_closure', both, { inTitle: new Set() })).toHaveLength(2)
  })

  it('takes a country named for a disaster as the place of a part of what it makes', () => {
    expect(hit('earthquake', 'place:cl')).toEqual([['place:cl', 25]])
    expect(hit('earthquake', 'place:cl/atacama')).toEqual([['place:cl/atacama', 100]])
    expect(hit('power_cut', 'place:cl')).toEqual([['place:cl', 100]])
  })

  it('takes one plant of several for a part of what the company makes', () => {
    expect(hitIn('fire', ['company:acme'], { isOnePlant: true })).toEqual([
      ['product:acme/wire', 30, 'quantity'],
      ['product:acme/taps', 30, 'quantity'],
    ])
  })

  it('takes the part of the plant from the text: of its owner, or of the market that the owner feeds', () => {
    const hitAt = (ofOwner: number | null, ofMarket: number | null) =>
      hitIn('fire', ['company:acme', 'product:wire'], {
        isOnePlant: true,
        plantSize: { ofOwner, ofMarket },
      })
    expect(hitAt(0.5, null)).toEqual([['product:acme/wire', 50, 'quantity']])
    expect(hitAt(null, 0.06)).toEqual([['product:acme/wire', 20, 'quantity']])
  })

  it('lets a plant that stands still lose all it makes, and counts its owner once', () => {
    const scene = sceneOf('recall', ['company:acme', 'facility:mill'], {
      isHalt: true,
      halted: ['company:acme'],
    })
    expect(targetsOf(scene)).toMatchObject([{ nodeId: 'facility:mill', isStopped: true }])
  })

  it('adds the company that is said to have stopped to the place that was hit', () => {
    const halted = ['company:acme']
    expect(hitIn('flood', ['place:cl/atacama', 'company:acme'], { halted })).toEqual([
      ['place:cl/atacama', 100, 'quantity'],
      ['product:acme/wire', 100, 'quantity'],
      ['product:acme/taps', 100, 'quantity'],
    ])
  })

  it('makes a tariff dearer for the buyer, takes orders from makers abroad, gives some to those at home', () => {
    const ids = ['place:fr', 'place:cl', 'product:wire']
    expect(hitIn('tariff', ids, { buyerId: 'place:fr' })).toEqual([
      ['product:wire', 95, 'price'],
      ['product:acme/wire', -28, 'demand'],
      ['product:chile/wire', 27, 'demand'],
    ])
  })

  it('keeps out only what the named firm makes, and leaves its rivals free to sell', () => {
    const ids = ['place:fr', 'place:cl', 'company:andes', 'product:wire']
    expect(hitIn('import_ban', ids, { buyerId: 'place:fr' })).toEqual([
      ['product:chile/wire', 30, 'quantity'],
    ])
    expect(hitIn('import_ban', ids, { buyerId: 'place:fr', inTitle: new Set() })).toContainEqual([
      'product:wire',
      95,
      'quantity',
    ])
  })

  it('takes orders from the one who is named, not from all who make the same', () => {
    expect(hitIn('demand_drop', ['company:andes', 'product:wire'], {})).toEqual([
      ['product:chile/wire', 100, 'demand'],
    ])
  })

  it('moves only a price when a price is what is told of', () => {
    expect(hitIn('price_rise', ['material:copper', 'company:acme'], {})).toEqual([
      ['commodity:copper', 100, 'price'],
    ])
  })
})
