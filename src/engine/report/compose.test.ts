import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { assessment } from '@/protocol/assessment'
import { ROLES, type Role } from '@/protocol/event-info'
import { composeAssessment } from './compose'
import { aHop, anEvent, anOutcome, aPath, aReading, aZeroOutcome, names } from './testing/makers'

const constants = { lambda: 3, decay: 0.1 }

function compose(
  options: {
    outcome?: ReturnType<typeof anOutcome>
    reading?: ReturnType<typeof aReading>
    event?: ReturnType<typeof anEvent>
    role?: Role | null
  } = {},
) {
  const request = {
    taskId: 'task-1',
    eventId: 'event-1',
    event: options.event ?? anEvent(),
    companyId: 'company:acme',
    matchScore: 1,
    role: options.role ?? null,
  }
  const outcome = options.outcome ?? anOutcome()
  return composeAssessment(request, options.reading ?? aReading(), outcome, names, constants)
}

describe('composeAssessment', () => {
  it('writes exactly the form of the contract', () => {
    expect(z.safeParse(assessment, compose()).error?.issues ?? []).toEqual([])
    expect(z.safeParse(assessment, compose({ role: 'ceo' })).success).toBe(true)
  })

  it('gives the window as dates counted from the event, and says them in the summary', () => {
    const { impact_date, impact_end_date, risk_brief } = compose()
    expect([impact_date, impact_end_date]).toEqual(['2026-03-31', '2026-06-05'])
    expect(risk_brief?.what_impact.summary).toContain('31 March 2026')
  })

  it('gives no window, no path and the reason when the event does not reach the company', () => {
    const reason = 'No route leads from the mill to Acme Motor.'
    const result = compose({ outcome: aZeroOutcome(reason) })
    expect(result).toMatchObject({ impact_score: 0, impact_date: null, impact_end_date: null })
    expect(result.risk_brief?.why_impact.paths).toEqual([])
    expect(result.risk_brief?.what_impact.impact_direction).toBeNull()
    expect(result.impact_result?.overall_summary).toContain(reason)
    expect(result.impact_graph_data?.nodes.map((node) => node.id)).toEqual([
      'company:acme',
      'event',
    ])
  })

  it('changes words with the role, and nothing else', () => {
    const { role_interpretation: none, ...plain } = compose()
    expect(none).toBeNull()
    for (const role of ROLES) {
      const { role_interpretation: told, ...rest } = compose({ role })
      expect(rest).toEqual(plain)
      expect(told?.role).toBe(role)
      expect(told?.sections.length).toBeGreaterThan(1)
    }
  })

  it('tells every result for all three roles, and gives the asked one in its own field too', () => {
    const { role_interpretation_list: all } = compose()
    expect(all?.map((view) => view.role)).toEqual(ROLES)
    const asked = compose({ role: 'hedgefund' })
    expect(asked.role_interpretation).toEqual(all?.find((view) => view.role === 'hedgefund'))
  })

  it('never gives minus zero, nor a score beyond 20', () => {
    expect(Object.is(compose({ outcome: anOutcome({ score: -0.001 }) }).impact_score, 0)).toBe(true)
    expect(compose({ outcome: anOutcome({ score: 20.004 }) }).impact_score).toBe(20)
  })

  it('lists refused paths apart, with the reason, and never draws them', () => {
    const refused = aPath({
      pathId: 'R1',
      isValid: false,
      invalidReason: 'buffer covers it',
      hops: [aHop({ edgeId: 'other' })],
    })
    const result = compose({ outcome: anOutcome({ rejectedPaths: [refused] }) })
    const row = result.path_risk_interpretation_list.find((path) => path.path_id === 'R1')
    expect(row).toMatchObject({ is_valid_path: false, invalid_reason: 'buffer covers it' })
    expect(result.risk_brief?.why_impact.paths.map((path) => path.path_id)).toEqual(['P1'])
    expect(result.impact_graph_data?.edges.map((edge) => edge.id)).not.toContain('other')
  })

  it('writes a hop so that its formula can be done again by hand', () => {
    const hop = compose().path_risk_interpretation_list[0]?.hops[0]
    expect(hop?.formula).toBe('12 = max(0, 0.5 × (1 − 0.2) × 40 − 4)')
    expect(0.5 * (1 - 0.2) * 40 - 4).toBe(hop?.value_out)
  })

  it('draws the event left of all, and the company at tier 0', () => {
    const tiers = compose().impact_graph_data?.nodes.map(({ id, tier }) => [id, tier])
    expect(tiers).toEqual([
      ['company:acme', 0],
      ['event', 3],
      ['facility:mill', 2],
      ['product:acme/car', 1],
    ])
  })

  it('shows marks of Markdown in the event as text', () => {
    const event = anEvent({ title: '# Fire [now](https://example.org)' })
    expect(compose({ event }).analysis_dossier_text).toContain(
      '# \\# Fire \\[now\\](https://example.org)',
    )
  })

  it('names node, quantity and date in each action', () => {
    const actions = compose().impact_result?.management_actions ?? []
    expect(actions[0]?.action).toBe(
      'Raise the stock of Northern mill for Acme cars by 12 days of use before 31 March 2026: that closes path P1.',
    )
    for (const { node_id, quantity, due_date } of actions) {
      expect([node_id, quantity, due_date].every((value) => value !== null)).toBe(true)
    }
  })

  it('counts evidence gaps with what half as much would do to the score', () => {
    const gaps = compose().risk_brief?.evidence_chain.evidence_gaps ?? []
    expect(gaps[0]).toContain('at 2 days the score would be +5.6, at 6 days it would be +4.5')
    expect(gaps[1]).toContain('outage of 90 days')
  })
})
