/** The paths of an assessment: the summary list and the full list joined by `path_id`, the strongest first. */
import { splitChain } from '@/console/graph/chains'
import type { ReadAssessment } from '@/protocol/assessment'

type Value = ReadAssessment['value']
type FullRow = NonNullable<Value['path_risk_interpretation_list']>[number]
type Why = NonNullable<NonNullable<Value['risk_brief']>['why_impact']>
type WhyRow = NonNullable<Why['paths']>[number]
export type HopRow = NonNullable<FullRow['hops']>[number]
export type MechanismRow = NonNullable<Why['mechanisms']>[number]

export type PathRow = {
  readonly pathId: string
  readonly isValid: boolean
  readonly invalidReason: string | null
  /** Names from the exposed node to the company. */
  readonly names: readonly string[]
  readonly product: string | null
  readonly score: number | null
  readonly mechanism: string | null
  readonly visibility: string | null
  readonly evidence: string | null
  readonly lostOutputDays: number | null
  readonly start: string | null
  readonly end: string | null
  readonly businessImpact: string | null
  readonly interpretation: string | null
  readonly hops: readonly HopRow[]
  readonly supportingEvidence: readonly string[]
}

/** All paths, valid and refused, by size of the score, then by id. A path in one list only is there too. */
export function pathRows(value: Value): PathRow[] {
  const why = value.risk_brief?.why_impact?.paths ?? []
  const full = value.path_risk_interpretation_list ?? []
  const whyById = new Map(why.flatMap((row) => (row.path_id ? [[row.path_id, row] as const] : [])))
  const fullIds = new Set(full.flatMap((row) => row.path_id ?? []))
  const rows = [
    ...full.map((row, index) =>
      joined(row.path_id || `path ${index + 1}`, row, whyById.get(row.path_id ?? '')),
    ),
    ...why.flatMap((row, index) =>
      row.path_id && fullIds.has(row.path_id)
        ? []
        : [joined(row.path_id || `route ${index + 1}`, undefined, row)],
    ),
  ]
  return rows.sort(strongestFirst)
}

function joined(pathId: string, full: FullRow | undefined, why: WhyRow | undefined): PathRow {
  return {
    pathId,
    isValid: full?.is_valid_path !== false,
    invalidReason: full?.invalid_reason || null,
    names: splitChain(full?.node_chain || why?.node_chain || ''),
    product: full?.affected_product || why?.affected_product || null,
    score: full?.path_impact_score ?? why?.path_impact_score ?? null,
    mechanism: full?.mechanism_type || why?.mechanism_type || null,
    visibility: full?.risk_visibility || why?.risk_visibility || null,
    evidence: full?.evidence_level || null,
    lostOutputDays: full?.lost_output_days ?? null,
    start: full?.impact_date || null,
    end: full?.impact_end_date || null,
    businessImpact: full?.business_impact || why?.business_impact || null,
    interpretation: full?.final_interpretation || why?.final_interpretation || null,
    hops: full?.hops ?? [],
    supportingEvidence: full?.supporting_evidence ?? [],
  }
}

function strongestFirst(a: PathRow, b: PathRow): number {
  const size = (row: PathRow) => (row.score === null ? -1 : Math.abs(row.score))
  return size(b) - size(a) || (a.pathId < b.pathId ? -1 : 1)
}

export type PathCount = {
  readonly shown: number
  /** Valid paths in all, as the agent counts them; null: not given. */
  readonly total: number | null
  /** The agent stopped at its limit: the total is a lower bound. */
  readonly isTruncated: boolean
}

export function pathCount(value: Value, rows: readonly PathRow[]): PathCount {
  return {
    shown: rows.filter((row) => row.isValid).length,
    total: value.impact_result?.total_path_count ?? null,
    isTruncated: value.impact_result?.is_truncated === true,
  }
}

/** "20 of 312 paths", "20 of at least 312 paths", "1 path". */
export function pathCountWords({ shown, total, isTruncated }: PathCount): string {
  const least = isTruncated ? 'at least ' : ''
  if (total !== null && (total > shown || isTruncated)) {
    return `${shown} of ${least}${total} paths`
  }
  return `${shown} ${shown === 1 ? 'path' : 'paths'}`
}

/** How many valid paths have been seen, by the agent's word; the words in the order of the contract. */
export function visibilityCounts(rows: readonly PathRow[]): { word: string; count: number }[] {
  const order = ['visible', 'not_visible', 'uncertain']
  const counts = new Map<string, number>()
  for (const { visibility } of rows.filter((row) => row.isValid)) {
    if (visibility) counts.set(visibility, (counts.get(visibility) ?? 0) + 1)
  }
  const rank = (word: string) => (order.includes(word) ? order.indexOf(word) : order.length)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => rank(a.word) - rank(b.word) || (a.word < b.word ? -1 : 1))
}

/** What the paths and mechanisms depend on, each condition once. */
export function conditionsOf(value: Value): string[] {
  const mechanisms = value.risk_brief?.why_impact?.mechanisms ?? []
  return [...new Set(mechanisms.flatMap((row) => row.requires_conditions ?? []))]
}
