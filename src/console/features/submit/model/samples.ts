/** The samples: files beside the app, read when they are asked for, and laid into the form like typed values. */
import * as z from 'zod/mini'
import { type EventInfo, eventInfo } from '@/protocol/event-info'
import { err, ok, type Result } from '@/protocol/result'
import { blankValues, type FormValues } from './form-values'
import { toLocal } from './zoned-time'

export const SAMPLES = [
  {
    id: 'news',
    label: 'News: Tesla and LG Energy Solution',
    hint: 'The example of the agent’s own document',
  },
  {
    id: 'policy',
    label: 'Policy: rare-earth export control',
    hint: 'An example scenario, not a real decision',
  },
  {
    id: 'brent',
    label: 'Commodity price: Brent crude',
    hint: 'Real daily prices to 8 March 2022, from the U.S. EIA',
  },
] as const
export type SampleId = (typeof SAMPLES)[number]['id']

const sample = z.object({
  note: z.string(),
  credit: z.nullable(z.string()),
  /** The zone that the time of publication is meant in. */
  time_zone: z.string(),
  event_info: eventInfo,
})
export type Sample = z.infer<typeof sample>

/** Fetches a sample. Fails in words. */
export async function loadSample(
  id: SampleId,
  fetchFile: (url: string) => Promise<Response> = fetch,
): Promise<Result<Sample, string>> {
  try {
    const response = await fetchFile(`${import.meta.env.BASE_URL}samples/${id}.json`)
    if (!response.ok) return err(`The sample could not be loaded (HTTP ${response.status}).`)
    const read = sample.safeParse(await response.json())
    return read.success ? ok(read.data) : err('The sample is not in the form of this version.')
  } catch (cause) {
    const why = cause instanceof Error ? ` The browser says: ${cause.message}` : ''
    return err(`The sample could not be loaded. Check the connection and try again.${why}`)
  }
}

/** The values that the form would hold had the event been typed into it. */
export function valuesOf(event: EventInfo, timeZone: string): FormValues {
  const common = {
    ...blankValues(timeZone),
    companyName: event.company_name,
    analysisMode: event.analysis_mode,
    role: event.role ?? '',
  } as const
  if (event.event_type !== 'commodity_price') {
    return {
      ...common,
      title: event.title,
      content: event.content,
      published: toLocal(event.pub_date, timeZone),
    }
  }
  const rows = event.commodity_price_series.map((point) => `${point.date},${point.value}`)
  return {
    ...common,
    commodityName: event.commodity_name,
    commodityUnit: event.commodity_unit,
    targetDate: event.target_date,
    targetPrice: String(event.target_price),
    series: ['date,price', ...rows].join('\n'),
  }
}
