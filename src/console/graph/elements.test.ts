import { describe, expect, it } from 'vitest'
import { readAssessment } from '@/protocol/assessment'
import { longestDistances, pictureOf } from './elements'

function read(raw: object) {
  const reading = readAssessment(raw)
  if (!reading) throw new Error('the sample is not an object')
  return reading.value
}

const graph = {
  nodes: [
    { id: 'event', name: 'Export ban', kind: 'event', tier: 2, direction: 'adverse' },
    { id: 'm', name: 'Magnet', kind: 'product', tier: 1, direction: 'adverse' },
    { id: 'x', name: 'Wire', kind: 'product', tier: 1, direction: null },
    { id: 'co', name: 'Ford', kind: 'company', tier: 0, direction: 'adverse' },
  ],
  edges: [
    { id: 'e1', source: 'event', target: 'm', kind: 'event', evidence_level: 'reported' },
    { id: 'e2', source: 'm', target: 'co', kind: 'sells', evidence_level: 'assumed' },
    { id: 'e3', source: 'event', target: 'x', kind: 'event', evidence_level: 'inferred' },
    { id: 'e4', source: 'x', target: 'co', kind: 'sells', evidence_level: 'inferred' },
  ],
  paths: [
    { path_id: 'P1', node_ids: ['event', 'm', 'co'], edge_ids: ['e1', 'e2'] },
    { path_id: 'P2', node_ids: ['event', 'x', 'co'], edge_ids: ['e3', 'e4'] },
  ],
}
const chain = (pathId: string, nodeChain: string, score: number | null = 3) => ({
  risk_brief: {
    why_impact: {
      paths: [{ path_id: pathId, node_chain: nodeChain, path_impact_score: score }],
    },
  },
})

describe('pictureOf an agent’s graph', () => {
  it('takes nodes, edges and paths as they are', () => {
    const picture = pictureOf(read({ impact_graph_data: graph }))
    expect(picture?.origin).toBe('graph')
    expect(picture?.nodes.map(({ name }) => name)).toEqual(['Export ban', 'Magnet', 'Wire', 'Ford'])
    expect(picture?.paths.map(({ pathId }) => pathId)).toEqual(['P1', 'P2'])
  })

  it('does not draw the route of a path that is not valid', () => {
    const picture = pictureOf(
      read({
        impact_graph_data: graph,
        path_risk_interpretation_list: [{ path_id: 'P2', is_valid_path: false }],
      }),
    )
    expect(picture?.paths.map(({ pathId }) => pathId)).toEqual(['P1'])
    expect(picture?.edges.map(({ id }) => id)).toEqual(['e1', 'e2'])
    expect(picture?.nodes.map(({ id }) => id)).not.toContain('x')
  })

  it('leaves a missing figure missing', () => {
    const picture = pictureOf(read({ impact_graph_data: graph }))
    expect(picture?.edges[0]?.effectShare).toBeNull()
    expect(picture?.nodes[0]?.lostOutputDays).toBeNull()
  })

  it('passes over edges with an end that is not there, and loops', () => {
    const edges = [
      ...graph.edges,
      { id: 'bad', source: 'm', target: 'gone' },
      { id: 'loop', source: 'm', target: 'm' },
    ]
    const picture = pictureOf(read({ impact_graph_data: { ...graph, edges } }))
    expect(picture?.edges.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e4'])
  })

  it('works the tiers out where the agent gave none', () => {
    const nodes = graph.nodes.map(({ tier: _tier, ...node }) => node)
    const picture = pictureOf(read({ impact_graph_data: { ...graph, nodes } }))
    expect(picture?.nodes.map(({ tier }) => tier)).toEqual([2, 1, 1, 0])
  })

  it('shows the id where the name is missing, and an unknown kind as it came', () => {
    const nodes = [{ id: 'n1', kind: 'satellite', tier: 0 }]
    const picture = pictureOf(read({ impact_graph_data: { nodes } }))
    expect(picture?.nodes[0]).toMatchObject({ name: 'n1', kind: 'satellite' })
  })
})

describe('pictureOf node chains', () => {
  it.each(['A → B → C', 'A -> B -> C', 'A => B => C', 'A > B > C'])('splits %s', (text) => {
    const picture = pictureOf(read({ company_name: 'C', ...chain('P1', text) }))
    expect(picture?.origin).toBe('chains')
    expect(picture?.nodes.map(({ name }) => name)).toEqual(['Event', 'A', 'B', 'C'])
    expect(picture?.nodes.map(({ tier }) => tier)).toEqual([3, 2, 1, 0])
  })

  it('does not split a name that holds a > where the chain has arrows', () => {
    const picture = pictureOf(read(chain('P1', 'Neon (> 99 %) → Chip')))
    expect(picture?.nodes.map(({ name }) => name)).toEqual(['Event', 'Neon (> 99 %)', 'Chip'])
  })

  it('merges names that differ in case and spacing only', () => {
    const picture = pictureOf(
      read({
        company_name: 'Ford',
        risk_brief: {
          why_impact: {
            paths: [
              { path_id: 'P1', node_chain: 'Dysprosium → NdFeB magnet → Ford' },
              { path_id: 'P2', node_chain: 'Terbium → ndfeb  Magnet → FORD' },
            ],
          },
        },
      }),
    )
    const names = picture?.nodes.map(({ name }) => name)
    expect(names).toEqual(['Event', 'Dysprosium', 'NdFeB magnet', 'Ford', 'Terbium'])
  })

  it('turns a chain round that begins with the company', () => {
    const picture = pictureOf(read({ company_name: 'Ford', ...chain('P1', 'Ford → Motor → Ore') }))
    expect(picture?.paths[0]?.nodeIds.map((id) => id.replace('name:', ''))).toEqual([
      'event',
      'ore',
      'motor',
      'ford',
    ])
  })

  it('colours a chain by the sign of its score, and not at all without one', () => {
    const good = pictureOf(read({ company_name: 'C', ...chain('P1', 'A → C', -2) }))
    expect(good?.edges.every(({ direction }) => direction === 'beneficial')).toBe(true)
    const none = pictureOf(read({ company_name: 'C', ...chain('P1', 'A → C', null) }))
    expect(none?.edges.every(({ direction }) => direction === null)).toBe(true)
  })

  it('leaves out the chain of a refused path', () => {
    const picture = pictureOf(
      read({
        ...chain('P1', 'A → B'),
        path_risk_interpretation_list: [{ path_id: 'P1', is_valid_path: false }],
      }),
    )
    expect(picture).toBeNull()
  })

  it('has no picture when there is neither a graph nor a chain', () => {
    expect(pictureOf(read({ impact_score: 3 }))).toBeNull()
  })
})

describe('longestDistances', () => {
  const ways = (...pairs: [string, string][]) =>
    pairs.map(([source, target]) => ({ source, target }))

  it('takes the longest way', () => {
    const tiers = longestDistances(['a', 'b', 'c'], ways(['a', 'c'], ['a', 'b'], ['b', 'c']))
    expect([...tiers].sort()).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 0],
    ])
  })

  it('ends on a cycle and stays small', () => {
    const tiers = longestDistances(['a', 'b', 'c'], ways(['a', 'b'], ['b', 'a'], ['b', 'c']))
    expect(tiers.size).toBe(3)
    expect(Math.max(...tiers.values())).toBeLessThan(3)
  })
})
