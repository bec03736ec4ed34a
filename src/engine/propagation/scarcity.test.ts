/** A material that is missing is dear, wherever it is made. */
import { describe, expect, it } from 'vitest'
import { assessOutcome } from '@/engine/scoring/outcome'
import { graphOf, input, located, priced, sold, soldAt } from '@/engine/testing/small-facts'
import { outage, priceShock, readingOf } from '@/engine/testing/small-readings'
import type { Reading } from '@/engine/types'
import { withScarcity } from './scarcity'

/** Copper from Chile and elsewhere, for a maker of wire who has a year's stock; a mine in Peru sells at its price. */
const graph = graphOf([
  located('place:cl', 'material:copper', 0.25),
  priced('commodity:copper', 'material:copper'),
  priced('commodity:copper', 'product:pipe', 0.5),
  input('material:copper', 'product:wire', { bufferDays: 365, costShare: 0.4 }),
  sold('product:wire', 'company:wire'),
  soldAt('commodity:copper', 'product:peru', 0.8),
  sold('product:peru', 'company:peru'),
])
const read = (...args: Parameters<typeof readingOf>) =>
  withScarcity(graph, readingOf(...args), 'company:wire')
const changes = (reading: Reading) =>
  reading.shocks.flatMap((shock) => (shock.channel === 'price' ? [shock.priceChange] : []))

describe('withScarcity', () => {
  it('moves the price by the missing share of supply over the elasticity', () => {
    expect(changes(read([outage('place:cl', 120)]))).toEqual([0.25 / 0.4])
  })

  it('smooths what is shorter than a quarter', () => {
    expect(changes(read([outage('place:cl', 18)]))).toEqual([(0.25 * 18) / 90 / 0.4])
  })

  it('lets the price fall when supply grows, and stay when nothing or hardly anything is missing', () => {
    expect(changes(read([outage('place:cl', 120, { lossFraction: -0.1 })]))[0]).toBeLessThan(0)
    expect(changes(read([outage('place:cl', 1)]))).toEqual([])
    expect(changes(read([]))).toEqual([])
  })

  it('leaves a price that the event itself moves, and the world price where one country alone goes without', () => {
    expect(changes(read([outage('place:cl', 120), priceShock('commodity:copper', 0.1)]))).toEqual([
      0.1,
    ])
    expect(changes(read([outage('place:cl', 120)], { usersPlaceId: 'place:fr' }))).toEqual([])
  })

  it('pays nobody for what he himself cannot deliver', () => {
    const own = graphOf([
      input('product:peru/copper', 'material:copper', { group: 'makers', share: 0.3 }),
      priced('commodity:copper', 'material:copper'),
      soldAt('commodity:copper', 'product:peru/copper', 0.8),
      sold('product:peru/copper', 'company:peru'),
      soldAt('commodity:copper', 'product:chile/copper', 0.8),
      sold('product:chile/copper', 'company:chile'),
    ])
    const stands = readingOf([outage('product:peru/copper', 120)])
    expect(changes(withScarcity(own, stands, 'company:peru'))).toEqual([])
    expect(changes(withScarcity(own, stands, 'company:chile'))[0]).toBeGreaterThan(0.5)
  })

  it('is bad for who buys, even out of stock, and good for who sells; and says that it is an estimate', () => {
    const reading = read([outage('place:cl', 120)])
    const score = (id: string) => assessOutcome(graph, reading, id, { matchScore: 1 }).score
    expect(score('company:wire')).toBeGreaterThan(1)
    expect(score('company:peru')).toBeLessThan(-1)
    expect(reading.assumptions).toEqual([
      'commodity:copper 62.5 % dearer, estimated from 25 % less supply and an elasticity of 0.4',
    ])
  })
})
