/** What nobody would send on purpose still has a defined outcome, said in words, and never a made-up path. */
import { describe, expect, it } from 'vitest'
import { createEngine } from '@/engine/assess'
import { buildGraph } from '@/engine/graph/graph'
import { embeddedFacts } from '@/engine/knowledge'
import { factsOf, input, made, sold } from '@/engine/testing/small-facts'
import type { Assessment } from '@/protocol/assessment'
import { type EventInfo, eventInfo, type NewsEvent } from '@/protocol/event-info'

const engine = createEngine(embeddedFacts)
const TESLA = 'company:tesla'

function news(over: Partial<NewsEvent>): EventInfo {
  return {
    event_type: 'news',
    analysis_mode: 'normal',
    company_name: 'Tesla',
    title: 'An event',
    content: 'Something happened.',
    pub_date: '2026-03-17T08:00:00Z',
    ...over,
  }
}

function prices(priceOn: (day: number) => number, name = 'Crude Oil'): EventInfo {
  const dayOf = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
  return {
    event_type: 'commodity_price',
    analysis_mode: 'normal',
    company_name: 'Tesla',
    commodity_name: name,
    commodity_unit: 'USD/bbl',
    target_date: dayOf(119),
    target_price: priceOn(119),
    commodity_price_series: Array.from({ length: 120 }, (_, day) => ({
      date: dayOf(day),
      value: priceOn(day),
    })),
  }
}

function assess(event: EventInfo, by = engine, companyId = TESLA) {
  const request = { taskId: 't', eventId: 'e', event, companyId, matchScore: 1, role: null }
  return by.assess(request)
}

function validPaths(result: Assessment) {
  return (result.path_risk_interpretation_list ?? []).filter((path) => path.is_valid_path !== false)
}

function expectNothing(event: EventInfo) {
  const result = assess(event)
  expect(result.impact_score).toBe(0)
  expect(validPaths(result)).toEqual([])
  expect(result.impact_date).toBeNull()
  expect(result.analysis_dossier_text).toMatch(/No effect on Tesla, Inc. was found. \S.{20}/)
}

describe('a text', () => {
  it('that is empty is refused with the field that lacks', () => {
    const read = eventInfo.safeParse(news({ title: '  ', content: '' }))
    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['title', 'content'])
  })

  it('that is empty all the same, or names no known thing, has no effect and says why', () => {
    expectNothing(news({ title: '', content: '' }))
    expectNothing(news({ title: 'The fair opens', content: 'A choir sang in the village hall.' }))
  })

  it.each([
    ['Chinese', '工厂起火', '昨天一家工厂发生火灾，没有人受伤。'],
    ['Japanese', '工場で火災', '昨日、工場で火災が発生しました。'],
    ['German', 'Brand in einer Halle', 'Gestern brannte eine Halle ab, niemand wurde verletzt.'],
  ])('in %s without a known name has no effect and says why', (_, title, content) => {
    expectNothing(news({ title, content }))
  })

  it.each([
    ['plain words', 'The choir sang. '],
    ['one long word', 'a'],
    ['blanks', ' \n\t'],
    ['figures', '9,'],
    ['dots', '.'],
    ['opened brackets', '((['],
    ['hyphens', '-a-'],
    ['negations', 'no not never '],
    ['halves of characters', '\ud83d'],
  ])('of 200 kB of %s is read to the end', (_, part) => {
    expectNothing(news({ content: part.repeat(200_000 / part.length) }))
  })

  it('of 200 kB is read up to its last sentence', () => {
    const end = 'A fire shut all plants of Tesla for 60 days.'
    const content = 'The choir sang. '.repeat(12_000) + end
    expect(assess(news({ title: 'News', content })).impact_score).toBeGreaterThan(0)
  })
})

describe('a date', () => {
  const ban = { title: 'China bans exports of dysprosium', content: 'All exports are halted.' }

  it.each(['1900-01-01', '2199-06-30'])('of %s dates the effect from that day', (date) => {
    const result = assess(news({ ...ban, pub_date: `${date}T00:00:00Z` }))
    expect(Math.abs(result.impact_score ?? Number.NaN)).toBeLessThanOrEqual(20)
    const start = result.impact_date
    if (result.impact_score === 0) expect(start).toBeNull()
    else expect(String(start) >= date).toBe(true)
  })
})

describe('a price series', () => {
  it.each<[string, (day: number) => number]>([
    ['one spike', (day) => (day === 60 ? 7000 : 70)],
    ['zeros only', () => 0],
    ['some zeros', (day) => (day % 3 === 0 ? 0 : 70)],
    ['negative prices', (day) => -70 - day / 10],
    ['a fall below zero', (day) => 40 - day],
    ['one price throughout', () => 70],
    ['huge prices', (day) => (day < 90 ? 1e-300 : 1e300)],
  ])('with %s gives a finite score, and no path without an effect', (_, priceOn) => {
    const result = assess(prices(priceOn))
    expect(Number.isFinite(result.impact_score)).toBe(true)
    expect(Math.abs(result.impact_score ?? Number.NaN)).toBeLessThanOrEqual(20)
    if (result.impact_score === 0) expect(validPaths(result)).toEqual([])
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/)
  })

  it('of a commodity that nobody knows has no effect and says why', () => {
    expectNothing(prices((day) => 70 + day, 'Unobtainium'))
  })
})

describe('a company', () => {
  it('that is not known is not matched', () => {
    for (const name of ['', ' ', '?', 'Qwxyz Vbnmk', '('.repeat(300)]) {
      expect(engine.matchCompany(name).decision, name).toBe('none')
    }
    expect(engine.companyOf('company:nobody')).toBeNull()
  })

  it('that supplies itself, and one in a circle of suppliers, is hit once and not without end', () => {
    const round = [
      made('facility:works', 'product:own/goods'),
      input('product:own/goods', 'product:part'),
      input('product:part', 'product:own/goods'),
      sold('product:own/goods', 'company:own'),
    ]
    const works = { id: 'facility:works', kind: 'facility', name: 'Grubenau Works' } as const
    const own = createEngine([factsOf(round, [works])])
    const fire = news({
      title: 'Fire at Grubenau Works',
      content: 'The plant is shut for 30 days.',
    })
    const result = assess(fire, own, 'company:own')
    expect(result.impact_score).toBeGreaterThan(0)
    expect(result.impact_score).toBeLessThan(20)
    for (const path of validPaths(result)) {
      const nodes = JSON.stringify(path)
      expect(nodes).not.toContain('NaN')
    }
  })
})

it('a group whose shares add up to more than one is refused, with its name and file', () => {
  const edges = [
    input('product:a', 'product:c', { group: 'x', share: 0.7 }),
    input('product:b', 'product:c', { group: 'x', share: 0.7 }),
    sold('product:c', 'company:c'),
  ]
  const graph = buildGraph([factsOf(edges)])
  expect(graph.ok).toBe(false)
  if (!graph.ok) expect(JSON.stringify(graph.error)).toMatch(/test.*product:c#x/)
})

it('the same event gives the same bytes, also by an engine that has answered others before', () => {
  const event = news({ title: 'China bans exports of dysprosium', content: 'All are halted.' })
  const first = JSON.stringify(assess(event, createEngine(embeddedFacts)))
  assess(prices((day) => 70 + day))
  expect(JSON.stringify(assess(event))).toBe(first)
})
