import type { AssessmentRow } from '@/protocol/gateway'

export type Need = {
  readonly row: AssessmentRow
  readonly kind: 'unknown' | 'confirm' | 'failed' | 'new'
}

/** Waiting for someone comes before what is only to be read; what is unknown may have cost money, so it leads. */
const ORDER = ['unknown', 'confirm', 'failed', 'new'] as const

/** What wants attention: unknown outcomes, confirmations, failures not yet seen, reports not yet opened. */
export function needsOf(rows: readonly AssessmentRow[]): readonly Need[] {
  const needs = rows.flatMap((row): Need[] => {
    const kind = kindOf(row)
    return kind === null ? [] : [{ row, kind }]
  })
  return needs.sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
      Date.parse(b.row.updatedAt) - Date.parse(a.row.updatedAt),
  )
}

function kindOf(row: AssessmentRow): Need['kind'] | null {
  switch (row.state) {
    case 'unknown':
      return 'unknown'
    case 'input-required':
      return 'confirm'
    case 'failed':
    case 'rejected':
      return row.seenAt === null ? 'failed' : null
    case 'completed':
      return row.seenAt === null ? 'new' : null
    default:
      return null
  }
}
