/**
 * Which ids are lit. The visual states, in words:
 *
 * - rest: nothing is pointed at or chosen. Everything on a valid path is plain; what is on no path is dimmed.
 * - path: one path is chosen or pointed at. Its nodes and edges are lit as a whole, from the event to the company;
 *   the rest is dimmed to half, never hidden.
 * - node: one node is chosen or pointed at. Every path through it is lit as a whole, and the node is marked; a node
 *   on no path lights itself and the edges that touch it.
 * - edge: as node, for the paths along the edge.
 * - gone: what is chosen is not in the picture (an old link): as rest.
 */
import type { Picture } from './elements'

export type Focus =
  | { readonly at: 'rest' }
  | { readonly at: 'path'; readonly pathId: string }
  | { readonly at: 'node'; readonly nodeId: string }
  | { readonly at: 'edge'; readonly edgeId: string }

export type Lit = {
  /** Whether something stands out; without it nothing is dimmed but what is on no path. */
  readonly isFocused: boolean
  readonly nodes: ReadonlySet<string>
  readonly edges: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
  /** The node or edge itself that was pointed at. */
  readonly marked: string | null
}

export const REST: Focus = { at: 'rest' }

export function litBy(picture: Picture, focus: Focus): Lit {
  switch (focus.at) {
    case 'rest':
      return atRest(picture)
    case 'path':
      return pathsLit(picture, (path) => path.pathId === focus.pathId, null) ?? atRest(picture)
    case 'node':
      return (
        pathsLit(picture, (path) => path.nodeIds.includes(focus.nodeId), focus.nodeId) ??
        nodeAlone(picture, focus.nodeId)
      )
    case 'edge':
      return (
        pathsLit(picture, (path) => path.edgeIds.includes(focus.edgeId), focus.edgeId) ??
        edgeAlone(picture, focus.edgeId)
      )
    default:
      return focus satisfies never
  }
}

function atRest(picture: Picture): Lit {
  const hasPaths = picture.paths.length > 0
  return {
    isFocused: false,
    nodes: new Set(
      hasPaths
        ? picture.paths.flatMap((path) => path.nodeIds)
        : picture.nodes.map((node) => node.id),
    ),
    edges: new Set(
      hasPaths
        ? picture.paths.flatMap((path) => path.edgeIds)
        : picture.edges.map((edge) => edge.id),
    ),
    paths: new Set(picture.paths.map((path) => path.pathId)),
    marked: null,
  }
}

function pathsLit(
  picture: Picture,
  isLit: (path: Picture['paths'][number]) => boolean,
  marked: string | null,
): Lit | null {
  const paths = picture.paths.filter(isLit)
  if (paths.length === 0) return null
  return {
    isFocused: true,
    nodes: new Set(paths.flatMap((path) => path.nodeIds)),
    edges: new Set(paths.flatMap((path) => path.edgeIds)),
    paths: new Set(paths.map((path) => path.pathId)),
    marked,
  }
}

function nodeAlone(picture: Picture, nodeId: string): Lit {
  if (!picture.nodes.some((node) => node.id === nodeId)) return atRest(picture)
  const touching = picture.edges.filter((edge) => edge.source === nodeId || edge.target === nodeId)
  return {
    isFocused: true,
    nodes: new Set([nodeId]),
    edges: new Set(touching.map((edge) => edge.id)),
    paths: new Set(),
    marked: nodeId,
  }
}

function edgeAlone(picture: Picture, edgeId: string): Lit {
  const edge = picture.edges.find((each) => each.id === edgeId)
  if (!edge) return atRest(picture)
  return {
    isFocused: true,
    nodes: new Set([edge.source, edge.target]),
    edges: new Set([edgeId]),
    paths: new Set(),
    marked: edgeId,
  }
}
