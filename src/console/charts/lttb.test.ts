import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lttb } from './lttb'

const line = (ys: readonly number[]) => ys.map((y, x) => ({ x, y }))

describe('lttb', () => {
  it('leaves a short series alone', () => {
    const points = line([1, 2, 3])
    expect(lttb(points, 1_000)).toBe(points)
  })

  it('keeps the one peak of a long flat series', () => {
    const ys = Array.from({ length: 5_000 }, (_, index) => (index === 3_333 ? 99 : 1))
    expect(lttb(line(ys), 100).some((point) => point.y === 99)).toBe(true)
  })

  it('keeps first and last, the order, the limit, and adds no point', () => {
    const any = fc.array(fc.double({ min: -50, max: 200, noNaN: true }), { minLength: 4 })
    fc.assert(
      fc.property(any, fc.integer({ min: 3, max: 30 }), (ys, most) => {
        const points = line(ys)
        const kept = lttb(points, most)
        expect(kept.length).toBe(Math.min(most, points.length))
        expect(kept[0]).toBe(points[0])
        expect(kept.at(-1)).toBe(points.at(-1))
        const places = kept.map((point) => points.indexOf(point))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        expect(places).not.toContain(-1)
      }),
    )
  })
})
