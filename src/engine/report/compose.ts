/** Joins what the report's files write into the whole result of the contract. */
import type { AssessmentRequest } from '@/engine/engine'
import type { NodeState, Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { ROLES } from '@/protocol/event-info'
import { eventTitle } from '@/protocol/event-title'
import { actionsFor } from './actions'
import { dossier } from './dossier'
import { evidenceChain } from './evidence'
import { graphData } from './graph-data'
import { type Money, mechanismRow, pathRow, signOf, whyPath } from './paths'
import { priceItems } from './prices'
import { roleView } from './roles'
import { stageMap } from './stages'
import { nodeRow, summarySentence } from './summary'
import { timeline } from './timeline'
import { calculationTrace } from './trace'
import { CLASS_WORDS, exact, type Names, scoreOut, stop } from './words'

type Brief = NonNullable<Assessment['risk_brief']>
type Result = NonNullable<Assessment['impact_result']>

/** Constants of the score, so that the trace can show them: lambda and the decay of the scale. */
export type ScoreConstants = { readonly lambda: number; readonly decay: number }

const KEY_NODES = 5
const SUMMARY_LENGTH = 600

/** The assessment of one outcome. Same input, same bytes: nothing here knows the time. */
export function composeAssessment(
  request: AssessmentRequest,
  reading: Reading,
  outcome: Outcome,
  names: Names,
  constants: ScoreConstants,
): Assessment {
  const company = names.nodeOf(outcome.companyId).name
  const money = { lambda: constants.lambda, priceDays: outcome.priceDays }
  const paths = [...outcome.paths, ...outcome.rejectedPaths].map((path) =>
    pathRow(path, names, money),
  )
  const brief = riskBrief(request, reading, outcome, names, money)
  const result = impactResult(brief.evidence_chain, reading, outcome, names)
  const head = {
    company_name: company,
    event_summary: eventSummary(request),
    event_date: reading.eventDate,
    path_risk_interpretation_list: paths,
  }
  const story = dossier({ ...head, brief, result })
  const views = ROLES.map((role) =>
    roleView(role, outcome, reading, result.management_actions, names),
  )
  return {
    success: true,
    task_id: request.taskId,
    event_id: request.eventId,
    company_id: outcome.companyId,
    ...head,
    event_type: CLASS_WORDS[reading.eventClass],
    impact_score: scoreOut(outcome.score),
    assessment_confidence_score: outcome.confidence,
    impact_date: dateOrNull(outcome.startDay, names),
    impact_end_date: dateOrNull(outcome.endDay, names),
    risk_brief: brief,
    impact_result: result,
    impact_graph_data: graphData(outcome, reading, names),
    analysis_dossier_text: story.text,
    dossier_paragraph_list: story.paragraphs,
    role_interpretation: views.find((view) => view.role === request.role) ?? null,
    role_interpretation_list: views,
    calculation_trace: calculationTrace(outcome, reading, names, constants),
    is_sample: false,
  }
}

function riskBrief(
  request: AssessmentRequest,
  reading: Reading,
  outcome: Outcome,
  names: Names,
  money: Money,
): Brief {
  return {
    schema_version: '1.0',
    meta: {
      task_id: request.taskId,
      event_id: request.eventId,
      event_title: eventTitle(request.event),
      company_id: outcome.companyId,
      company_name: names.nodeOf(outcome.companyId).name,
    },
    what_impact: whatImpact(outcome, names),
    why_impact: {
      title: 'Why Impact',
      paths: outcome.paths.map((path) => whyPath(path, names, money)),
      mechanisms: mechanisms(reading, outcome, names),
    },
    evidence_chain: evidenceChain(request.event, reading, outcome, names),
    price_data: {
      title: 'Commodity Price Data Involved',
      items: priceItems(outcome, reading, names),
    },
  }
}

function whatImpact(outcome: Outcome, names: Names): Brief['what_impact'] {
  const score = scoreOut(outcome.score)
  const byPath = new Map(outcome.paths.map((path) => [path.pathId, Math.abs(path.score)]))
  return {
    affected_products: outcome.products
      .filter((product) => product.effect !== 0)
      .map((product) => ({
        product: product.name,
        path_ids: [...product.pathIds],
        max_path_impact_score: maxScore(product.pathIds, byPath),
        revenue_share: exact(product.revenueShare),
        lost_output_days: exact(product.lostOutputDays),
      })),
    impact_score: score,
    impact_direction: signOf(score),
    impact_is_beneficial: score < 0,
    risk_level: outcome.riskLevel,
    impact_date: dateOrNull(outcome.startDay, names),
    impact_end_date: dateOrNull(outcome.endDay, names),
    assessment_confidence_score: outcome.confidence,
    assessment_confidence_level: confidenceLevel(outcome.confidence),
    supply_chain_impact_map: stageMap(outcome),
    summary: summarySentence(outcome, names),
  }
}

function maxScore(pathIds: readonly string[], byPath: ReadonlyMap<string, number>): number | null {
  const scores = pathIds.flatMap((id) => byPath.get(id) ?? [])
  return scores.length === 0 ? null : scoreOut(Math.max(...scores))
}

/** Deduplicated by what carries the effect: the strongest path stands for its mechanism and exposed node. */
function mechanisms(reading: Reading, outcome: Outcome, names: Names) {
  const strongest = new Map<string, (typeof outcome.paths)[number]>()
  for (const path of outcome.paths) {
    const key = `${path.mechanism}|${path.nodeIds[0] ?? ''}|${path.productId}`
    if (!strongest.has(key)) strongest.set(key, path)
  }
  return [...strongest.values()].map((path) => mechanismRow(path, reading, names))
}

function impactResult(
  chain: Brief['evidence_chain'],
  reading: Reading,
  outcome: Outcome,
  names: Names,
): Result {
  const onPaths = new Set(outcome.paths.flatMap((path) => path.nodeIds))
  const direct = outcome.nodes.filter((node) => node.isShocked)
  const indirect = outcome.nodes.filter((node) => !node.isShocked)
  return {
    overall_summary: summarySentence(outcome, names),
    supply_chain_impact_map: stageMap(outcome),
    assessment_evidence: [
      ...chain.exposure_evidence,
      ...chain.manifestation_evidence,
      ...chain.supporting_evidence_other,
    ],
    time_analysis: timeline(outcome, reading, names),
    direct_nodes: direct.map(nodeRow),
    indirect_nodes: indirect.map(nodeRow),
    key_nodes: keyNodes(outcome).map(nodeRow),
    key_paths: outcome.paths.slice(0, KEY_NODES).map((path) => path.pathId),
    top_risk_nodes: outcome.nodes
      .filter((node) => onPaths.has(node.nodeId) && severity(node) > 0)
      .sort((a, b) => severity(b) - severity(a) || (a.nodeId < b.nodeId ? -1 : 1))
      .slice(0, KEY_NODES)
      .map(nodeRow),
    management_actions: actionsFor(outcome, reading, names),
    impact_score_low: scoreOut(Math.min(outcome.scoreLow, outcome.scoreHigh)),
    impact_score_high: scoreOut(Math.max(outcome.scoreLow, outcome.scoreHigh)),
    total_path_count: outcome.totalPaths,
    is_truncated: outcome.isTruncated,
    no_effect_reason: outcome.noEffectReason,
    assumptions: [...reading.assumptions],
  }
}

/** Nodes that most of the effect passes through: sum of |effect| of their paths. */
function keyNodes(outcome: Outcome): NodeState[] {
  const weights = new Map<string, number>()
  for (const path of outcome.paths) {
    for (const id of path.nodeIds) {
      weights.set(id, (weights.get(id) ?? 0) + Math.abs(path.effect))
    }
  }
  const weightOf = (node: NodeState) => weights.get(node.nodeId) ?? 0
  return outcome.nodes
    .filter((node) => weightOf(node) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a) || (a.nodeId < b.nodeId ? -1 : 1))
    .slice(0, KEY_NODES)
}

function severity(node: NodeState): number {
  return node.lostOutputDays ?? Math.abs(node.priceChange ?? 0)
}

function confidenceLevel(confidence: number): 'high' | 'medium' | 'low' {
  if (confidence >= 70) return 'high'
  return confidence >= 40 ? 'medium' : 'low'
}

function dateOrNull(day: number | null, names: Names): string | null {
  return day === null ? null : names.dateOf(day)
}

function eventSummary(request: AssessmentRequest): string {
  const { event } = request
  if (event.event_type === 'commodity_price') return stop(eventTitle(request.event))
  const content = event.content.trim().replaceAll(/\s+/g, ' ')
  const short =
    content.length > SUMMARY_LENGTH ? `${content.slice(0, SUMMARY_LENGTH).trimEnd()} …` : content
  return `${stop(eventTitle(request.event))} ${short}`
}
