/** The embedded facts as a whole: sound, cited, connected, and telling of the events they are there for. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '@/engine/assess'
import { buildGraph } from '@/engine/graph/graph'
import { addDays } from '@/protocol/dates'
import type { EventInfo } from '@/protocol/event-info'
import { cited } from './cells'
import { embeddedFacts } from './index'

const nodes = embeddedFacts.flatMap((file) => file.nodes)
const edges = embeddedFacts.flatMap((file) => file.edges)
const companies = nodes.filter((node) => node.kind === 'company')

describe('the embedded facts', () => {
  it('make a graph: ids known and unique, shares within their groups, dates in order', () => {
    const graph = buildGraph(embeddedFacts, {})
    expect(graph.ok ? [] : graph.error).toEqual([])
  })

  it.each(['2005-01-01', '2013-01-01', '2018-03-01', '2019-01-01', '2022-03-01', '2025-06-01'])(
    'make a graph of the facts that held on %s',
    (asOf) => {
      const graph = buildGraph(embeddedFacts, { asOf })
      expect(graph.ok ? [] : graph.error).toEqual([])
    },
  )

  it('are many enough for the industries they stand for', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(300)
    expect(edges.length).toBeGreaterThanOrEqual(1_200)
  })

  it('say where each comes from, in words, with publisher, title and date', () => {
    for (const edge of edges) {
      expect(edge.provenance.length, `${edge.from} → ${edge.to}`).toBeGreaterThan(0)
      for (const { claim, publisher, title, date } of edge.provenance) {
        for (const text of [claim, publisher, title, date]) expect(text.trim()).not.toBe('')
        expect(claim).not.toMatch(/^Estimate\.?$/)
      }
    }
  })

  it('call nothing confirmed that has no address to read it at', () => {
    const confirmed = edges
      .flatMap((edge) => edge.provenance)
      .filter((one) => one.level === 'confirmed')
    expect(confirmed.filter((one) => !one.url)).toEqual([])
  })

  it('give every company something to sell, and no more than all of its revenue', () => {
    for (const { id } of companies) {
      const sold = edges.filter((edge) => edge.kind === 'sells' && edge.to === id)
      const held = sold.filter((edge) => edge.validTo === undefined)
      const share = held.reduce(
        (sum, edge) => sum + (edge.kind === 'sells' ? edge.revenueShare : 0),
        0,
      )
      expect(sold.length, id).toBeGreaterThan(0)
      expect(share, id).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  // A place is there to be read in a text, also where nothing known is made.
  it('leave no node but a place without a fact', () => {
    const joined = new Set(edges.flatMap((edge) => [edge.from, edge.to]))
    expect(
      nodes.filter((node) => node.kind !== 'place' && !joined.has(node.id)).map((node) => node.id),
    ).toEqual([])
  })

  it('let no two companies answer to one name', () => {
    const owner = new Map<string, string>()
    for (const company of companies) {
      for (const name of new Set([company.name, ...(company.aliases ?? [])])) {
        const known = owner.get(name.toLowerCase())
        expect(known ?? company.id, `“${name}”`).toBe(company.id)
        owner.set(name.toLowerCase(), company.id)
      }
    }
  })
})

it('refuses a claim that says nothing', () => {
  expect(() => cited('Estimate.')).toThrow('say of what')
  expect(() => cited('{NO_SUCH_CARD} Words.')).toThrow('no such card')
  expect(cited('Estimate.', 'About 4 % of it').claim).toBe('About 4 % of it, an estimate.')
})

const story = (title: string, content: string): EventInfo => ({
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'any',
  title,
  content,
  pub_date: '2026-04-06T08:00:00+08:00',
})

/** 120 days: flat for ninety, then rising to `last` times the first value. */
const rise = (commodity: string, unit: string, last: number): EventInfo => {
  const end = '2026-06-12'
  const series = Array.from({ length: 121 }, (_, row) => ({
    date: addDays(end, row - 120),
    value: 70 * (row < 91 ? 1 : 1 + ((last - 1) * (row - 90)) / 30),
  }))
  return {
    event_type: 'commodity_price',
    analysis_mode: 'normal',
    company_name: 'any',
    commodity_name: commodity,
    commodity_unit: unit,
    target_date: end,
    target_price: 70 * last,
    commodity_price_series: series,
  }
}

/** Scores of all companies that an event reaches, and the lengths of the ways it takes. */
function reachOf(event: EventInfo) {
  const scores = new Map<string, number>()
  const lengths = new Set<number>()
  for (const { id } of companies) {
    const request = { taskId: 't', eventId: 'e', event, companyId: id, matchScore: 1, role: null }
    const { impact_score: score, path_risk_interpretation_list: paths } = engine.assess(request)
    if (score === null || score === 0) continue
    scores.set(id, score)
    for (const path of paths) if (path.is_valid_path) lengths.add(path.node_ids.length)
  }
  return { scores, lengths }
}

const engine = createEngine(embeddedFacts)

// Each asks of every company: seconds of work on a busy machine.
describe('an event reaches those who depend on it', { timeout: 120_000 }, () => {
  it.each([
    [
      'a rare-earth export control',
      story(
        'China requires licences for exports of dysprosium, terbium and rare-earth magnets',
        'Exports of dysprosium, terbium and neodymium magnets need a licence with immediate effect.',
      ),
    ],
    [
      'a chip shortage',
      story(
        'Shortage of microcontrollers',
        'A shortage of automotive microcontrollers is reported.',
      ),
    ],
    ['an oil-price move', rise('Crude Oil', 'USD/bbl', 1.5)],
    ['a copper-price move', rise('Copper', 'USD/t', 1.3)],
    ['a steel-price move', rise('Steel', 'USD/t', 1.3)],
  ])('%s: at least 25 companies, over ways of different length', (_, event) => {
    const { scores, lengths } = reachOf(event)
    expect(scores.size).toBeGreaterThanOrEqual(25)
    expect(lengths.size).toBeGreaterThanOrEqual(2)
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(3)
  })

  it('a dearer oil is good for who sells it and bad for who burns it', () => {
    const { scores } = reachOf(rise('Crude Oil', 'USD/bbl', 1.5))
    for (const id of ['exxonmobil', 'saudi-aramco', 'equinor']) {
      expect(scores.get(`company:${id}`), id).toBeLessThan(0)
    }
    for (const id of ['delta', 'maersk', 'basf']) {
      expect(scores.get(`company:${id}`), id).toBeGreaterThan(0)
    }
  })

  it('a deal for battery cells is good for buyer and maker, and nobody else is hurt', () => {
    const { scores } = reachOf(
      story(
        'Tesla and LG Energy Solution agree on LFP cells from Lansing',
        'LG Energy Solution will begin production of LFP battery cells in Lansing for the Megapack in 2027.',
      ),
    )
    expect(scores.get('company:tesla')).toBeLessThan(0)
    expect(scores.get('company:lg-energy-solution')).toBeLessThan(0)
    expect([...scores.values()].filter((score) => score > 0)).toEqual([])
  })
})
