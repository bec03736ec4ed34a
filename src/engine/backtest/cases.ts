/** The form of a back-test file: pairs of a real event and a company, with what is known to have followed. */
import * as z from 'zod/mini'
import { eventInfo } from '@/protocol/event-info'

const LEVELS = ['none', 'low', 'medium', 'high'] as const

const expected = z.object({
  /** adverse: score above 0; beneficial: below 0; none: no effect worth a band. */
  label: z.enum(['adverse', 'beneficial', 'none']),
  level: z.enum(LEVELS),
  /** Days from the event to the first effect on the company; null: no effect. */
  lag_days: z.nullable(z.number()),
  /** retrieved: a page that says so was read; memory: general knowledge, a soft check only. */
  evidence: z.enum(['retrieved', 'memory']),
})

const backtestCase = z.object({
  case_id: z.string(),
  event_id: z.string(),
  event_info: eventInfo,
  expected,
})

/** A file of cases: a list, or an object that holds the list under `cases`. */
const caseFile = z.union([z.array(backtestCase), z.object({ cases: z.array(backtestCase) })])

export type BacktestCase = z.infer<typeof backtestCase>

type Parsed =
  | { readonly ok: true; readonly cases: readonly BacktestCase[] }
  | { readonly ok: false; readonly faults: readonly string[] }

/** Reads a file of cases. A fault names the place in the file: `3.event_info.pub_date: Give …`. */
export function parseCases(json: string): Parsed {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch {
    return { ok: false, faults: ['The file is not JSON.'] }
  }
  const list = z.safeParse(caseFile, raw)
  if (list.success) {
    return { ok: true, cases: Array.isArray(list.data) ? list.data : list.data.cases }
  }
  return { ok: false, faults: faultsOf(raw) }
}

/** Faults of each case for itself: a union's own report would only say that neither form fits. */
function faultsOf(raw: unknown): string[] {
  const wrapped = z.safeParse(z.object({ cases: z.array(z.unknown()) }), raw)
  const plain = z.safeParse(z.array(z.unknown()), raw)
  const entries = wrapped.success ? wrapped.data.cases : plain.success ? plain.data : null
  if (!entries)
    return ['The file holds neither a list of cases nor an object with such a list under "cases".']
  return entries.flatMap((entry, at) => {
    const result = z.safeParse(backtestCase, entry)
    return result.success
      ? []
      : result.error.issues.map((issue) => `${[at, ...issue.path].join('.')}: ${issue.message}`)
  })
}
