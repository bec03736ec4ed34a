/** Faults of input, each naming the place and the remedy, in words that stand beside a form field too. */
import type * as z from 'zod/mini'

export type Fault = {
  /** `event_info.commodity_price_series[14].date`; empty for the whole. */
  readonly path: string
  readonly message: string
}

/** Joins keys and indexes as people write them: `a.b[3].c`. */
export function pathOf(keys: readonly PropertyKey[], root = ''): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`
    return path === '' ? String(key) : `${path}.${String(key)}`
  }, root)
}

/** The faults of a failed parse, in the order of the fields. `root` is put before each path. */
export function faultsOf(error: z.core.$ZodError, root = ''): Fault[] {
  return error.issues.map((issue) => ({ path: pathOf(issue.path, root), message: issue.message }))
}
