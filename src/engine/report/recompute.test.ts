/** The printed sums of real events done again by hand: what a reader with a pocket calculator gets. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createEngine } from '@/engine/assess'
import { parseCases } from '@/engine/backtest/cases'
import { embeddedFacts } from '@/engine/knowledge'
import type { Assessment } from '@/protocol/assessment'
import { redo } from './testing/arithmetic'

const engine = createEngine(embeddedFacts)
const parsed = parseCases(readFileSync('backtests/events.json', 'utf8'))
const cases = parsed.ok ? parsed.cases : []

const results = cases.flatMap(({ case_id: id, event_info: event }): [string, Assessment][] => {
  const asOf =
    event.event_type === 'commodity_price' ? event.target_date : event.pub_date.slice(0, 10)
  const { decision, candidates } = engine.matchCompany(event.company_name, asOf)
  const [best] = candidates
  if (decision !== 'accept' || !best) return []
  const { companyId, score: matchScore } = best
  const request = { taskId: id, eventId: id, event, companyId, matchScore, role: null }
  return [[id, engine.assess(request)]]
})

const scored = results.filter(([, { impact_score: score }]) => score !== 0)

/** Five printed figures a factor, and a few factors a sum. */
function isNear(printed: number, redone: number): boolean {
  return Math.abs(printed - redone) <= 1e-6 + 3e-4 * Math.abs(printed)
}

describe('the printed sums', () => {
  it('are those of many events, physical ones and prices', () => {
    const kinds = new Set(
      scored.flatMap(([, { path_risk_interpretation_list: list }]) =>
        list.filter((path) => path.is_valid_path).map((path) => path.mechanism_type),
      ),
    )
    expect(scored.length).toBeGreaterThan(20)
    expect([...kinds]).toEqual(
      expect.arrayContaining(['supply shortage', 'cost pass-through', 'price gain', 'rival gain']),
    )
  })

  it('give every figure of the trace again, and the score within its rounding', () => {
    for (const [id, { calculation_trace: trace, impact_score: score }] of results) {
      for (const { name, formula, value } of trace?.steps ?? []) {
        const redone = redo(formula ?? '')
        const wanted = value ?? Number.NaN
        const rounding = name === 'Impact score' ? 0.0075 : name === 'Confidence' ? 0.51 : 0
        const isSame = isNear(wanted, redone) || Math.abs(wanted - redone) <= rounding
        expect(isSame, `${id}: ${name}: ${formula} is ${redone}, not ${wanted}`).toBe(true)
      }
      const printed = trace?.steps.find(({ name }) => name === 'Impact score')?.value
      expect(printed, id).toBe(score)
    }
  })

  it('give every hop of every path again', () => {
    for (const [id, { path_risk_interpretation_list: paths }] of results) {
      for (const hop of paths.flatMap((path) => path.hops)) {
        const [left = '', right = ''] = (hop.formula ?? '').split(' = ')
        // What is left of days after a stock is the small difference of two printed figures.
        const rounding = hop.unit === 'lost output days' ? 1e-3 : 0
        const [out, again] = [redo(left), redo(right)]
        const isSame = isNear(out, again) || Math.abs(out - again) <= rounding
        expect(isSame, `${id}: ${hop.formula}`).toBe(true)
      }
    }
  })
})
