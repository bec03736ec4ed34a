/**
 * The assessment (ECRA result) in `artifacts[].parts[].data`: every field of the tables of the "Supply Chain Risk
 * Prediction Agent" document, and what the design adds (decisions 1, 3, 4). Exact for writing; read what an agent
 * sends by `readAssessment`.
 *
 * Scores run from -20 to +20, + is adverse. Dates are calendar dates. Shares are 0..1, days are days.
 */
import * as z from 'zod/mini'
import { readTolerant, type TolerantReading } from '@/protocol/tolerant'

const text = z.string()
const maybeText = z.nullable(z.string())
const maybeNumber = z.nullable(z.number())
const texts = z.array(z.string())
const level = z.enum(['none', 'low', 'medium', 'high'])
export const evidenceLevel = z.enum(['confirmed', 'reported', 'inferred', 'assumed'])
export const direction = z.enum(['adverse', 'beneficial'])
/** The document's words for the sign of a score: `positive` is adverse, as its score is. */
export const scoreSign = z.enum(['positive', 'negative'])
export const visibility = z.enum(['visible', 'not_visible', 'uncertain'])

export const SUPPLY_CHAIN_STAGES = [
  'procurement',
  'production',
  'cost',
  'delivery',
  'inventory',
  'continuity',
] as const

const stageImpact = z.strictObject({
  /** null: the stage is not affected. */
  direction: z.nullable(direction),
  intensity: z.nullable(level),
  description: text,
})

const supplyChainImpactMap = z.strictObject({
  procurement: stageImpact,
  production: stageImpact,
  cost: stageImpact,
  delivery: stageImpact,
  inventory: stageImpact,
  continuity: stageImpact,
})

export const affectedProduct = z.strictObject({
  product: text,
  path_ids: texts,
  max_path_impact_score: maybeNumber,
  /** Beyond the document: share of the company's revenue, and lost output days of the product. */
  revenue_share: maybeNumber,
  lost_output_days: maybeNumber,
})

const whatImpact = z.strictObject({
  affected_products: z.array(affectedProduct),
  impact_score: maybeNumber,
  impact_direction: z.nullable(scoreSign),
  impact_is_beneficial: z.boolean(),
  risk_level: z.nullable(level),
  impact_date: maybeText,
  impact_end_date: maybeText,
  assessment_confidence_score: maybeNumber,
  assessment_confidence_level: z.nullable(z.enum(['high', 'medium', 'low'])),
  supply_chain_impact_map: supplyChainImpactMap,
  summary: text,
})

export const whyPath = z.strictObject({
  path_id: text,
  node_chain: text,
  affected_product: text,
  path_impact_score: maybeNumber,
  path_impact_direction: z.nullable(scoreSign),
  mechanism_type: maybeText,
  event_exposed_node: maybeText,
  business_impact: text,
  final_interpretation: text,
  risk_visibility: z.nullable(visibility),
})

export const mechanism = z.strictObject({
  path_id: text,
  affected_product: text,
  mechanism_type: maybeText,
  event_exposed_node: maybeText,
  event_effect_on_node: maybeText,
  company_exposure_role: maybeText,
  direction_to_company: maybeText,
  path_validity: maybeText,
  evidence_level: maybeText,
  reasoning: text,
  requires_conditions: texts,
  node_chain: text,
})

export const evidenceItem = z.strictObject({
  evidence_id: maybeText,
  category: maybeText,
  evidence_type: maybeText,
  claim: text,
  verification_status: maybeText,
  provenance: maybeText,
  path_id: maybeText,
  tier0_products: texts,
  urls: texts,
})

const evidenceChain = z.strictObject({
  title: text,
  summary: text,
  exposure_paragraph: text,
  manifestation_paragraph: text,
  exposure_evidence: z.array(evidenceItem),
  manifestation_evidence: z.array(evidenceItem),
  supporting_evidence_other: z.array(evidenceItem),
  evidence_gaps: texts,
})

/** One price series with the figures worked out from it. */
export const relatedCommodityPrice = z.strictObject({
  commodity_name: text,
  unit: text,
  target_date: text,
  target_price: z.number(),
  price_30_days_before: maybeNumber,
  price_90_days_before: maybeNumber,
  change_30_days: maybeNumber,
  change_90_days: maybeNumber,
  /** Standard deviation of daily returns; null: volatility unknown. */
  daily_volatility: maybeNumber,
  /** Price against the mean of 90 to 31 days before: the shock that was propagated. */
  change_against_mean: maybeNumber,
  series: z.array(z.strictObject({ date: text, value: z.number() })),
})

export const priceItem = z.strictObject({
  node_name: maybeText,
  path_id: maybeText,
  affected_product: maybeText,
  has_price_data: z.boolean(),
  as_of_date: maybeText,
  price_evidence_summary: text,
  related_commodity_price: z.array(relatedCommodityPrice),
})

const riskBrief = z.strictObject({
  schema_version: text,
  meta: z.strictObject({
    task_id: text,
    event_id: text,
    event_title: text,
    company_id: text,
    company_name: text,
  }),
  what_impact: whatImpact,
  why_impact: z.strictObject({
    title: text,
    paths: z.array(whyPath),
    mechanisms: z.array(mechanism),
  }),
  evidence_chain: evidenceChain,
  price_data: z.strictObject({ title: text, items: z.array(priceItem) }),
})

/** A node as the nodes' lists of `impact_result` name it. */
export const nodeSummary = z.strictObject({
  node_id: text,
  name: text,
  kind: text,
  tier: z.number(),
  lost_output_days: maybeNumber,
  price_change: maybeNumber,
})

/** What to do: the node, the quantity and the date behind it are in the sentence and beside it. */
export const managementAction = z.strictObject({
  action: text,
  node_id: maybeText,
  quantity: maybeText,
  due_date: maybeText,
})

const impactResult = z.strictObject({
  overall_summary: text,
  supply_chain_impact_map: supplyChainImpactMap,
  assessment_evidence: z.array(evidenceItem),
  /** Impact window, lags and buffers in time order. */
  time_analysis: z.array(
    z.strictObject({ date: text, day: z.number(), what: text, path_id: maybeText }),
  ),
  direct_nodes: z.array(nodeSummary),
  indirect_nodes: z.array(nodeSummary),
  key_nodes: z.array(nodeSummary),
  key_paths: texts,
  top_risk_nodes: z.array(nodeSummary),
  management_actions: z.array(managementAction),
  /** Score if the least certain inputs are off by half. */
  impact_score_low: maybeNumber,
  impact_score_high: maybeNumber,
  /** Valid paths in all; the lists hold the strongest of them. A lower bound when truncated. */
  total_path_count: z.number(),
  is_truncated: z.boolean(),
  /** Why there is no effect; null when there is one. */
  no_effect_reason: maybeText,
  /** Figures that were not in the event's text. */
  assumptions: texts,
})

/** One hop of a path with every number needed to recompute it by hand. */
export const hopTrace = z.strictObject({
  edge_id: text,
  edge_kind: text,
  from_name: text,
  to_name: text,
  share: z.number(),
  criticality: maybeText,
  criticality_weight: z.number(),
  substitution: z.number(),
  buffer_days: z.number(),
  lag_days: z.number(),
  value_in: z.number(),
  value_out: z.number(),
  unit: text,
  formula: text,
  evidence_level: evidenceLevel,
  defaulted: texts,
})

export const pathInterpretation = z.strictObject({
  path_id: text,
  is_valid_path: z.boolean(),
  invalid_reason: maybeText,
  node_chain: text,
  node_ids: texts,
  affected_product: text,
  mechanism_type: maybeText,
  path_impact_score: maybeNumber,
  path_impact_direction: z.nullable(scoreSign),
  business_impact: text,
  final_interpretation: text,
  evidence_level: evidenceLevel,
  risk_visibility: z.nullable(visibility),
  lost_output_days: maybeNumber,
  impact_date: maybeText,
  impact_end_date: maybeText,
  hops: z.array(hopTrace),
  supporting_evidence: texts,
})

export const provenance = z.strictObject({
  title: text,
  publisher: text,
  date: text,
  url: maybeText,
  claim: text,
  level: evidenceLevel,
})

export const graphNode = z.strictObject({
  id: text,
  name: text,
  /** event, company, facility, product, material, commodity, place, route, policy_list */
  kind: text,
  /** Column of the picture: 0 the company, growing towards the event, which has the largest. */
  tier: z.number(),
  country: maybeText,
  lost_output_days: maybeNumber,
  price_change: maybeNumber,
  direction: z.nullable(direction),
})

export const graphEdge = z.strictObject({
  id: text,
  source: text,
  target: text,
  kind: text,
  share: maybeNumber,
  criticality: maybeText,
  buffer_days: maybeNumber,
  lag_days: maybeNumber,
  substitution: maybeNumber,
  /** Part of the whole effect that runs along this edge, 0..1. */
  effect_share: maybeNumber,
  direction: z.nullable(direction),
  evidence_level: evidenceLevel,
  provenance: z.array(provenance),
})

export const impactGraphData = z.strictObject({
  nodes: z.array(graphNode),
  edges: z.array(graphEdge),
  paths: z.array(z.strictObject({ path_id: text, node_ids: texts, edge_ids: texts })),
})

export const roleInterpretation = z.strictObject({
  role: z.enum(['ceo', 'hedgefund', 'riskexpert']),
  headline: text,
  sections: z.array(z.strictObject({ title: text, paragraphs: texts })),
  actions: z.array(managementAction),
})

/** From the score down to the figures it is made of; the hops are in `path_risk_interpretation_list`. */
export const calculationTrace = z.strictObject({
  steps: z.array(z.strictObject({ name: text, formula: text, value: z.number(), unit: text })),
})

export const assessment = z.strictObject({
  success: z.boolean(),
  task_id: text,
  event_id: text,
  company_id: text,
  company_name: text,
  event_summary: text,
  event_date: maybeText,
  event_type: text,
  impact_score: maybeNumber,
  assessment_confidence_score: maybeNumber,
  impact_date: maybeText,
  impact_end_date: maybeText,
  risk_brief: z.nullable(riskBrief),
  impact_result: z.nullable(impactResult),
  path_risk_interpretation_list: z.array(pathInterpretation),
  impact_graph_data: z.nullable(impactGraphData),
  analysis_dossier_text: maybeText,
  dossier_paragraph_list: texts,
  role_interpretation: z.nullable(roleInterpretation),
  /** The same for every role, asked for or not, so that a report can be told to another reader. Ours; others leave it out. */
  role_interpretation_list: z.optional(z.array(roleInterpretation)),
  calculation_trace: z.nullable(calculationTrace),
  /** A result that a sandbox key gets: fixed, and not about this event. */
  is_sample: z.boolean(),
})
export type Assessment = z.infer<typeof assessment>

/** An assessment as some agent sent it, with notes on what the contract has and this has not. */
export type ReadAssessment = TolerantReading<Assessment>

/** Reads an assessment from any agent; null when the value is no object at all. */
export function readAssessment(value: unknown): ReadAssessment | null {
  return readTolerant(assessment, value)
}
