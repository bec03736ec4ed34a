import { describe, expect, it } from 'vitest'
import { factsOf, graphOf, input, located, made, sold } from '@/engine/testing/small-facts'
import type { EdgeFact, NodeFact } from './facts'
import { buildGraph } from './graph'

const CAR = 'product:acme/car'
const SALE = sold(CAR, 'company:acme')

function messagesOf(edges: readonly EdgeFact[], nodes: readonly NodeFact[] = []): string[] {
  const graph = buildGraph([factsOf(edges, nodes)])
  return graph.ok ? [] : graph.error.map((fault) => `${fault.where}: ${fault.message}`)
}

describe('the graph of facts', () => {
  it('lists nodes and edges in order of their ids, whatever the order they were written in', () => {
    const edges = [SALE, input('material:steel', CAR), input('material:glass', CAR)]
    const graph = graphOf(edges)
    const reversed = graphOf(edges.toReversed())
    expect(graph.nodes.map((node) => node.id)).toEqual([
      'company:acme',
      'material:glass',
      'material:steel',
      CAR,
    ])
    expect(reversed.edges).toEqual(graph.edges)
  })

  it('gives the edges of a node both ways', () => {
    const graph = graphOf([SALE, input('material:steel', CAR), input('material:glass', CAR)])
    const car = graph.indexOf(CAR)
    const into = graph.inEdges.slice(graph.inStart[car], graph.inStart[car + 1])
    const out = graph.outEdges.slice(graph.outStart[car], graph.outStart[car + 1])
    expect([...into].map((edge) => graph.edges[edge]?.from)).toEqual([
      'material:glass',
      'material:steel',
    ])
    expect([...out].map((edge) => graph.edges[edge]?.to)).toEqual(['company:acme'])
    expect(graph.indexOf('material:gold')).toBe(-1)
    expect(graph.nodeOf('material:gold')).toBeNull()
  })

  it('leaves out facts that did not hold on the date', () => {
    const files = [
      factsOf([
        SALE,
        input('material:steel', CAR, { validFrom: '2026-01-01' }),
        input('material:iron', CAR, { validTo: '2025-12-31' }),
      ]),
    ]
    const sourcesOn = (asOf?: string) => {
      const graph = buildGraph(files, asOf === undefined ? {} : { asOf })
      if (!graph.ok) throw new Error('faulty')
      return graph.value.edges.filter((edge) => edge.kind === 'sources').map((edge) => edge.from)
    }
    expect(sourcesOn('2025-12-31')).toEqual(['material:iron'])
    expect(sourcesOn('2026-01-01')).toEqual(['material:steel'])
    expect(sourcesOn()).toEqual(['material:steel'])
  })

  it('reads a place within a place as an edge, and counts no capacity twice', () => {
    const japan: NodeFact = { id: 'place:jp', kind: 'place', name: 'Japan' }
    const kyushu: NodeFact = {
      id: 'place:jp/kyushu',
      kind: 'place',
      name: 'Kyushu',
      within: 'place:jp',
    }
    const graph = graphOf(
      [SALE, located('place:jp', CAR, 0.6), located('place:jp/kyushu', CAR, 0.25)],
      [japan, kyushu],
    )
    const share = (from: string, to: string) =>
      graph.edges.find((edge) => edge.from === from && edge.to === to)
    expect(share('place:jp', CAR)).toMatchObject({ share: 0.35 })
    expect(share('place:jp/kyushu', CAR)).toMatchObject({ share: 0.25 })
    expect(share('place:jp', 'place:jp/kyushu')).toMatchObject({ kind: 'located_in', share: 1 })
  })
})

describe('faulty facts are refused, naming the place', () => {
  it.each<[string, readonly EdgeFact[], string]>([
    [
      'a loop',
      [SALE, input(CAR, CAR)],
      `sources:${CAR}>${CAR}#${CAR}: It leads from a node to itself.`,
    ],
    [
      'a share above 1',
      [SALE, input('material:steel', CAR, { share: 1.2 })],
      'share is 1.2, not a share from 0 to 1.',
    ],
    [
      'a group above the whole',
      [
        SALE,
        input('material:a', CAR, { group: 'steel', share: 0.6 }),
        input('material:b', CAR, { group: 'steel', share: 0.5 }),
      ],
      `sources ${CAR}#steel: The shares add up to 1.100, more than 1.`,
    ],
    [
      'a date that is none',
      [SALE, input('material:steel', CAR, { validFrom: '2026-02-30' })],
      'validFrom "2026-02-30" is no date.',
    ],
    [
      'no provenance',
      [SALE, input('material:steel', CAR, { provenance: [] })],
      'It has no provenance.',
    ],
    ['an edge stated twice', [SALE, SALE], `sells:${CAR}>company:acme: This edge is stated twice.`],
    [
      'a wrong end',
      [SALE, made('material:steel', CAR)],
      'A operates edge has no material as its from node.',
    ],
    [
      'days below zero',
      [SALE, input('material:steel', CAR, { bufferDays: -1 })],
      'bufferDays is -1',
    ],
  ])('%s', (_, edges, message) => {
    expect(messagesOf(edges).join('\n')).toContain(message)
  })

  it('an id used twice, a company without a product, an unknown node', () => {
    const twice: NodeFact[] = [
      { id: 'material:steel', kind: 'material', name: 'Steel' },
      { id: 'material:steel', kind: 'material', name: 'Iron' },
      { id: 'company:idle', kind: 'company', name: 'Idle' },
    ]
    expect(messagesOf([SALE], twice)).toEqual([
      'material:steel: This id is used twice.',
      'company:idle: The company sells no product.',
    ])
    const unknown = buildGraph([{ ...factsOf([SALE]), nodes: [] }])
    expect(unknown.ok).toBe(false)
  })

  it('shares that add up to one by rounding are sound', () => {
    const thirds = ['a', 'b', 'c'].map((name) =>
      input(`material:${name}`, CAR, { group: 'steel', share: 0.1 + 0.7 / 3 }),
    )
    expect(messagesOf([SALE, ...thirds])).toEqual([])
  })
})
