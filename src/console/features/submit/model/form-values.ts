/** What stands in the form, as typed. One shape for the three types: a type uses the fields that it shows. */
import * as z from 'zod/mini'
import { ANALYSIS_MODES, ROLES } from '@/protocol/event-info'

export const DATE_ORDERS = ['day-first', 'month-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

export const formValues = z.object({
  companyName: z.string(),
  analysisMode: z.enum(ANALYSIS_MODES),
  /** Empty: no role. */
  role: z.enum(['', ...ROLES]),
  title: z.string(),
  content: z.string(),
  /** Local date and time in `timeZone`, as the browser's control writes it: 2026-03-17T00:00. */
  published: z.string(),
  timeZone: z.string(),
  commodityName: z.string(),
  commodityUnit: z.string(),
  targetDate: z.string(),
  targetPrice: z.string(),
  /** CSV text of the price series. */
  series: z.string(),
  /** The answer to the question after the date order; null: not asked or not answered. */
  dateOrder: z.nullable(z.enum(DATE_ORDERS)),
})
export type FormValues = z.infer<typeof formValues>
export type FieldName = keyof FormValues

/** The fields in the order of the page. */
export const FIELD_NAMES = [
  'companyName',
  'analysisMode',
  'role',
  'title',
  'content',
  'published',
  'timeZone',
  'commodityName',
  'commodityUnit',
  'targetDate',
  'targetPrice',
  'series',
  'dateOrder',
] as const satisfies readonly FieldName[]

/** Names on screen; the summary of errors uses them too. */
export const LABELS: Readonly<Record<FieldName, string>> = {
  companyName: 'Target company',
  analysisMode: 'Analysis mode',
  role: 'Role',
  title: 'Title',
  content: 'Content',
  published: 'Published',
  timeZone: 'Time zone',
  commodityName: 'Commodity',
  commodityUnit: 'Unit',
  targetDate: 'Target date',
  targetPrice: 'Target price',
  series: 'Price series',
  dateOrder: 'Date order',
}

/** An empty form; times are meant in `timeZone` until another is chosen. */
export function blankValues(timeZone: string): FormValues {
  return {
    companyName: '',
    analysisMode: 'normal',
    role: '',
    title: '',
    content: '',
    published: '',
    timeZone,
    commodityName: '',
    commodityUnit: '',
    targetDate: '',
    targetPrice: '',
    series: '',
    dateOrder: null,
  }
}

/** Whether nothing was typed. Mode, role and time zone are choices with a default, not typing. */
export function isBlank(values: FormValues): boolean {
  const { analysisMode: _mode, role: _role, timeZone: _zone, dateOrder: _order, ...typed } = values
  return Object.values(typed).every((text) => text.trim() === '')
}
