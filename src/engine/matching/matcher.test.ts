import { describe, expect, it } from 'vitest'
import type { NodeFact } from '@/engine/graph/facts'
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

  it('knows a former name only while it held', () => {
    expect(first('Facebook', '2020-01-01')).toEqual(['accept', 'company:meta'])
    expect(first('Facebook', '2024-01-01')).toEqual(['none', null])
  })
})
