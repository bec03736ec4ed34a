/** Wires elements, layout, highlight and style to Cytoscape. Decides nothing: what is lit comes in, what is pointed at goes out. */
import cytoscape, { type Core, type EventObject } from 'cytoscape'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/console/ui/Button'
import type { Picture } from './elements'
import { type Focus, litBy, REST } from './highlight'
import { pictureWords } from './labels'
import { type Layout, layoutOf } from './layout'
import { elementsOf, HEAD_ABOVE, type NodeSize, readTokens, stylesheet, TARGET_MORE } from './style'

type GraphCanvasProps = {
  readonly picture: Picture
  readonly focus: Focus
  /** Second line of the target company: its score. */
  readonly companyLabel: string | null
  /** REST when nothing is pointed at any more. */
  readonly onPoint: (focus: Focus) => void
  /** REST when the empty canvas was chosen. */
  readonly onChoose: (focus: Focus) => void
  /** Words on what is pointed at: below the picture, beside its buttons. */
  readonly children: ReactNode
}

const NODE_HEIGHT = 40
const ROW = 58
const GAP = 40
const WIDEST = 132
const NARROWEST = 92
const MARGIN = 14
const TALLEST = 640
const ZOOM_STEP = 1.3
/** As small as the picture is drawn to have the whole of it in sight. */
const SMALLEST = 0.85
/** Widths are taken in steps, so that a scroll bar that comes and goes draws nothing anew. */
const STEP = 20

/** A keyboard needs to get into what scrolls by itself. */
const SCROLLS = { tabIndex: 0 } as const

export function GraphCanvas(props: GraphCanvasProps) {
  const { picture, focus, children } = props
  const roomRef = useRef<HTMLDivElement>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const { graphRef, isWider } = useGraph(roomRef, boxRef, props)
  useEffect(() => {
    const graph = graphRef.current
    if (graph) light(graph, picture, focus)
  }, [graphRef, picture, focus])

  return (
    <div className="min-w-0">
      <div
        ref={roomRef}
        {...SCROLLS}
        role="img"
        aria-label={pictureWords(picture)}
        className="w-full overflow-x-auto overflow-y-hidden"
      >
        <div ref={boxRef} className="relative min-h-56" data-testid="graph" />
      </div>
      {isWider && (
        <p className="mb-1 text-xs text-ink3">
          The picture goes on to the right: scroll it sideways to the company.
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <div className="min-w-0 flex-1">{children}</div>
        <Zoom graphRef={graphRef} />
      </div>
    </div>
  )
}

function Zoom({ graphRef }: { readonly graphRef: RefObject<Core | null> }) {
  const zoomBy = (factor: number) => {
    const graph = graphRef.current
    if (!graph) return
    const middle = { x: graph.width() / 2, y: graph.height() / 2 }
    graph.zoom({ level: graph.zoom() * factor, renderedPosition: middle })
    graph.userPanningEnabled(true) // now there is something beyond the edge
  }
  return (
    <div className="flex gap-3 text-sm">
      <Button tone="quiet" onClick={() => zoomBy(ZOOM_STEP)}>
        Zoom in
      </Button>
      <Button tone="quiet" onClick={() => zoomBy(1 / ZOOM_STEP)}>
        Zoom out
      </Button>
      <Button tone="quiet" onClick={() => graphRef.current && fit(graphRef.current)}>
        Fit
      </Button>
    </div>
  )
}

/** Builds the graph when the picture or the room for it changes, and keeps its colours those of the theme. */
function useGraph(
  roomRef: RefObject<HTMLDivElement | null>,
  boxRef: RefObject<HTMLDivElement | null>,
  props: GraphCanvasProps,
) {
  const { picture, companyLabel } = props
  const graphRef = useRef<Core | null>(null)
  const [width, setWidth] = useState(0)
  const relight = useEffectEvent((graph: Core) => light(graph, props.picture, props.focus))
  const point = useEffectEvent((focus: Focus) => props.onPoint(focus))
  const choose = useEffectEvent((focus: Focus) => props.onChoose(focus))

  useEffect(() => {
    const room = roomRef.current
    if (!room) return
    const measure = () => setWidth(Math.floor(room.clientWidth / STEP) * STEP)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [roomRef])

  useEffect(() => {
    const box = boxRef.current
    if (!box || width === 0) return
    const graph = build(box, picture, Math.max(width, leastWidth(picture)), companyLabel)
    graphRef.current = graph
    listen(graph, box, point, choose)
    relight(graph)
    return () => {
      graphRef.current = null
      graph.destroy()
    }
  }, [boxRef, picture, width, companyLabel])

  useEffect(() => {
    const repaint = () => {
      const graph = graphRef.current
      if (graph)
        graph.style(
          stylesheet(
            readTokens(document.documentElement),
            sizeFor(picture, graph.width()),
            fontOf(),
          ),
        )
    }
    const observer = new MutationObserver(repaint)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [picture])
  return { graphRef, isWider: width > 0 && leastWidth(picture) > width }
}

/** Below this the names cannot be read: the room scrolls sideways instead. */
function leastWidth(picture: Picture): number {
  return columnsOf(picture) * (NARROWEST + GAP) * SMALLEST
}

function columnsOf(picture: Picture): number {
  return Math.max(1, new Set(picture.nodes.map((node) => node.tier)).size)
}

function sizeFor(picture: Picture, width: number): NodeSize {
  const room = Math.floor(width / columnsOf(picture)) - GAP
  return { width: Math.min(WIDEST, Math.max(NARROWEST, room)), height: NODE_HEIGHT }
}

function fontOf(): string {
  return getComputedStyle(document.body).fontFamily
}

function build(box: HTMLElement, picture: Picture, width: number, companyLabel: string | null) {
  const size = sizeFor(picture, width)
  const pitch = Math.max(
    size.width + GAP,
    (width - 2 * MARGIN - size.width) / Math.max(1, columnsOf(picture) - 1),
  )
  const layout = layoutOf(picture.nodes, picture.edges, {
    column: Math.min(pitch, 2 * WIDEST),
    row: ROW,
  })
  box.style.width = `${width}px`
  box.style.height = `${heightOf(layout)}px`
  const graph = cytoscape({
    container: box,
    elements: elementsOf(picture, layout, size, companyLabel),
    style: stylesheet(readTokens(document.documentElement), size, fontOf()),
    layout: { name: 'preset', fit: false },
    minZoom: 0.2,
    maxZoom: 3,
    userZoomingEnabled: false, // the wheel scrolls the page; the buttons zoom
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
  })
  fit(graph)
  return graph
}

/** Room for the picture at its own size, within reason: beyond that it is shown smaller. */
function heightOf(layout: Layout): number {
  const ys = [...layout.positions.values()].map(({ y }) => y)
  const span = Math.max(0, ...ys) - Math.min(0, ...ys)
  return Math.min(TALLEST, span + NODE_HEIGHT + TARGET_MORE + HEAD_ABOVE + 2 * MARGIN)
}

/** Shows the whole picture, never larger than drawn. */
function fit(graph: Core): void {
  graph.fit(undefined, MARGIN)
  if (graph.zoom() > 1) {
    graph.zoom(1)
    graph.center()
  }
  graph.userPanningEnabled(false) // a finger that moves over it scrolls the page
}

function listen(
  graph: Core,
  box: HTMLElement,
  point: (focus: Focus) => void,
  choose: (focus: Focus) => void,
): void {
  const focusOf = (event: EventObject): Focus => {
    const key: unknown = event.target.data('key')
    if (typeof key !== 'string') return REST
    return event.target.isNode() ? { at: 'node', nodeId: key } : { at: 'edge', edgeId: key }
  }
  graph.on('mouseover', '.node, .edge', (event) => {
    box.classList.add('cursor-pointer')
    point(focusOf(event))
  })
  graph.on('mouseout', '.node, .edge', () => {
    box.classList.remove('cursor-pointer')
    point(REST)
  })
  graph.on('tap', '.node, .edge', (event) => choose(focusOf(event)))
  graph.on('tap', (event) => {
    if (event.target === graph) choose(REST)
  })
}

function light(graph: Core, picture: Picture, focus: Focus): void {
  const lit = litBy(picture, focus)
  graph.batch(() => {
    graph.elements('.node, .edge').forEach((element) => {
      const key: unknown = element.data('key')
      if (typeof key !== 'string') return
      const isLit = element.isNode() ? lit.nodes.has(key) : lit.edges.has(key)
      element.toggleClass('dim', !isLit)
      element.toggleClass('lit', isLit && lit.isFocused)
      element.toggleClass('marked', lit.marked === key)
    })
  })
}
