/** From the form's values to `event_info`, by the protocol's own schema, with each fault laid beside its field. */
import * as z from 'zod/mini'
import { type EventInfo, eventInfo } from '@/protocol/event-info'
import { err, ok, type Result } from '@/protocol/result'
import { FIELD_NAMES, type FieldName, type FormValues, formValues } from './form-values'

export type FieldFault = { readonly field: FieldName; readonly message: string }
export type ReadEvent = (values: FormValues) => Result<EventInfo, readonly FieldFault[]>

const FIELDS: Readonly<Record<string, FieldName>> = {
  company_name: 'companyName',
  analysis_mode: 'analysisMode',
  role: 'role',
  title: 'title',
  content: 'content',
  pub_date: 'published',
  commodity_name: 'commodityName',
  commodity_unit: 'commodityUnit',
  target_date: 'targetDate',
  target_price: 'targetPrice',
  commodity_price_series: 'series',
}

/** The field that a path of `event_info` belongs to; null when it belongs to none. */
export function fieldOf(path: string): FieldName | null {
  const key = /^(?:event_info\.)?([a-z_]+)/.exec(path)?.[1]
  return key === undefined ? null : (FIELDS[key] ?? null)
}

/**
 * Checks an event that was built from the form. `known` faults were found on the way; they replace what the schema
 * says of the same field, since it only sees that the value is not there.
 */
export function checkEvent(
  event: unknown,
  known: readonly FieldFault[],
  wordsOf: (issue: z.core.$ZodIssue) => string = (issue) => issue.message,
): Result<EventInfo, readonly FieldFault[]> {
  const read = eventInfo.safeParse(event)
  if (read.success && known.length === 0) return ok(read.data)
  const faults = [...known]
  for (const issue of read.error?.issues ?? []) {
    const field = fieldOf(String(issue.path[0] ?? ''))
    if (field === null) throw new Error(`No field shows the fault: ${issue.message}`)
    if (!known.some((fault) => fault.field === field))
      faults.push({ field, message: wordsOf(issue) })
  }
  return err(joined(faults))
}

const MOST_SHOWN = 8

/** One fault a field, in the order of the page, its messages one a line; what is not shown is counted. */
function joined(faults: readonly FieldFault[]): readonly FieldFault[] {
  return FIELD_NAMES.flatMap((field) => {
    const of = faults.filter((fault) => fault.field === field)
    if (of.length === 0) return []
    const shown = of.slice(0, MOST_SHOWN).map((fault) => fault.message)
    const more = of.length - shown.length
    const rest = more > 0 ? [`… and ${more} more of the ${of.length} problems.`] : []
    return { field, message: [...shown, ...rest].join('\n') }
  })
}

/** The schema of a form: its values in, the event out. */
export function schemaOf(read: ReadEvent) {
  return z.pipe(
    formValues,
    z.transform((values: FormValues, context): EventInfo => {
      const event = read(values)
      if (event.ok) return event.value
      for (const { field, message } of event.error) {
        context.issues.push({ code: 'custom', message, path: [field], input: values })
      }
      return z.NEVER
    }),
  )
}
