/** Maps the picture's classes to looks, in the colours of the theme. Shape says the kind, line style the evidence. */
import type { EdgeDefinition, ElementDefinition, NodeDefinition, StylesheetJson } from 'cytoscape'
import { bendOf } from './curves'
import type { Direction, Picture, PictureEdge, PictureNode } from './elements'
import { columnHead, linesOf } from './labels'
import type { Layout } from './layout'

export type NodeSize = { readonly width: number; readonly height: number }

type Token =
  | 'surface'
  | 'line'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'zero'
  | 'accent'
  | 'adverse-1'
  | 'adverse-3'
  | 'adverse-4'
  | 'beneficial-1'
  | 'beneficial-3'
  | 'beneficial-4'
/** The colour of a token, as the theme has it now. */
export type Tokens = (name: Token) => string

/** The theme's colours as they are now: a canvas cannot read CSS variables by itself. */
export function readTokens(root: Element): Tokens {
  const style = getComputedStyle(root)
  return (name) => style.getPropertyValue(`--${name}`).trim() || 'gray'
}

const SHAPES: Readonly<Record<string, string>> = {
  event: 'hexagon',
  material: 'pill',
  commodity: 'pill',
  component: 'box',
  product: 'box',
  facility: 'cut',
  place: 'tag',
  route: 'rhomboid',
  company: 'company',
  policy_list: 'octagon',
}

/** Class of a node's shape; an unknown kind is an ellipse. */
export function shapeOf(kind: string): string {
  return Object.hasOwn(SHAPES, kind) ? (SHAPES[kind] ?? 'ellipse') : 'ellipse'
}

const LINES: Readonly<Record<string, string>> = {
  confirmed: 'confirmed',
  reported: 'reported',
  inferred: 'inferred',
  assumed: 'assumed',
}

/** Dash patterns in pixels, on and off; empty is a solid line. Legend and canvas share them. */
export const DASHES: Readonly<Record<string, readonly number[]>> = {
  confirmed: [],
  reported: [14, 3],
  inferred: [6, 4],
  assumed: [1.5, 4],
  other: [8, 3, 2, 3],
}

/** Class of an edge's line; a word that the contract does not know, or none, has a line of its own. */
export function lineOf(evidence: string | null): string {
  return evidence !== null && Object.hasOwn(LINES, evidence) ? evidence : 'other'
}

/** Weight of a line by its share of the whole effect, in pixels; the least where the share is not given. */
export function widthOf(effectShare: number | null): number {
  return 1.5 + 3.5 * Math.sqrt(Math.min(1, Math.max(0, effectShare ?? 0)))
}

/** How much taller the target company is: its score is a third line. */
export const TARGET_MORE = 18
const CHARACTER = 6.4
export const HEAD_ABOVE = 44

/** Cytoscape's elements: guide lines and heads of the columns first, then edges and nodes in their places. */
export function elementsOf(
  picture: Picture,
  layout: Layout,
  size: NodeSize,
  companyLabel: string | null,
): ElementDefinition[] {
  const ys = [...layout.positions.values()].map(({ y }) => y)
  const top = Math.min(0, ...ys) - HEAD_ABOVE
  const bottom = Math.max(0, ...ys) + size.height * 0.75
  return [
    ...layout.columns.flatMap(({ tier, x }) =>
      guideOf(columnHead(picture, tier), tier, x, { top, bottom }, size),
    ),
    ...picture.nodes.map((node) => nodeElement(node, layout, size, companyLabel)),
    ...picture.edges.flatMap((edge) => edgeElement(edge, layout)),
  ]
}

function guideOf(
  head: string,
  tier: number,
  x: number,
  span: { readonly top: number; readonly bottom: number },
  size: NodeSize,
): ElementDefinition[] {
  const label = linesOf(head, Math.floor((size.width + 24) / 6)).join('\n')
  return [
    {
      group: 'nodes',
      data: { id: `head ${tier}`, label },
      position: { x, y: span.top },
      classes: 'head',
    },
    {
      group: 'nodes',
      data: { id: `foot ${tier}`, label: '' },
      position: { x, y: span.bottom },
      classes: 'foot',
    },
    {
      group: 'edges',
      data: { id: `guide ${tier}`, source: `head ${tier}`, target: `foot ${tier}` },
      classes: 'guide',
    },
  ]
}

function nodeElement(
  node: PictureNode,
  layout: Layout,
  size: NodeSize,
  companyLabel: string | null,
): NodeDefinition {
  const characters = Math.floor((size.width - 14) / CHARACTER)
  const isCompany = node.kind === 'company' && node.tier === 0
  const lines = linesOf(node.name, characters)
  const label = isCompany && companyLabel ? [...lines, companyLabel] : lines
  return {
    group: 'nodes',
    data: { id: `node ${node.id}`, key: node.id, label: label.join('\n') },
    position: { ...(layout.positions.get(node.id) ?? { x: 0, y: 0 }) },
    classes: `node ${shapeOf(node.kind)} ${sideClass(node.direction)}${isCompany ? ' target' : ''}`,
  }
}

function edgeElement(edge: PictureEdge, layout: Layout): EdgeDefinition[] {
  const source = layout.positions.get(edge.source)
  const target = layout.positions.get(edge.target)
  if (!source || !target) return []
  const bend = bendOf(source, target, layout.waypoints.get(edge.id) ?? [])
  return [
    {
      group: 'edges',
      data: {
        id: `edge ${edge.id}`,
        key: edge.id,
        source: `node ${edge.source}`,
        target: `node ${edge.target}`,
        width: widthOf(edge.effectShare),
        ...(bend ? { weights: bend.weights, distances: bend.distances } : {}),
      },
      classes: `edge ${lineOf(edge.evidence)} ${sideClass(edge.direction)}${bend ? ' bent' : ''}`,
    },
  ]
}

function sideClass(direction: Direction): string {
  return direction ?? 'none'
}

export function stylesheet(tokens: Tokens, size: NodeSize, font: string): StylesheetJson {
  return [...nodeStyles(tokens, size, font), ...edgeStyles(tokens), ...stateStyles(tokens)]
}

function nodeStyles(tokens: Tokens, size: NodeSize, font: string): StylesheetJson {
  return [
    {
      selector: 'node',
      style: {
        label: 'data(label)',
        'font-family': font,
        'font-size': 12,
        color: tokens('ink'),
        'text-wrap': 'wrap',
        'text-max-width': `${size.width + 40}px`,
        'text-valign': 'center',
        'text-halign': 'center',
        'line-height': 1.2,
      },
    },
    {
      selector: 'node.node',
      style: {
        width: size.width,
        height: size.height,
        'background-color': tokens('surface'),
        'border-width': 1.25,
        'border-color': tokens('zero'),
        shape: 'ellipse',
      },
    },
    { selector: '.adverse.node', style: sideStyle(tokens('adverse-1'), tokens('adverse-4')) },
    {
      selector: '.beneficial.node',
      style: sideStyle(tokens('beneficial-1'), tokens('beneficial-4')),
    },
    { selector: '.hexagon', style: { shape: 'hexagon', 'border-width': 2 } },
    { selector: '.pill', style: { shape: 'round-rectangle', 'corner-radius': '18' } },
    { selector: '.box', style: { shape: 'round-rectangle', 'corner-radius': '6' } },
    { selector: '.cut', style: { shape: 'cut-rectangle' } },
    { selector: '.tag', style: { shape: 'tag' } },
    { selector: '.rhomboid', style: { shape: 'rhomboid' } },
    { selector: '.octagon', style: { shape: 'octagon' } },
    { selector: '.company', style: { shape: 'round-rectangle', 'corner-radius': '4' } },
    {
      selector: '.target',
      style: {
        'border-width': 2.5,
        'border-color': tokens('ink'),
        'background-color': tokens('surface'),
        height: size.height + TARGET_MORE,
      },
    },
    {
      selector: '.head',
      style: {
        width: 1,
        height: 1,
        'background-opacity': 0,
        color: tokens('ink3'),
        'text-valign': 'top',
        events: 'no',
      },
    },
    { selector: '.foot', style: { width: 1, height: 1, 'background-opacity': 0, events: 'no' } },
  ]
}

function sideStyle(background: string, border: string) {
  return { 'background-color': background, 'border-color': border }
}

function edgeStyles(tokens: Tokens): StylesheetJson {
  const dashes = Object.entries(DASHES).map(([line, pattern]) => ({
    selector: `edge.${line}`,
    style:
      pattern.length === 0
        ? { 'line-style': 'solid' as const }
        : {
            'line-style': 'dashed' as const,
            'line-dash-pattern': [...pattern],
            'line-cap': 'butt' as const,
          },
  }))
  return [
    {
      selector: 'edge.edge',
      style: {
        width: 'data(width)',
        'line-color': tokens('zero'),
        'curve-style': 'straight',
        'target-arrow-shape': 'triangle',
        'target-arrow-color': tokens('zero'),
        'arrow-scale': 0.7,
      },
    },
    {
      selector: 'edge.bent',
      style: {
        'curve-style': 'unbundled-bezier',
        'edge-distances': 'node-position',
        'control-point-weights': (edge: { data: (name: string) => unknown }) =>
          numbers(edge.data('weights')),
        'control-point-distances': (edge: { data: (name: string) => unknown }) =>
          numbers(edge.data('distances')),
      },
    },
    ...dashes,
    { selector: 'edge.adverse', style: lineStyle(tokens('adverse-3')) },
    { selector: 'edge.beneficial', style: lineStyle(tokens('beneficial-3')) },
    {
      selector: 'edge.guide',
      style: {
        width: 1,
        'line-color': tokens('line'),
        'curve-style': 'straight',
        events: 'no',
        'z-index': 0,
      },
    },
  ]
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function lineStyle(colour: string) {
  return { 'line-color': colour, 'target-arrow-color': colour }
}

/** The states of highlight.ts: dimmed is half, never hidden; lit stands in the stronger tone; marked has a ring. */
function stateStyles(tokens: Tokens): StylesheetJson {
  return [
    { selector: '.node.dim, .edge.dim', style: { opacity: 0.5 } },
    { selector: '.edge.dim', style: lineStyle(tokens('line')) },
    { selector: '.edge.lit.adverse', style: lineStyle(tokens('adverse-4')) },
    { selector: '.edge.lit.beneficial', style: lineStyle(tokens('beneficial-4')) },
    { selector: '.edge.lit', style: { 'z-index': 2 } },
    { selector: '.node.lit', style: { 'border-width': 2 } },
    { selector: '.target.lit', style: { 'border-width': 2.5 } },
    {
      selector: '.node.marked',
      style: { 'outline-width': 2, 'outline-color': tokens('accent'), 'outline-offset': 3 },
    },
    {
      selector: '.edge.marked',
      style: {
        'underlay-color': tokens('accent'),
        'underlay-opacity': 0.35,
        'underlay-padding': 4,
      },
    },
  ]
}
