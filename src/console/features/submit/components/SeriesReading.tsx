import { useFormContext, useWatch } from 'react-hook-form'
import { useFormats } from '@/console/lib/format'
import { Button } from '@/console/ui/Button'
import { Notice } from '@/console/ui/Notice'
import { differingTargetValue } from '@/protocol/event-info'
import type { FormValues } from '../model/form-values'
import { readNumbers } from '../model/number-column'
import type { PriceCsv } from '../model/price-csv'
import { type SeriesSummary, summariseSeries } from '../model/series-summary'
import { SeriesChart } from './SeriesChart'

/** What was read from the text: picture, rows, span, gaps; and the target where it is missing or differs. */
export function SeriesReading({ csv }: { readonly csv: PriceCsv }) {
  const { control } = useFormContext<FormValues>()
  const unit = useWatch({ control, name: 'commodityUnit' })
  const summary = summariseSeries(csv.rows)
  if (!summary) return null
  return (
    <div className="flex flex-col gap-3">
      <SeriesChart rows={csv.rows} summary={summary} unit={unit} />
      <ul className="flex flex-col gap-0.5 text-sm text-ink2">
        <Facts csv={csv} summary={summary} />
      </ul>
      <TargetOffer csv={csv} summary={summary} />
    </div>
  )
}

const MOST_GAPS = 3
const MOST_LINES = 8

function Facts({ csv, summary }: { readonly csv: PriceCsv; readonly summary: SeriesSummary }) {
  const formats = useFormats()
  const { gaps } = summary
  const named = gaps
    .slice(0, MOST_GAPS)
    .map((gap) => `${gap.days} days from ${formats.date(gap.from)}`)
  const hidden = gaps.length - named.length
  const empty = csv.linesWithoutPrice
  const mark = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[csv.delimiter]
  const order = { 'day-first': ', day first', 'month-first': ', month first' }
  const isKnown = csv.order === 'day-first' || csv.order === 'month-first'
  return (
    <>
      <li>
        {formats.number(summary.count)} rows over {formats.number(summary.spanDays)} days, separated
        by {mark}
        {csv.decimal === ',' ? ', decimal comma' : ''}
        {isKnown ? order[csv.order] : ''}
      </li>
      <li>
        {gaps.length === 0
          ? 'No gaps'
          : `${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}: ${named.join('; ')}${hidden > 0 ? `; and ${hidden} shorter` : ''}`}
      </li>
      {empty.length > 0 && (
        <li>
          {empty.length} {empty.length === 1 ? 'line' : 'lines'} without a price left out (line{' '}
          {empty.slice(0, MOST_LINES).join(', ')}
          {empty.length > MOST_LINES ? ` and ${empty.length - MOST_LINES} more` : ''})
        </li>
      )}
    </>
  )
}

/** Offers the series' own value where the target is empty, or differs from it by more than 1 %. */
function TargetOffer({
  csv,
  summary,
}: {
  readonly csv: PriceCsv
  readonly summary: SeriesSummary
}) {
  const { control, setValue, trigger } = useFormContext<FormValues>()
  const formats = useFormats()
  const [targetDate, targetPrice] = useWatch({ control, name: ['targetDate', 'targetPrice'] })
  const price = readNumbers([targetPrice]).values[0]
  const { last } = summary
  if (targetDate === '' && targetPrice === '') {
    const handleUse = () => {
      setValue('targetDate', last.date, { shouldValidate: true })
      setValue('targetPrice', String(last.value), { shouldValidate: true })
      void trigger('series')
    }
    return (
      <div>
        <Button onClick={handleUse}>
          Use the last row as target: {formats.date(last.date)}, {formats.number(last.value)}
        </Button>
      </div>
    )
  }
  const differing =
    typeof price === 'number'
      ? differingTargetValue({
          target_date: targetDate,
          target_price: price,
          commodity_price_series: [...csv.rows],
        })
      : null
  if (differing === null) return null
  return (
    <Notice
      tone="warn"
      title="Target price and series differ"
      actions={
        <Button
          onClick={() => setValue('targetPrice', String(differing), { shouldValidate: true })}
        >
          Use {formats.number(differing)}
        </Button>
      }
    >
      The series has {formats.number(differing)} on {formats.date(targetDate)}, more than 1 % away
      from the target price. It can be sent so; the report will name it among the evidence gaps.
    </Notice>
  )
}
