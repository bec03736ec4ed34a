/** One path in words and in numbers: for the summary list, for the full list, and as a mechanism. */

import type { Hop, ImpactPath, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import {
  chain,
  counted,
  dateWords,
  days,
  EFFECT_WORDS,
  exact,
  type Names,
  percent,
  scoreOut,
  stop,
  sum,
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

/** What a price path is worth: how often money counts against output, and for how many days of the year. */
export type Money = { readonly lambda: number; readonly priceDays: number }

export function whyPath(path: ImpactPath, names: Names, money: Money): WhyPath {
  const score = scoreOut(path.score)
  return {
    path_id: path.pathId,
    node_chain: chain(path, names),
    affected_product: names.nodeOf(path.productId).name,
    path_impact_score: score,
    path_impact_direction: signOf(score),
    mechanism_type: path.mechanism,
    event_exposed_node: exposedNode(path, names),
    business_impact: businessImpact(path, names, money),
    final_interpretation: interpretation(path, names),
    risk_visibility: path.visibility,
  }
}

export function pathRow(path: ImpactPath, names: Names, money: Money): PathRow {
  const why = whyPath(path, names, money)
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
    reasoning: reasoning(path, names),
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

function reasoning(path: ImpactPath, names: Names): string {
  if (path.hops.length > 0) return path.hops.map((hop) => hopSentence(hop, path, names)).join(' ')
  const product = names.nodeOf(path.productId).name
  if (path.lostOutputDays === null) return `The price change is on ${product} itself.`
  const word = path.lostOutputDays < 0 ? 'gained' : 'lost'
  return `${product} is hit itself: ${days(Math.abs(path.lostOutputDays))} of output ${word}.`
}

/** With the sum from the last hop's figure to the path's effect, so that it can be done again. */
function businessImpact(path: ImpactPath, names: Names, { lambda, priceDays }: Money): string {
  const product = names.nodeOf(path.productId).name
  const part = `${product} (${percent(path.revenueShare)} of revenue)`
  if (!path.isValid && path.invalidReason !== 'below threshold') {
    return `Nothing arrives at ${part}.`
  }
  const share = sum(path.revenueShare)
  if (path.lostOutputDays === null) {
    const money = path.effect / lambda
    const change = sum(Math.abs(money) / ((path.revenueShare * priceDays) / 365 || 1))
    const word = money > 0 ? 'loses' : 'gains'
    return `${part} ${word} money worth ${percent(Math.abs(money))} of the company's yearly revenue: ${share} × ${change} × ${sum(priceDays)} ÷ 365 = ${sum(Math.abs(money))}, which the score counts ${lambda} times.`
  }
  const lost = Math.abs(path.lostOutputDays)
  const word = path.lostOutputDays < 0 ? 'gains' : 'loses'
  return `${part} ${word} ${days(lost)} of normal output: ${share} × ${sum(lost)} ÷ 365 = ${sum((path.revenueShare * lost) / 365)} of a year.`
}

const REFUSED: Readonly<Record<NonNullable<ImpactPath['invalidReason']>, string>> = {
  'buffer covers it': 'a stock on the way covers what is missing',
  'no orders move': 'no orders move to it, for it has no idle capacity or is hit itself',
  substituted: 'the input is replaced on the way',
  'below threshold': 'what arrives is too small to count',
  'expired fact': 'a fact on the way no longer holds',
  'only assumed edges': 'it rests on assumptions alone',
}

/** Why a route is refused: where it ends, and the figures that end it. */
function refusal(path: ImpactPath, names: Names): string {
  const reason = path.invalidReason
  const dead = path.hops.find((hop) => hop.valueIn !== 0 && hop.valueOut === 0)
  if (reason === null) return 'the reason is not given'
  if (!dead || reason !== 'buffer covers it') return REFUSED[reason]
  const from = names.nodeOf(dead.from).name
  const missing = dead.share * (1 - dead.substitution) * Math.abs(dead.valueIn)
  return `at ${names.nodeOf(dead.to).name}, stock against a stop of ${from}, ${sum(dead.bufferDays)} days of use, covers the ${sum(missing)} days missing`
}

function interpretation(path: ImpactPath, names: Names): string {
  const links = counted(path.hops.length, 'link', 'links')
  if (!path.isValid) return stop(`Not an effective route over ${links}: ${refusal(path, names)}`)
  const from = path.startDay === null ? '' : ` from ${dateWords(names.dateOf(path.startDay))}`
  const until = path.endDay === null ? '' : ` to ${dateWords(names.dateOf(path.endDay))}`
  const product = names.nodeOf(path.productId).name
  if (path.hops.length === 0) return stop(`${product} is hit directly${from}${until}`)
  return `Reaches ${product} over ${links}${from}${until}; the weakest link is ${path.evidenceLevel}.`
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

/** The hop's arithmetic, every factor written out so that a reader can do it again; words stand in brackets. */
function formula(hop: Hop, path: ImpactPath): string {
  const inn = sum(hop.valueIn)
  const out = sum(hop.valueOut)
  if (path.channel === 'price') {
    const factors = hop.factors.map(({ what, value }) => `${sum(value)} (${what})`)
    return `${out} = ${(factors.length > 0 ? factors : [sum(hop.share)]).join(' × ')} × ${inn}`
  }
  const word = hop.kind === 'competes' ? 'orders that can be met' : (hop.criticality ?? 'weight')
  const weight = hop.criticalityWeight === 1 ? '' : ` × ${sum(hop.criticalityWeight)} (${word})`
  const substitution = hop.substitution === 0 ? '' : ` × (1 − ${sum(hop.substitution)})`
  const buffer = hop.bufferDays === 0 ? '' : ` − ${sum(hop.bufferDays)}`
  const core = `${sum(hop.share)}${substitution} × ${inn}${buffer}`
  return buffer === '' ? `${out} = ${core}${weight}` : `${out} = max(0, ${core})${weight}`
}

function hopSentence(hop: Hop, path: ImpactPath, names: Names): string {
  const from = names.nodeOf(hop.from).name
  const to = names.nodeOf(hop.to).name
  if (path.channel === 'price') {
    const factors = hop.factors.map(({ what, value }) => `${what} ${percent(value)}`).join(' × ')
    return `${from} → ${to}: ${factors}; a price change of ${percent(hop.valueIn)} in, ${percent(hop.valueOut)} out (${hop.evidenceLevel}).`
  }
  const stock = hop.bufferDays > 0 ? `, stock covers ${days(hop.bufferDays)}` : ''
  const replaced = hop.substitution > 0 ? `, ${percent(hop.substitution)} is replaced` : ''
  const half = hop.criticalityWeight === 1 ? '' : `, weight ${sum(hop.criticalityWeight)}`
  return `${from} → ${to}: share ${percent(hop.share)}${replaced}${stock}${half}; ${days(hop.valueIn)} in, ${days(hop.valueOut)} out (${hop.evidenceLevel}).`
}
