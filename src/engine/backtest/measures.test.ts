import { describe, expect, it } from 'vitest'
import { levelOf } from '@/engine/scoring/score'
import { type BacktestCase, parseCases } from './cases'
import { isLagNear, measuresOf, missOf, spearman } from './measures'
import type { CaseResult } from './run'

type Expected = BacktestCase['expected']

function result(score: number, lagDays: number | null, expected: Partial<Expected>): CaseResult {
  return {
    case: {
      case_id: 'c',
      event_id: 'e',
      event_info: {
        event_type: 'news',
        analysis_mode: 'backtest',
        company_name: 'Any',
        title: 'Any',
        content: 'Any',
        pub_date: '2024-05-01T00:00:00Z',
      },
      expected: {
        label: 'adverse',
        level: 'low',
        lag_days: 10,
        evidence: 'retrieved',
        ...expected,
      },
    },
    score,
    level: levelOf(score),
    lagDays,
    reason: '',
  }
}

const nothing = { label: 'none', level: 'none', lag_days: null } as const

describe('measuresOf', () => {
  it('counts recall, false alarms, sign, level and lag apart', () => {
    const measures = measuresOf([
      result(2, 12, {}), // right
      result(-9, 100, { level: 'high' }), // found with the wrong sign and a late lag
      result(0.1, null, { level: 'high' }), // not found, three bands off
      result(-4, 30, { label: 'beneficial', evidence: 'memory', lag_days: 40 }), // right
      result(0, null, nothing), // rightly nothing
      result(5, 3, nothing), // false alarm, two bands off
    ])
    expect(measures.recall).toBe(3 / 4)
    expect(measures.false_alarms).toBe(1 / 2)
    expect(measures.sign_accuracy).toBe(2 / 3)
    expect(measures.sign_accuracy_retrieved).toBe(1 / 2)
    expect(measures.level_within_one).toBe(4 / 6)
    expect(measures.lag_within).toBe(2 / 3)
    expect(measures.confusion.adverse).toEqual({ adverse: 1, beneficial: 1, none: 1 })
    expect(measures.confusion.none).toEqual({ adverse: 1, beneficial: 0, none: 1 })
  })

  it('gives no share where no case counts', () => {
    const measures = measuresOf([result(0, null, nothing)])
    expect(measures.recall).toBeNull()
    expect(measures.sign_accuracy).toBeNull()
    expect(measures.spearman).toBeNull()
  })
})

describe('missOf', () => {
  it('tells not found, false alarm and wrong sign apart', () => {
    expect(missOf(result(0.24, null, {}))).toBe('not found')
    expect(missOf(result(0.25, 1, nothing))).toBe('false alarm')
    expect(missOf(result(-1, 1, {}))).toBe('wrong sign')
    expect(missOf(result(1, 1, {}))).toBeNull()
  })
})

describe('isLagNear', () => {
  it('allows 14 days, or half of a long lag', () => {
    expect(isLagNear(result(1, 24, {}))).toBe(true)
    expect(isLagNear(result(1, 25, {}))).toBe(false)
    expect(isLagNear(result(1, 150, { lag_days: 100 }))).toBe(true)
    expect(isLagNear(result(1, 151, { lag_days: 100 }))).toBe(false)
    expect(isLagNear(result(1, null, {}))).toBe(false)
  })
})

describe('spearman', () => {
  it('is 1 for the same order, -1 for the reverse, and counts ties at their mean rank', () => {
    expect(spearman([1, 20, 300], [5, 6, 7])).toBeCloseTo(1, 12)
    expect(spearman([3, 2, 1], [5, 6, 7])).toBeCloseTo(-1, 12)
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 × 5).
    expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
  })
})

describe('parseCases', () => {
  const { case: one } = result(0, null, nothing)

  it('reads a list, or a list under "cases"', () => {
    for (const form of [[one], { cases: [one] }]) {
      const parsed = parseCases(JSON.stringify(form))
      expect(parsed).toMatchObject({ ok: true, cases: [{ case_id: 'c' }] })
    }
  })

  it('names the case and the field that is wrong', () => {
    const event_info = { ...one.event_info, pub_date: 'yesterday' }
    const parsed = parseCases(JSON.stringify([one, { ...one, event_info }]))
    expect(parsed).toMatchObject({ ok: false })
    expect(parsed.ok ? '' : parsed.faults.join()).toContain('1.event_info.pub_date')
  })

  it('refuses what is no JSON, or no list', () => {
    expect(parseCases('{').ok).toBe(false)
    expect(parseCases('{"a": 1}').ok).toBe(false)
  })
})
