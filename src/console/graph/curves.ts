/**
 * Where an edge bends: it leaves and enters its nodes level, and passes through its waypoints level. Given as Cytoscape
 * takes it for `unbundled-bezier`: for each control point, its place along the straight line from source to target
 * (0..1) and its distance from that line, in pixels, to the right of the way positive.
 */
import type { Point } from './layout'

export type Bend = { readonly weights: readonly number[]; readonly distances: readonly number[] }

/** Sideways reach of an edge that stays in its column, in pixels. */
const LOOP_REACH = 46
const LEVEL = 0.5

/** The bend of an edge; null when the edge is a straight level line. */
export function bendOf(source: Point, target: Point, waypoints: readonly Point[]): Bend | null {
  const stops = [source, ...waypoints, target]
  if (source.x === target.x) return { weights: [0.5], distances: [-LOOP_REACH] }
  if (stops.every((stop) => Math.abs(stop.y - source.y) < LEVEL)) return null
  const controls = stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? source
    const middle = (from.x + to.x) / 2
    return [
      { x: middle, y: from.y },
      { x: middle, y: to.y },
    ]
  })
  const along = controls.map((point) => alongLine(point, source, target))
  return {
    weights: along.map(({ weight }) => weight),
    distances: along.map(({ distance }) => distance),
  }
}

function alongLine(point: Point, source: Point, target: Point) {
  const dx = target.x - source.x
  const dy = target.y - source.y
  const length = Math.hypot(dx, dy)
  const px = point.x - source.x
  const py = point.y - source.y
  return {
    weight: (px * dx + py * dy) / (length * length),
    distance: (py * dx - px * dy) / length,
  }
}
