import { describe, expect, it } from 'vitest'
import { readAssessment } from '@/protocol/assessment'
import { headlineOf } from './headline'
import { safeLink } from './links'
import { gapsOf } from './not-given'
import { pathCountWords, pathRows, visibilityCounts } from './paths'
import { pricesOf } from './prices'
import { missingStages, productRows, stageRows } from './stages'
import { chosenPath, regionsFor, roleOf } from './view'
import { intensityWord, visibilityWord } from './words'

function read(raw: object) {
  const reading = readAssessment(raw)
  if (!reading) throw new Error('the sample is not an object')
  return reading
}
const valueFrom = (raw: object) => read(raw).value
const withPaths = (...rows: object[]) => valueFrom({ path_risk_interpretation_list: rows })

describe('headlineOf', () => {
  it.each([
    [6.2, 'adverse'],
    [-7.1, 'beneficial'],
    [0, 'none'],
  ])('reads a score of %s as %s', (score, side) => {
    expect(headlineOf(valueFrom({ impact_score: score })).side).toBe(side)
  })

  it('keeps a missing score missing, and takes the direction from the word', () => {
    const value = valueFrom({ risk_brief: { what_impact: { impact_direction: 'positive' } } })
    expect(headlineOf(value)).toMatchObject({ score: null, side: 'adverse' })
    expect(headlineOf(valueFrom({}))).toMatchObject({ score: null, side: null, confidence: null })
  })

  it('never derives the level from the score', () => {
    expect(headlineOf(valueFrom({ impact_score: 19 })).riskLevel).toBeNull()
  })

  it('calls a report without effect only when no valid path is there', () => {
    expect(headlineOf(valueFrom({ impact_score: 0 })).isWithoutEffect).toBe(true)
    const cancelled = { impact_score: 0, path_risk_interpretation_list: [{ path_id: 'P1' }] }
    expect(headlineOf(valueFrom(cancelled)).isWithoutEffect).toBe(false)
  })

  it('says where the agent contradicts itself', () => {
    const value = valueFrom({
      impact_score: 25,
      risk_brief: { what_impact: { impact_score: 5, impact_is_beneficial: true } },
    })
    expect(headlineOf(value).doubts).toHaveLength(3)
  })
})

describe('pathRows', () => {
  it('puts the strongest first, by size and not by sign', () => {
    const rows = pathRows(
      withPaths(
        { path_id: 'a', path_impact_score: 1 },
        { path_id: 'b', path_impact_score: -3 },
        { path_id: 'c' },
      ),
    )
    expect(rows.map(({ pathId }) => pathId)).toEqual(['b', 'a', 'c'])
  })

  it('joins the two lists by id, and keeps a path that is in one only', () => {
    const rows = pathRows(
      valueFrom({
        risk_brief: {
          why_impact: {
            paths: [
              { path_id: 'a', mechanism_type: 'supply shortage', node_chain: 'X → Y' },
              { path_id: 'b' },
            ],
          },
        },
        path_risk_interpretation_list: [{ path_id: 'a', evidence_level: 'assumed' }],
      }),
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      mechanism: 'supply shortage',
      evidence: 'assumed',
      names: ['X', 'Y'],
      score: null,
    })
  })

  it('keeps a refused path apart with its reason', () => {
    const [row] = pathRows(
      withPaths({ path_id: 'a', is_valid_path: false, invalid_reason: 'stock covers it' }),
    )
    expect(row).toMatchObject({ isValid: false, invalidReason: 'stock covers it' })
  })

  it('counts what can be seen, refused paths left out', () => {
    const rows = pathRows(
      withPaths(
        { path_id: 'a', risk_visibility: 'not_visible' },
        { path_id: 'b', risk_visibility: 'visible' },
        { path_id: 'c', risk_visibility: 'visible', is_valid_path: false },
      ),
    )
    expect(visibilityCounts(rows)).toEqual([
      { word: 'visible', count: 1 },
      { word: 'not_visible', count: 1 },
    ])
  })

  it.each([
    [{ shown: 20, total: 312, isTruncated: false }, '20 of 312 paths'],
    [{ shown: 20, total: 312, isTruncated: true }, '20 of at least 312 paths'],
    [{ shown: 1, total: null, isTruncated: false }, '1 path'],
  ])('says how many there are: %o', (count, words) => {
    expect(pathCountWords(count)).toBe(words)
  })
})

describe('stageRows and productRows', () => {
  const map = (stages: object) =>
    valueFrom({ risk_brief: { what_impact: { supply_chain_impact_map: stages } } })

  it('draws adverse to the right and beneficial to the left', () => {
    const rows = stageRows(
      map({
        cost: { direction: 'beneficial', intensity: 'low' },
        production: { direction: 'adverse', intensity: 'high' },
      }),
    )
    expect(rows.map(({ name, step }) => [name, step])).toEqual([
      ['Production', 3],
      ['Cost', -1],
    ])
    expect(missingStages(rows)).toEqual(['Procurement', 'Delivery', 'Inventory', 'Continuity'])
  })

  it('does not draw a word that it does not know, and still shows it', () => {
    const [row] = stageRows(map({ cost: { direction: 'adverse', intensity: 'catastrophic' } }))
    expect(row).toMatchObject({ step: null, intensity: 'catastrophic' })
    expect(intensityWord('catastrophic')).toBe('catastrophic')
  })

  it('gives a product the sign of its own strongest path', () => {
    const [row] = productRows(
      valueFrom({
        risk_brief: {
          what_impact: {
            affected_products: [{ product: 'Car', path_ids: ['a', 'b'], max_path_impact_score: 4 }],
          },
        },
        path_risk_interpretation_list: [
          { path_id: 'a', path_impact_score: -4 },
          { path_id: 'b', path_impact_score: 1 },
        ],
      }),
    )
    expect(row).toMatchObject({ score: -4, revenueShare: null })
  })
})

describe('pricesOf', () => {
  const detail = {
    commodity_name: 'Oil',
    unit: 'USD',
    target_date: '2026-01-02',
    grade: 'Brent',
    series: [
      { date: '2026-01-02', value: 2 },
      { date: '2026-01-01', value: 1 },
      { date: 'soon', value: 3 },
    ],
  }
  const prices = (...items: object[]) =>
    pricesOf(valueFrom({ risk_brief: { price_data: { items } } }), null)

  it('shows one series once, with all its uses, in time order', () => {
    const item = { node_name: 'Oil', related_commodity_price: [detail] }
    const { charts } = prices(
      { ...item, affected_product: 'Seats' },
      { ...item, affected_product: 'Cargo' },
    )
    expect(charts).toHaveLength(1)
    expect(charts[0]?.uses.map(({ product }) => product)).toEqual(['Seats', 'Cargo'])
    expect(charts[0]?.series.map(({ value }) => value)).toEqual([1, 2])
  })

  it('shows fields that the contract does not name, as they came', () => {
    const { charts } = prices({ related_commodity_price: [detail] })
    expect(charts[0]?.others).toEqual([{ name: 'grade', value: 'Brent' }])
    expect(charts[0]?.change30).toBeNull()
  })

  it('draws the submitted series where the agent gave none, and says whose it is', () => {
    const { charts } = pricesOf(valueFrom({}), {
      event_type: 'commodity_price',
      analysis_mode: 'normal',
      company_name: 'A',
      commodity_name: 'Oil',
      commodity_unit: 'USD',
      target_date: '2026-01-02',
      target_price: 2,
      commodity_price_series: [{ date: '2026-01-02', value: -37.63 }],
    })
    expect(charts[0]).toMatchObject({ source: 'event', series: [{ value: -37.63 }] })
  })
})

describe('safeLink', () => {
  it('takes http and https, and names the host', () => {
    expect(safeLink('https://pubs.usgs.gov/x.pdf')?.host).toBe('pubs.usgs.gov')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'no address',
    'https://bank.example@evil.example/',
  ])('makes no link of %s', (address) => {
    expect(safeLink(address)).toBeNull()
  })
})

describe('gapsOf', () => {
  it('groups the same missing field of many rows, and tells unknown words from missing ones', () => {
    const gaps = gapsOf([
      { path: 'paths[0].score', problem: 'missing', wanted: 'number' },
      { path: 'paths[1].score', problem: 'missing', wanted: 'number' },
      { path: 'level', problem: 'unknown word', wanted: 'one of high, low' },
    ])
    expect(gaps[0]).toEqual({ field: 'paths[].score', says: 'not given', count: 2 })
    expect(gaps[1]?.says).toContain('as it came')
  })
})

describe('the address', () => {
  const params = (text: string) => new URLSearchParams(text)

  it('takes the role from the address, then from the event, then the risk professional', () => {
    expect(roleOf(params('role=ceo'), 'hedgefund')).toBe('ceo')
    expect(roleOf(params('role=king'), 'hedgefund')).toBe('hedgefund')
    expect(roleOf(params(''), null)).toBe('riskexpert')
  })

  it('lets go of a path that is not there', () => {
    expect(chosenPath(params('path=P1'), ['P1'])).toBe('P1')
    expect(chosenPath(params('path=P9'), ['P1'])).toBeNull()
  })

  it('shows every region to every role', () => {
    const regions = [...regionsFor('riskexpert')].sort()
    expect([...regionsFor('ceo')].sort()).toEqual(regions)
    expect([...regionsFor('hedgefund')].sort()).toEqual(regions)
  })

  it('never turns a missing visibility into a word of its own', () => {
    expect(visibilityWord(null)).toBe('—')
    expect(visibilityWord('not_visible')).toBe('Not seen yet')
  })
})
