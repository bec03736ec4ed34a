/** One path in words and in numbers: for the summary list, for the full list, and as a mechanism. */

import type { Hop, ImpactPath, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import {
  chain,
  dateWords,
  days,
  EFFECT_WORDS,
  exact,
  figure,
  type Names,
  percent,
  scoreOut,
} from './words'

type WhyPath = NonNullable<Assessment['risk_brief']>['why_impact']['paths'][number]
type MechanismRow = NonNullable<Assessment['risk_brief']>['why_impact']['mechanisms'][number]
type PathRow = Assessment['path_risk_interpretation_list'][number]
type HopRow = PathRow['hops'][number]

/** The sign of a score in the document's words: `positive` is adverse. */
export function signOf(score: number): 'positive' | 'negative' | null {
  if (score === 0) return null
  return score > 0 ? 'positive' : 'negative'
}

export function whyPath(path: ImpactPath, names: Names): WhyPath {
  const score = scoreOut(path.score)
  return {
    path_id: path.pathId,
    node_chain: chain(path, names),
    affected_product: names.nodeOf(path.productId).name,
    path_impact_score: score,
    path_impact_direction: signOf(score),
    mechanism_type: path.mechanism,
    event_exposed_node: exposedNode(path, names),
    business_impact: businessImpact(path, names),
    final_interpretation: interpretation(path, names),
    risk_visibility: path.visibility,
  }
}

export function pathRow(path: ImpactPath, names: Names): PathRow {
  const why = whyPath(path, names)
  return {
    path_id: path.pathId,
    is_valid_path: path.isValid,
    invalid_reason: path.invalidReason,
    node_chain: why.node_chain,
    node_ids: [...path.nodeIds],
    affected_product: why.affected_product,
    mechanism_type: path.mechanism,
    path_impact_score: why.path_impact_score,
    path_impact_direction: why.path_impact_direction,
    business_impact: why.business_impact,
    final_interpretation: why.final_interpretation,
    evidence_level: path.evidenceLevel,
    risk_visibility: path.visibility,
    lost_output_days: path.lostOutputDays === null ? null : exact(path.lostOutputDays),
    impact_date: path.startDay === null ? null : names.dateOf(path.startDay),
    impact_end_date: path.endDay === null ? null : names.dateOf(path.endDay),
    hops: path.hops.map((hop) => hopRow(hop, path, names)),
    supporting_evidence: path.hops.flatMap((hop) => hop.provenance.map((source) => source.claim)),
  }
}

export function mechanismRow(path: ImpactPath, reading: Reading, names: Names): MechanismRow {
  const exposed = exposedNode(path, names)
  const isGain = path.score < 0
  return {
    path_id: path.pathId,
    affected_product: names.nodeOf(path.productId).name,
    mechanism_type: path.mechanism,
    event_exposed_node: exposed,
    event_effect_on_node: `${exposed}: ${EFFECT_WORDS[path.mechanism]}`,
    company_exposure_role: exposureRole(path),
    direction_to_company: isGain ? 'beneficial' : 'adverse',
    path_validity: path.isValid ? 'valid' : `invalid: ${path.invalidReason ?? 'not given'}`,
    evidence_level: path.evidenceLevel,
    reasoning: path.hops.map((hop) => hopSentence(hop, path, names)).join(' '),
    requires_conditions: [...reading.conditions],
    node_chain: chain(path, names),
  }
}

function exposedNode(path: ImpactPath, names: Names): string {
  return names.nodeOf(path.nodeIds[0] ?? path.productId).name
}

function exposureRole(path: ImpactPath): string {
  if (path.mechanism === 'rival gain') return 'rival of the company that is hit'
  if (path.mechanism === 'price gain') return 'seller at the changed price'
  if (path.mechanism === 'demand loss') return 'supplier of the company that buys less'
  if (path.mechanism === 'direct disruption') return 'owner of what is hit'
  return path.hops.length <= 2 ? 'direct buyer' : `buyer ${path.hops.length} links downstream`
}

function businessImpact(path: ImpactPath, names: Names): string {
  const product = names.nodeOf(path.productId).name
  const part = `${percent(path.revenueShare)} of revenue`
  if (path.lostOutputDays === null) {
    const word = path.effect > 0 ? 'cost' : 'gain'
    return `${product} (${part}): a ${word} worth ${percent(Math.abs(path.effect))} of a year, weighted.`
  }
  const word = path.lostOutputDays < 0 ? 'gains' : 'loses'
  return `${product} (${part}) ${word} ${days(path.lostOutputDays)} of normal output.`
}

function interpretation(path: ImpactPath, names: Names): string {
  const links = `${path.hops.length} ${path.hops.length === 1 ? 'link' : 'links'}`
  if (!path.isValid) {
    return `Not an effective route over ${links}: ${path.invalidReason ?? 'reason not given'}.`
  }
  const from = path.startDay === null ? '' : ` from ${dateWords(names.dateOf(path.startDay))}`
  const until = path.endDay === null ? '' : ` to ${dateWords(names.dateOf(path.endDay))}`
  return `Reaches ${names.nodeOf(path.productId).name} over ${links}${from}${until}; the weakest link is ${path.evidenceLevel}.`
}

function hopRow(hop: Hop, path: ImpactPath, names: Names): HopRow {
  return {
    edge_id: hop.edgeId,
    edge_kind: hop.kind,
    from_name: names.nodeOf(hop.from).name,
    to_name: names.nodeOf(hop.to).name,
    share: exact(hop.share),
    criticality: hop.criticality,
    criticality_weight: exact(hop.criticalityWeight),
    substitution: exact(hop.substitution),
    buffer_days: exact(hop.bufferDays),
    lag_days: exact(hop.lagDays),
    value_in: exact(hop.valueIn),
    value_out: exact(hop.valueOut),
    unit: unitOf(path),
    formula: formula(hop, path),
    evidence_level: hop.evidenceLevel,
    defaulted: [...hop.defaulted],
  }
}

function unitOf(path: ImpactPath): string {
  return path.channel === 'price' ? 'relative price change' : 'lost output days'
}

/** The hop's arithmetic, written out so that a reader can do it again. */
function formula(hop: Hop, path: ImpactPath): string {
  const inn = figure(hop.valueIn)
  const out = figure(hop.valueOut)
  if (path.channel === 'price') return `${out} = ${figure(hop.share)} × ${inn}`
  const weight = hop.criticalityWeight === 1 ? '' : ` × ${figure(hop.criticalityWeight)}`
  const substitution = hop.substitution === 0 ? '' : ` × (1 − ${figure(hop.substitution)})`
  const buffer = hop.bufferDays === 0 ? '' : ` − ${figure(hop.bufferDays)}`
  const core = `${figure(hop.share)}${substitution} × ${inn}${buffer}`
  return buffer === '' ? `${out} = ${core}${weight}` : `${out} = max(0, ${core})${weight}`
}

function hopSentence(hop: Hop, path: ImpactPath, names: Names): string {
  const from = names.nodeOf(hop.from).name
  const to = names.nodeOf(hop.to).name
  if (path.channel === 'price') {
    return `${from} → ${to}: ${percent(hop.share)} of the change is carried, ${percent(hop.valueOut)} arrives (${hop.evidenceLevel}).`
  }
  const stock = hop.bufferDays > 0 ? `, stock covers ${days(hop.bufferDays)}` : ''
  const replaced = hop.substitution > 0 ? `, ${percent(hop.substitution)} is replaced` : ''
  return `${from} → ${to}: share ${percent(hop.share)}${replaced}${stock}; ${days(hop.valueIn)} in, ${days(hop.valueOut)} out (${hop.evidenceLevel}).`
}
