import { describe, expect, it } from 'vitest'
import type { NodeFact } from '@/engine/graph/facts'
import { embeddedFacts } from '@/engine/knowledge'
import { buildMatcher } from './matcher'

const company = (id: string, name: string, more: Partial<NodeFact> = {}): NodeFact => ({
  id: `company:${id}`,
  kind: 'company',
  name,
  ...more,
})

const matcher = buildMatcher([
  company('tesla', 'Tesla, Inc.', { country: 'US', ticker: 'TSLA' }),
  company('byd', 'BYD Company Limited', { country: 'CN', ticker: '1211', aliases: ['比亚迪'] }),
  company('ford', 'Ford Motor Company', { country: 'US', ticker: 'F', aliases: ['Ford'] }),
  company('merck-us', 'Merck & Co., Inc.', { country: 'US', ticker: 'MRK' }),
  company('merck-de', 'Merck KGaA', { country: 'DE', ticker: 'MRK' }),
  company('meta', 'Meta Platforms, Inc.', {
    country: 'US',
    formerNames: [{ name: 'Facebook', until: '2021-10-27' }],
  }),
])

const first = (query: string, asOf?: string) => {
  const { decision, candidates } = matcher.match(query, asOf)
  return [decision, candidates[0]?.companyId ?? null]
}

describe('match', () => {
  it('takes legal forms, hints, tickers and other scripts', () => {
    for (const query of [
      'Tesla',
      'TESLA INC',
      'TSLA',
      'Tesla, Inc. (United States, NASDAQ: TSLA)',
    ]) {
      expect(first(query), query).toEqual(['accept', 'company:tesla'])
    }
    expect(first('BYD Company Limited (China, HKEX: 1211)')).toEqual(['accept', 'company:byd'])
    expect(first('比亚迪')).toEqual(['accept', 'company:byd'])
  })

  it('asks when two companies carry the name', () => {
    expect(first('Merck')[0]).toBe('ask')
  })

  it('finds nothing for a name near to none', () => {
    expect(first('Opple Lighting')).toEqual(['none', null])
    expect(first('')).toEqual(['none', null])
  })

  it('accepts a former name while it held, and asks after that', () => {
    expect(first('Facebook', '2020-01-01')).toEqual(['accept', 'company:meta'])
    expect(first('Facebook', '2024-01-01')).toEqual(['ask', 'company:meta'])
    expect(first('Facebook')).toEqual(['ask', 'company:meta'])
  })

  it('lets a name have a first day: before and after it, the word belongs to its other bearer', () => {
    for (const [date, decision] of [
      ['2016-02-01', 'accept'],
      ['2018-03-01', 'ask'],
      ['2024-01-01', 'accept'],
    ]) {
      const match = buildMatcher(embeddedFacts.flatMap((file) => file.nodes)).match('Toshiba', date)
      expect([match.decision, match.candidates[0]?.companyId], date).toEqual([
        decision,
        'company:toshiba',
      ])
    }
  })

  it('asks, and does not accept, where a word is only nearly right', () => {
    expect(first('Telsa')).toEqual(['ask', 'company:tesla'])
    expect(first('Tesls Motors')[0]).not.toBe('accept')
    expect(first('Fort')).toEqual(['none', null])
  })

  it('asks where the name and the ticker beside it belong to different companies', () => {
    expect(first('Tesla, Inc. (United States, NYSE: F)')[0]).toBe('ask')
  })

  it('tells firms apart that share no more than an honour or a form', () => {
    const dutch = buildMatcher([
      company('philips', 'Koninklijke Philips N.V.', { country: 'NL', ticker: 'PHIA' }),
      company('ahold', 'Koninklijke Ahold Delhaize N.V.', { country: 'NL', ticker: 'AD' }),
    ])
    expect(dutch.match('Koninklijke DSM N.V. (Netherlands, Euronext: DSM)').decision).toBe('none')
    expect(dutch.match('Ahold Delhaize').candidates[0]?.companyId).toBe('company:ahold')
  })

  it('takes the country in its usual forms', () => {
    for (const country of ['US', 'USA', 'United States']) {
      expect(first(`Merck (${country})`), country).toEqual(['accept', 'company:merck-us'])
    }
    expect(first('Merck & Co. (United States, NYSE: MRK)')[1]).toBe('company:merck-us')
  })
})

/** Pairs of the embedded graph that share a word, and must not be taken for one another. */
describe('the embedded companies', () => {
  const embedded = buildMatcher(embeddedFacts.flatMap((file) => file.nodes))
  it.each([
    ['Ford Motor', 'company:ford'],
    ['Ford', 'company:ford'],
    ['Samsung SDI', 'company:samsung-sdi'],
    ['Samsung Electronics', 'company:samsung-electronics'],
    ['LG Energy Solution', 'company:lg-energy-solution'],
    ['LG Chem', 'company:lg-chem'],
    ['LG Electronics', 'company:lg-electronics'],
    ['General Motors', 'company:general-motors'],
    ['General Mills', 'company:general-mills'],
    ['Volvo Cars', 'company:volvo-cars'],
    ['AB Volvo', 'company:volvo-group'],
    ['Hyundai Motor', 'company:hyundai'],
    ['Hyundai Mobis', 'company:hyundai-mobis'],
    ['Continental AG', 'company:continental'],
    ['Daimler Truck', 'company:daimler-truck'],
    ['VW', 'company:volkswagen'],
    ['TSMC', 'company:tsmc'],
    ['Delta Airlines', 'company:delta'],
    ['Nestlé', 'company:nestle'],
    ['トヨタ自動車', 'company:toyota'],
    ['McDonald’s Corporation (United States, NYSE: MCD)', 'company:mcdonalds'],
  ])('%s is %s', (name, id) => {
    expect(embedded.match(name).candidates[0]?.companyId).toBe(id)
  })

  it.each([
    'LG',
    'General',
    'Volvo',
    'Samsung Group of companies',
    'Apple Hospitality REIT',
    'Opple',
  ])('“%s” is not accepted', (name) => expect(embedded.match(name).decision).not.toBe('accept'))
})
