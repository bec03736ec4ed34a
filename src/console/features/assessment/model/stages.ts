/** The six-stage map and the affected products, as rows that a chart and a table share. */
import { type ReadAssessment, SUPPLY_CHAIN_STAGES } from '@/protocol/assessment'
import { sentenceWord } from './words'

type Value = ReadAssessment['value']

export type StageRow = {
  readonly stage: string
  readonly name: string
  readonly direction: string | null
  readonly intensity: string | null
  readonly description: string | null
  /** Signed step -3 … +3 for the chart, + adverse; null when direction or intensity is not known. */
  readonly step: number | null
}

const STEPS: Readonly<Record<string, number>> = { none: 0, low: 1, medium: 2, high: 3 }

/** The stages that the agent gave, in the contract's order, then any of its own. Empty: no map was given. */
export function stageRows(value: Value): StageRow[] {
  const map =
    value.risk_brief?.what_impact?.supply_chain_impact_map ??
    value.impact_result?.supply_chain_impact_map
  if (!map) return []
  return SUPPLY_CHAIN_STAGES.flatMap((stage) => {
    const given = map[stage]
    if (!given) return []
    const direction = given.direction ?? null
    const intensity = given.intensity ?? null
    return [
      {
        stage,
        name: sentenceWord(stage),
        direction,
        intensity,
        description: given.description || null,
        step: stepOf(direction, intensity),
      },
    ]
  })
}

/** Stages of the contract that are not in the agent's map. */
export function missingStages(rows: readonly StageRow[]): string[] {
  const given = new Set(rows.map((row) => row.stage))
  return SUPPLY_CHAIN_STAGES.filter((stage) => !given.has(stage)).map((stage) =>
    sentenceWord(stage),
  )
}

/** A stage without direction and intensity is stated as not affected (contract), so it stands at 0. */
function stepOf(direction: string | null, intensity: string | null): number | null {
  if (intensity === null && direction === null) return 0
  if (intensity === 'none') return 0
  const size = intensity === null ? undefined : STEPS[intensity]
  if (size === undefined) return null
  if (direction === 'adverse') return size
  return direction === 'beneficial' ? -size : null
}

export type ProductRow = {
  readonly product: string
  /** Strongest path score by size, with its sign, from the paths; null: not given. */
  readonly score: number | null
  readonly revenueShare: number | null
  readonly lostOutputDays: number | null
  readonly pathIds: readonly string[]
}

/**
 * Affected products, the strongest first. `max_path_impact_score` is an absolute value, so its sign is taken from
 * the product's own paths; where they do not tell, the size stands with the sign of the whole.
 */
export function productRows(value: Value): ProductRow[] {
  const scores = new Map<string, number>()
  for (const row of value.path_risk_interpretation_list ?? []) {
    if (row.path_id && typeof row.path_impact_score === 'number') {
      scores.set(row.path_id, row.path_impact_score)
    }
  }
  for (const row of value.risk_brief?.why_impact?.paths ?? []) {
    if (row.path_id && typeof row.path_impact_score === 'number') {
      scores.set(row.path_id, row.path_impact_score)
    }
  }
  const products = value.risk_brief?.what_impact?.affected_products ?? []
  return products
    .map((row) => {
      const pathIds = row.path_ids ?? []
      return {
        product: row.product || 'Product without a name',
        score: scoreOf(pathIds, scores, row.max_path_impact_score ?? null),
        revenueShare: row.revenue_share ?? null,
        lostOutputDays: row.lost_output_days ?? null,
        pathIds,
      }
    })
    .sort((a, b) => Math.abs(b.score ?? 0) - Math.abs(a.score ?? 0))
}

function scoreOf(
  pathIds: readonly string[],
  scores: ReadonlyMap<string, number>,
  most: number | null,
): number | null {
  const own = pathIds.flatMap((id) => scores.get(id) ?? [])
  const strongest = own.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]
  return strongest ?? most
}
