/** What a sandbox key gets: one fixed result, about no real event, marked as a sample in field and words. */
import type { MatchCandidate } from '@/engine/engine'
import type { Assessment } from '@/protocol/assessment'
import type { TaskRecord } from './store'

export const SAMPLE_CANDIDATE: MatchCandidate = {
  companyId: 'company:sample',
  name: 'Sample Company',
  country: null,
  ticker: null,
  exchange: null,
  score: 1,
  why: 'sandbox keys always get the sample company',
}

const NOTICE = 'Sample data for testing an integration. It is not about the event that was sent.'
const PRODUCT = 'Sample product'
const CHAIN = `Sample plant → ${PRODUCT} → ${SAMPLE_CANDIDATE.name}`
const PATH_ID = 'P1'
const SCORE = 4.2
const DAYS = 9
const CONFIDENCE = 75
const WINDOW = { impact_date: '2026-01-15', impact_end_date: '2026-03-01' }
const REACH = {
  path_id: PATH_ID,
  node_chain: CHAIN,
  affected_product: PRODUCT,
  path_impact_score: SCORE,
  path_impact_direction: 'positive',
  mechanism_type: 'supply shortage',
  business_impact: NOTICE,
  final_interpretation: NOTICE,
  risk_visibility: 'not_visible',
} as const

const notAffected = { direction: null, intensity: 'none', description: NOTICE } as const
const STAGES = {
  procurement: { direction: 'adverse', intensity: 'medium', description: NOTICE },
  production: { direction: 'adverse', intensity: 'medium', description: NOTICE },
  cost: notAffected,
  delivery: notAffected,
  inventory: notAffected,
  continuity: notAffected,
} as const

/** The sample under the task's own ids: the same for every event. */
export function sampleAssessment({ id, eventId }: Pick<TaskRecord, 'id' | 'eventId'>): Assessment {
  return {
    success: true,
    task_id: id,
    event_id: eventId,
    company_id: SAMPLE_CANDIDATE.companyId,
    company_name: SAMPLE_CANDIDATE.name,
    event_summary: NOTICE,
    event_date: '2026-01-01',
    event_type: 'Sample event',
    impact_score: SCORE,
    assessment_confidence_score: CONFIDENCE,
    ...WINDOW,
    risk_brief: sampleBrief(id, eventId),
    impact_result: sampleResult(),
    path_risk_interpretation_list: [
      {
        ...REACH,
        ...WINDOW,
        is_valid_path: true,
        invalid_reason: null,
        node_ids: ['facility:sample', 'product:sample'],
        evidence_level: 'assumed',
        lost_output_days: DAYS,
        hops: [],
        supporting_evidence: [],
      },
    ],
    impact_graph_data: null,
    analysis_dossier_text: NOTICE,
    dossier_paragraph_list: [NOTICE],
    role_interpretation: null,
    calculation_trace: null,
    is_sample: true,
  }
}

function sampleBrief(taskId: string, eventId: string): NonNullable<Assessment['risk_brief']> {
  return {
    schema_version: '1.0',
    meta: {
      task_id: taskId,
      event_id: eventId,
      event_title: 'Sample event',
      company_id: SAMPLE_CANDIDATE.companyId,
      company_name: SAMPLE_CANDIDATE.name,
    },
    what_impact: {
      affected_products: [
        {
          product: PRODUCT,
          path_ids: [PATH_ID],
          max_path_impact_score: SCORE,
          revenue_share: 1,
          lost_output_days: DAYS,
        },
      ],
      impact_score: SCORE,
      impact_direction: 'positive',
      impact_is_beneficial: false,
      risk_level: 'medium',
      ...WINDOW,
      assessment_confidence_score: CONFIDENCE,
      assessment_confidence_level: 'high',
      supply_chain_impact_map: STAGES,
      summary: NOTICE,
    },
    why_impact: {
      title: 'Why Impact',
      paths: [{ ...REACH, event_exposed_node: 'Sample plant' }],
      mechanisms: [],
    },
    evidence_chain: {
      title: 'Signal chain and evidence',
      summary: NOTICE,
      exposure_paragraph: NOTICE,
      manifestation_paragraph: NOTICE,
      exposure_evidence: [],
      manifestation_evidence: [],
      supporting_evidence_other: [],
      evidence_gaps: [NOTICE],
    },
    price_data: { title: 'Commodity Price Data Involved', items: [] },
  }
}

function sampleResult(): NonNullable<Assessment['impact_result']> {
  const lists = { direct_nodes: [], indirect_nodes: [], key_nodes: [], top_risk_nodes: [] }
  return {
    overall_summary: NOTICE,
    supply_chain_impact_map: STAGES,
    assessment_evidence: [],
    time_analysis: [],
    ...lists,
    key_paths: [PATH_ID],
    management_actions: [],
    impact_score_low: null,
    impact_score_high: null,
    total_path_count: 1,
    is_truncated: false,
    no_effect_reason: null,
    assumptions: [NOTICE],
  }
}
