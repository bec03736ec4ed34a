/** The report's URL: `role` (who reads) and `path` (which path is chosen). Read, and clamped to what there is. */
import type { ReadAssessment } from '@/protocol/assessment'
import { ROLES, type Role } from '@/protocol/event-info'

export type Region =
  | 'summary'
  | 'propagation'
  | 'impact-map'
  | 'prices'
  | 'paths'
  | 'evidence'
  | 'raw'

/** Roles change order and emphasis, never a number. */
const ORDER: Readonly<Record<Role, readonly Region[]>> = {
  riskexpert: ['summary', 'propagation', 'impact-map', 'paths', 'evidence', 'prices', 'raw'],
  ceo: ['summary', 'impact-map', 'propagation', 'paths', 'evidence', 'prices', 'raw'],
  hedgefund: ['summary', 'prices', 'impact-map', 'paths', 'propagation', 'evidence', 'raw'],
}

export function regionsFor(role: Role): readonly Region[] {
  return ORDER[role]
}

/** The role in the URL, else the one that was asked for, else the risk professional's. */
export function roleOf(params: URLSearchParams, asked: string | null | undefined): Role {
  return roleNamed(params.get('role')) ?? roleNamed(asked) ?? 'riskexpert'
}

function roleNamed(word: string | null | undefined): Role | null {
  return ROLES.find((role) => role === word) ?? null
}

/** The chosen path, or null when the URL names none that is there. */
export function chosenPath(params: URLSearchParams, pathIds: readonly string[]): string | null {
  const wanted = params.get('path')
  return wanted !== null && pathIds.includes(wanted) ? wanted : null
}

/** The parameters with one of them changed; null takes it out. */
export function withParam(
  params: URLSearchParams,
  name: 'role' | 'path',
  value: string | null,
): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return changed
}

type RoleInterpretation = NonNullable<ReadAssessment['value']['role_interpretation']>

/** What the agent wrote for a reader: from its list of all readers, else what was asked for; null: nothing. */
export function wordsFor(value: ReadAssessment['value'], role: Role): RoleInterpretation | null {
  const all = [...(value.role_interpretation_list ?? []), value.role_interpretation]
  return all.find((words) => words?.role === role) ?? null
}
