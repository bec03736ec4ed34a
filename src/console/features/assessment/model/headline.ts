/** The answer that an eye meets first: direction, size, level, confidence, window. Nothing is derived from the score. */
import type { ReadAssessment } from '@/protocol/assessment'
import { pathRows } from './paths'

export type Value = ReadAssessment['value']

/** `none`: the score is exactly 0; null: the agent said neither score nor direction. */
export type Side = 'adverse' | 'beneficial' | 'none' | null

export type Headline = {
  readonly side: Side
  /** -20 good … +20 bad; null: not given. */
  readonly score: number | null
  /** Score if the least certain inputs are off by half. */
  readonly low: number | null
  readonly high: number | null
  readonly riskLevel: string | null
  /** 0 … 100, and the agent's word for it. */
  readonly confidence: number | null
  readonly confidenceLevel: string | null
  readonly start: string | null
  readonly end: string | null
  readonly summary: string | null
  /** Score 0 and no valid path: there is nothing to draw. */
  readonly isWithoutEffect: boolean
  readonly noEffectReason: string | null
  readonly isSample: boolean
  /** How many edges of the graph are confirmed or reported, of how many; null without a graph. */
  readonly knownEdges: { readonly known: number; readonly total: number } | null
  /** Where the agent contradicts itself or leaves its own scale: said, not mended. */
  readonly doubts: readonly string[]
}

export function headlineOf(value: Value): Headline {
  const what = value.risk_brief?.what_impact
  const result = value.impact_result
  const score = value.impact_score ?? what?.impact_score ?? null
  const hasPath = pathRows(value).some((path) => path.isValid)
  return {
    side: sideOf(score, value),
    score,
    low: result?.impact_score_low ?? null,
    high: result?.impact_score_high ?? null,
    riskLevel: what?.risk_level ?? null,
    confidence: value.assessment_confidence_score ?? what?.assessment_confidence_score ?? null,
    confidenceLevel: what?.assessment_confidence_level ?? null,
    start: value.impact_date ?? what?.impact_date ?? null,
    end: value.impact_end_date ?? what?.impact_end_date ?? null,
    summary: firstText(what?.summary, result?.overall_summary),
    isWithoutEffect: score === 0 && !hasPath,
    noEffectReason: firstText(result?.no_effect_reason),
    isSample: value.is_sample === true,
    knownEdges: knownEdges(value),
    doubts: doubtsOf(value, score),
  }
}

function sideOf(score: number | null, value: Value): Side {
  if (score !== null) return score === 0 ? 'none' : score > 0 ? 'adverse' : 'beneficial'
  const what = value.risk_brief?.what_impact
  if (what?.impact_direction === 'positive') return 'adverse'
  if (what?.impact_direction === 'negative' || what?.impact_is_beneficial === true) {
    return 'beneficial'
  }
  return null
}

function knownEdges(value: Value): Headline['knownEdges'] {
  const edges = value.impact_graph_data?.edges ?? []
  if (edges.length === 0) return null
  const isKnown = (word: string | null | undefined) => word === 'confirmed' || word === 'reported'
  return {
    known: edges.filter((edge) => isKnown(edge.evidence_level)).length,
    total: edges.length,
  }
}

function doubtsOf(value: Value, score: number | null): string[] {
  const what = value.risk_brief?.what_impact
  const inBrief = what?.impact_score ?? null
  const doubts: string[] = []
  if (score !== null && Math.abs(score) > 20) {
    doubts.push('The score lies outside the scale of −20 to +20. It is shown as the agent sent it.')
  }
  if (score !== null && inBrief !== null && score !== inBrief) {
    doubts.push(`The risk brief gives another score, ${inBrief}. The assessment’s own is shown.`)
  }
  if (score !== null && score > 0 && what?.impact_is_beneficial === true) {
    doubts.push('The agent calls the impact beneficial, but its score is adverse.')
  }
  if (score !== null && score < 0 && what?.impact_is_beneficial === false) {
    doubts.push('The agent calls the impact not beneficial, but its score is beneficial.')
  }
  if (value.success === false) doubts.push('The agent marks this assessment as not successful.')
  return doubts
}

/** The first text that says something. */
export function firstText(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.find((text) => typeof text === 'string' && text.trim() !== '') ?? null
}
