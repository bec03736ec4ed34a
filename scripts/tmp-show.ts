import { readFileSync } from 'node:fs'
import { createEngine } from '@/engine/assess'
import { parseCases } from '@/engine/backtest/cases'
import { embeddedFacts } from '@/engine/knowledge'
const want = process.argv.slice(2)
const files = ['/work/shared/backtests/cases.json', 'backtests/events.json', ...(process.env.F ? [process.env.F] : [])]
const engine = createEngine(embeddedFacts)
for (const f of files) {
  const p = parseCases(readFileSync(f, 'utf8')); if (!p.ok) { console.log(p.faults); continue }
  for (const c of p.cases) {
    if (!want.includes(c.case_id)) continue
    const e: any = c.event_info
    console.log('=====', c.case_id, e.company_name, c.expected.label, c.expected.level)
    console.log(e.title, '|', e.content?.slice(0, 900))
    const m = engine.matchCompany(e.company_name, e.target_date ?? e.pub_date.slice(0, 10))
    const best = m.candidates[0]; if (!best) { console.log('no match'); continue }
    const r: any = engine.assess({ taskId: 't', eventId: 'e', event: e, companyId: best.companyId, matchScore: 1, role: null } as any)
    console.log('score', r.impact_score, r.impact_date, r.impact_end_date, r.impact_result.no_effect_reason)
    for (const n of r.impact_result.event_nodes ?? r.risk_brief?.why_impact?.event_nodes ?? []) console.log('  node', JSON.stringify(n).slice(0, 200))
    console.log('  assumptions', r.impact_result.assumptions)
    if (process.env.T) console.log(JSON.stringify(r.calculation_trace, null, 1)?.slice(0, 3500))
    for (const q of r.path_risk_interpretation_list.slice(0, 4)) {
      console.log(' ', q.path_id, q.is_valid_path, q.invalid_reason, q.path_impact_score, q.node_chain)
      for (const h of q.hops ?? []) console.log('     ', h.from_name, '→', h.to_name, h.edge_kind, 'in', h.value_in, 'share', h.share, 'crit', h.criticality_weight, 'sub', h.substitution, 'buf', h.buffer_days, 'lag', h.lag_days, 'out', h.value_out, '|', h.formula)
    }
  }
}
