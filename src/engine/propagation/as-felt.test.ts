/** Who goes without when goods stop at a border. */
import { describe, expect, it } from 'vitest'
import { assessOutcome } from '@/engine/scoring/outcome'
import { graphOf, input, located, made, sold } from '@/engine/testing/small-facts'
import { outage, readingOf } from '@/engine/testing/small-readings'
import type { Reading } from '@/engine/types'
import { asFelt } from './as-felt'

/** Dysprosium for two makers of motors: one in China, one with a plant in China and one in Japan. */
const graph = graphOf([
  input('material:dysprosium', 'product:home'),
  input('material:dysprosium', 'product:mixed'),
  input('material:dysprosium', 'product:nowhere'),
  located('place:cn/jiangxi', 'product:home'),
  made('facility:wuxi', 'product:mixed', 0.25),
  made('facility:osaka', 'product:mixed', 0.75),
  located('place:cn', 'facility:wuxi'),
  located('place:jp', 'facility:osaka'),
  ...['home', 'mixed', 'nowhere'].map((name) => sold(`product:${name}`, `company:${name}`)),
])

function lostDays(border: Partial<Reading>, name: string): number | null {
  const reading = readingOf([outage('material:dysprosium', 40)], border)
  const outcome = assessOutcome(asFelt(graph, reading), reading, `company:${name}`, {
    matchScore: 1,
  })
  return outcome.products[0]?.lostOutputDays ?? 0
}

describe('asFelt', () => {
  it('hits all alike where no border is known', () => {
    expect(['home', 'mixed', 'nowhere'].map((name) => lostDays({}, name))).toEqual([40, 40, 40])
  })

  it('spares what is made in the country that holds its goods back', () => {
    const border = { sparedPlaceId: 'place:cn' }
    expect(['home', 'mixed', 'nowhere'].map((name) => lostDays(border, name))).toEqual([0, 30, 40])
  })

  it('hits only what is made in the country that shuts goods out, and who may be there', () => {
    const border = { usersPlaceId: 'place:cn' }
    expect(['home', 'mixed', 'nowhere'].map((name) => lostDays(border, name))).toEqual([40, 10, 40])
  })

  it('leaves the graph as it was for the next event', () => {
    lostDays({ sparedPlaceId: 'place:cn' }, 'home')
    expect(lostDays({}, 'home')).toBe(40)
  })
})
