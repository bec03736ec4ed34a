import { describe, expect, it } from 'vitest'
import type { Picture, PictureEdge, PictureNode } from './elements'
import { litBy, REST } from './highlight'

const node = (id: string): PictureNode => ({
  id,
  name: id,
  kind: '',
  tier: 0,
  country: null,
  lostOutputDays: null,
  priceChange: null,
  direction: null,
})
const edge = (source: string, target: string): PictureEdge => ({
  id: `${source}${target}`,
  source,
  target,
  kind: '',
  share: null,
  lagDays: null,
  bufferDays: null,
  effectShare: null,
  direction: null,
  evidence: null,
})
const picture: Picture = {
  origin: 'graph',
  nodes: ['e', 'a', 'b', 'c', 'lone'].map(node),
  edges: [edge('e', 'a'), edge('e', 'b'), edge('a', 'c'), edge('b', 'c'), edge('lone', 'c')],
  paths: [
    { pathId: 'P1', nodeIds: ['e', 'a', 'c'], edgeIds: ['ea', 'ac'] },
    { pathId: 'P2', nodeIds: ['e', 'b', 'c'], edgeIds: ['eb', 'bc'] },
  ],
}

describe('litBy', () => {
  it('at rest shows all paths plainly and dims what is on none', () => {
    const lit = litBy(picture, REST)
    expect(lit.isFocused).toBe(false)
    expect([...lit.nodes].sort()).toEqual(['a', 'b', 'c', 'e'])
    expect(lit.edges.has('lonec')).toBe(false)
  })

  it('at rest dims nothing when the agent named no paths', () => {
    expect(litBy({ ...picture, paths: [] }, REST).nodes.has('lone')).toBe(true)
  })

  it('lights a chosen path as a whole, and nothing else', () => {
    const lit = litBy(picture, { at: 'path', pathId: 'P1' })
    expect([...lit.nodes].sort()).toEqual(['a', 'c', 'e'])
    expect([...lit.edges].sort()).toEqual(['ac', 'ea'])
    expect(lit.isFocused).toBe(true)
  })

  it('lights every path through a node, and marks the node', () => {
    const lit = litBy(picture, { at: 'node', nodeId: 'b' })
    expect([...lit.paths]).toEqual(['P2'])
    expect(lit.marked).toBe('b')
    expect(litBy(picture, { at: 'node', nodeId: 'c' }).paths.size).toBe(2)
  })

  it('lights every path along an edge', () => {
    expect([...litBy(picture, { at: 'edge', edgeId: 'ea' }).nodes].sort()).toEqual(['a', 'c', 'e'])
  })

  it('lights a node on no path with the edges that touch it', () => {
    const lit = litBy(picture, { at: 'node', nodeId: 'lone' })
    expect([...lit.edges]).toEqual(['lonec'])
    expect(lit.paths.size).toBe(0)
  })

  it('is at rest when what an old link names is not there', () => {
    expect(litBy(picture, { at: 'path', pathId: 'P99' }).isFocused).toBe(false)
    expect(litBy(picture, { at: 'node', nodeId: 'gone' }).isFocused).toBe(false)
  })
})
