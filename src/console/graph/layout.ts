/**
 * Gives each node a place from its tier and the order in its column: the event left, the company right. Layered
 * drawing after Sugiyama, Tagawa and Toda (1981): columns by tier, an unseen waypoint where an edge passes a column,
 * barycentre sweeps with the best order kept, heights relaxed to the mean of the neighbours with a least gap between
 * (pool adjacent violators). Same input, same picture: everything is sorted before it is placed.
 * Cost: O(sweeps × (edges + waypoints) log), sweeps fixed.
 */

export type LayoutNode = { readonly id: string; readonly tier: number }
export type LayoutEdge = { readonly id: string; readonly source: string; readonly target: string }
export type Point = { readonly x: number; readonly y: number }

export type Layout = {
  readonly positions: ReadonlyMap<string, Point>
  /** Points that an edge passes between its ends, from source to target; none for neighbours. */
  readonly waypoints: ReadonlyMap<string, readonly Point[]>
  /** From left (the event) to right (the company). */
  readonly columns: readonly { readonly tier: number; readonly x: number }[]
  readonly crossings: number
}

export type Spacing = {
  /** Distance between the middles of two columns, and the least between two nodes of one, in pixels. */
  readonly column: number
  readonly row: number
}

const SWEEPS = 24
const RELAXATIONS = 12
/** A waypoint needs less room than a node, so that a long edge does not tear its columns apart. */
const WAYPOINT_ROOM = 0.45

type Slot = { readonly id: string; readonly isWaypoint: boolean }
type Columns = readonly (readonly Slot[])[]
type Neighbours = ReadonlyMap<string, readonly string[]>

export function layoutOf(
  nodes: readonly LayoutNode[],
  edges: readonly LayoutEdge[],
  spacing: Spacing,
): Layout {
  const { tiers, columns, before, after, chains } = layersOf(nodes, edges)
  const { order, crossings } = fewestCrossings(columns, before, after)
  const heights = relaxedHeights(order, before, after, spacing.row)
  const placed = new Map<string, Point>()
  order.forEach((column, index) => {
    for (const { id } of column) {
      placed.set(id, { x: index * spacing.column, y: heights.get(id) ?? 0 })
    }
  })
  const pointsOf = (ids: readonly string[]) => ids.flatMap((id) => placed.get(id) ?? [])
  return {
    positions: new Map(
      nodes.flatMap(({ id }) => {
        const point = placed.get(id)
        return point ? [[id, point] as const] : []
      }),
    ),
    waypoints: new Map([...chains].map(([id, ids]) => [id, pointsOf(ids)])),
    columns: tiers.map((tier, index) => ({ tier, x: index * spacing.column })),
    crossings,
  }
}

/** Columns from the highest tier to the lowest, with waypoints, and who stands next to whom. */
function layersOf(nodes: readonly LayoutNode[], edges: readonly LayoutEdge[]) {
  const tiers = [...new Set(nodes.map((node) => node.tier))].sort((a, b) => b - a)
  const columnOf = new Map(tiers.map((tier, index) => [tier, index]))
  const placeOf = new Map(nodes.map((node) => [node.id, columnOf.get(node.tier) ?? 0]))
  const columns: Slot[][] = tiers.map(() => [])
  for (const { id } of [...nodes].sort(byId)) {
    columns[placeOf.get(id) ?? 0]?.push({ id, isWaypoint: false })
  }
  const before = new Map<string, string[]>()
  const after = new Map<string, string[]>()
  const chains = new Map<string, string[]>()
  for (const edge of [...edges].sort(byId)) {
    const from = placeOf.get(edge.source)
    const to = placeOf.get(edge.target)
    if (from === undefined || to === undefined || from === to) continue
    const step = from < to ? 1 : -1
    const chain: string[] = []
    for (let column = from + step; column !== to; column += step) {
      const id = `${edge.id} at ${column}`
      columns[column]?.push({ id, isWaypoint: true })
      chain.push(id)
    }
    if (chain.length > 0) chains.set(edge.id, chain)
    const stops = [edge.source, ...chain, edge.target]
    const rightward = step === 1 ? stops : stops.toReversed()
    rightward.slice(1).forEach((right, index) => {
      const left = rightward[index]
      if (left !== undefined) link(before, after, left, right)
    })
  }
  return { tiers, columns, before, after, chains }
}

function link(
  before: Map<string, string[]>,
  after: Map<string, string[]>,
  left: string,
  right: string,
): void {
  addTo(before, right, left)
  addTo(after, left, right)
}

function addTo(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}

/** Sweeps to and fro by barycentre and keeps the order with the fewest crossings that was met. */
function fewestCrossings(start: Columns, before: Neighbours, after: Neighbours) {
  let order: Columns = start
  let best = { order, crossings: crossingsOf(order, before) }
  for (let sweep = 0; sweep < SWEEPS && best.crossings > 0; sweep++) {
    order = sweep % 2 === 0 ? sweptRight(order, before) : sweptLeft(order, after)
    const crossings = crossingsOf(order, before)
    if (crossings < best.crossings) best = { order, crossings }
  }
  return best
}

function sweptRight(order: Columns, before: Neighbours): Columns {
  const swept: (readonly Slot[])[] = []
  for (const column of order) swept.push(byBarycentre(column, swept.at(-1) ?? [], before))
  return swept
}

function sweptLeft(order: Columns, after: Neighbours): Columns {
  const swept: (readonly Slot[])[] = []
  for (const column of order.toReversed()) {
    swept.push(byBarycentre(column, swept.at(-1) ?? [], after))
  }
  return swept.toReversed()
}

/** A column in the order of the mean places of its neighbours; a node without any keeps its own place. */
function byBarycentre(
  column: readonly Slot[],
  beside: readonly Slot[],
  neighbours: Neighbours,
): readonly Slot[] {
  const places = placesOf(beside)
  const weights = new Map(
    column.map(({ id }, index) => {
      const known = (neighbours.get(id) ?? []).flatMap((other) => places.get(other) ?? [])
      return [id, known.length === 0 ? index : mean(known)]
    }),
  )
  return column.toSorted((a, b) => (weights.get(a.id) ?? 0) - (weights.get(b.id) ?? 0))
}

function placesOf(column: readonly Slot[]): ReadonlyMap<string, number> {
  return new Map(column.map(({ id }, index) => [id, index]))
}

/** Crossings between all neighbouring columns: inversions counted with a Fenwick tree. */
function crossingsOf(order: Columns, before: Neighbours): number {
  let crossings = 0
  order.forEach((column, index) => {
    const left = order[index - 1]
    if (left) crossings += inversions(column, left, before)
  })
  return crossings
}

function inversions(column: readonly Slot[], left: readonly Slot[], before: Neighbours): number {
  const places = placesOf(left)
  const counts = new Int32Array(left.length + 1)
  let seen = 0
  let crossings = 0
  for (const { id } of column) {
    const ends = (before.get(id) ?? []).flatMap((other) => places.get(other) ?? [])
    for (const end of ends) {
      let notAbove = 0
      for (let i = end + 1; i > 0; i -= i & -i) notAbove += counts[i] ?? 0
      crossings += seen - notAbove
    }
    for (const end of ends) {
      for (let i = end + 1; i <= left.length; i += i & -i) counts[i] = (counts[i] ?? 0) + 1
    }
    seen += ends.length
  }
  return crossings
}

/** Heights pulled to the mean of the neighbours, the order and the gaps kept; the whole is centred on 0. */
function relaxedHeights(
  order: Columns,
  before: Neighbours,
  after: Neighbours,
  row: number,
): ReadonlyMap<string, number> {
  const heights = new Map<string, number>()
  for (const column of order) {
    const offsets = offsetsOf(column, row)
    const middle = (offsets.at(-1) ?? 0) / 2
    column.forEach(({ id }, index) => {
      heights.set(id, (offsets[index] ?? 0) - middle)
    })
  }
  for (let round = 0; round < RELAXATIONS; round++) {
    for (const column of round % 2 === 0 ? order.toReversed() : order) {
      relax(column, heights, before, after, row)
    }
  }
  return heights
}

/** Where each slot of a column stands at the least, counted from its first. */
function offsetsOf(column: readonly Slot[], row: number): number[] {
  const offsets: number[] = []
  column.forEach((slot, index) => {
    const above = column[index - 1]
    const gap = above ? (row * (roomOf(above) + roomOf(slot))) / 2 : 0
    offsets.push((offsets[index - 1] ?? 0) + gap)
  })
  return offsets
}

function roomOf(slot: Slot): number {
  return slot.isWaypoint ? WAYPOINT_ROOM : 1
}

function relax(
  column: readonly Slot[],
  heights: Map<string, number>,
  before: Neighbours,
  after: Neighbours,
  row: number,
): void {
  const offsets = offsetsOf(column, row)
  const wanted = column.map(({ id }, index) => {
    const others = [...(before.get(id) ?? []), ...(after.get(id) ?? [])]
    const own = heights.get(id) ?? 0
    const goal = others.length === 0 ? own : mean(others.map((other) => heights.get(other) ?? 0))
    return goal - (offsets[index] ?? 0)
  })
  pooled(wanted).forEach((height, index) => {
    const slot = column[index]
    if (slot) heights.set(slot.id, height + (offsets[index] ?? 0))
  })
}

/** The non-decreasing sequence nearest to `wanted` in the least squares sense: pool adjacent violators. */
function pooled(wanted: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = []
  for (const value of wanted) {
    let block = { sum: value, count: 1 }
    let last = blocks.at(-1)
    while (last && last.sum / last.count > block.sum / block.count) {
      block = { sum: last.sum + block.sum, count: last.count + block.count }
      blocks.pop()
      last = blocks.at(-1)
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
