/** Assesses each case as a client would: the company by its name, the event as it stands. */
import type { AssessmentEngine } from '@/engine/engine'
import { levelOf } from '@/engine/scoring/score'
import type { Level } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { daysBetween } from '@/protocol/dates'
import type { BacktestCase } from './cases'

export type CaseResult = {
  readonly case: BacktestCase
  /** -20 … 20; 0 also for a company that was not matched. */
  readonly score: number
  readonly level: Level
  /** Days from the event to the first effect; null: no effect. */
  readonly lagDays: number | null
  /** Why the score is what it is: the strongest path, or why there is none. */
  readonly reason: string
}

export function runCases(engine: AssessmentEngine, cases: readonly BacktestCase[]): CaseResult[] {
  return cases.map((one) => runCase(engine, one))
}

function runCase(engine: AssessmentEngine, one: BacktestCase): CaseResult {
  const event = one.event_info
  const asOf =
    event.event_type === 'commodity_price' ? event.target_date : event.pub_date.slice(0, 10)
  const match = engine.matchCompany(event.company_name, asOf)
  const [best] = match.candidates
  if (match.decision !== 'accept' || !best) {
    const names = match.candidates.map(({ name }) => name).join(', ')
    const reason =
      match.decision === 'ask'
        ? `The company is not clear: it may be ${names}.`
        : 'The company is not in the graph.'
    return { case: one, score: 0, level: 'none', lagDays: null, reason }
  }
  const result = engine.assess({
    taskId: one.case_id,
    eventId: one.event_id,
    event,
    companyId: best.companyId,
    matchScore: best.score,
    role: null,
  })
  const score = result.impact_score ?? 0
  return {
    case: one,
    score,
    level: levelOf(score),
    lagDays: lagOf(result),
    reason: reasonOf(result),
  }
}

function lagOf({ event_date, impact_date }: Assessment): number | null {
  return event_date && impact_date ? daysBetween(event_date, impact_date) : null
}

function reasonOf(result: Assessment): string {
  const [path] = result.risk_brief?.why_impact?.paths ?? []
  if (path) return `Strongest path: ${path.node_chain ?? 'not given'}.`
  return result.impact_result?.no_effect_reason ?? 'No path and no reason was given.'
}
