/**
 * Thins a long series to what a chart can show and keeps its shape: Largest Triangle Three Buckets (Steinarsson,
 * "Downsampling Time Series for Visual Representation", University of Iceland 2013). First and last point stay;
 * every point kept is a point of the series. O(n).
 */

type XY = { readonly x: number; readonly y: number }

/** At most `most` of the points, in their order; all of them when they are no more than that. */
export function lttb<T extends XY>(points: readonly T[], most: number): readonly T[] {
  const first = points[0]
  const last = points.at(-1)
  if (points.length <= most || most < 3 || !first || !last) return points
  const size = (points.length - 2) / (most - 2)
  const bucket = (index: number) =>
    points.slice(Math.floor(index * size) + 1, Math.floor((index + 1) * size) + 1)
  const kept: T[] = [first]
  let before = first
  for (let index = 0; index < most - 2; index++) {
    const next = index + 1 < most - 2 ? bucket(index + 1) : [last]
    before = largest(bucket(index), before, middleOf(next)) ?? before
    kept.push(before)
  }
  return [...kept, last]
}

/** The point of the bucket that spans the largest triangle with the point before and the middle after. */
function largest<T extends XY>(bucket: readonly T[], before: XY, after: XY): T | undefined {
  let best = bucket[0]
  let bestArea = -1
  for (const point of bucket) {
    const area = Math.abs(
      (before.x - after.x) * (point.y - before.y) - (before.x - point.x) * (after.y - before.y),
    )
    if (area > bestArea) {
      bestArea = area
      best = point
    }
  }
  return best
}

function middleOf(bucket: readonly XY[]): XY {
  const count = Math.max(1, bucket.length)
  return {
    x: bucket.reduce((sum, point) => sum + point.x, 0) / count,
    y: bucket.reduce((sum, point) => sum + point.y, 0) / count,
  }
}
