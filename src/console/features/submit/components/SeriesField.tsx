import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/console/ui/Button'
import { Field } from '@/console/ui/Field'
import { RadioGroup } from '@/console/ui/RadioGroup'
import { LIMITS } from '@/protocol/event-info'
import { type DateOrder, type FormValues, LABELS } from '../model/form-values'
import type { ReadSeries } from '../model/price-event'
import { readTextFile } from '../model/read-file'
import { summariseSeries } from '../model/series-summary'
import { SeriesReading } from './SeriesReading'

const ORDERS = [
  { value: 'day-first', label: 'Day first', hint: '03/04/2026 is 3 April' },
  { value: 'month-first', label: 'Month first', hint: '03/04/2026 is 4 March' },
] as const

/** The price series: pasted or loaded from a file, and under it what was read from it. */
export function SeriesField({ readSeries }: { readonly readSeries: ReadSeries }) {
  const { register, control, formState, setValue, trigger } = useFormContext<FormValues>()
  const [series, dateOrder] = useWatch({ control, name: ['series', 'dateOrder'] })
  const csv = readSeries({ series, dateOrder })
  const fillTarget = useTargetFill(readSeries)
  const handleOrder = (order: DateOrder) => {
    setValue('dateOrder', order)
    void trigger('series')
    fillTarget()
  }
  return (
    <>
      <Field
        label={LABELS.series}
        error={formState.errors.series?.message}
        help={`Date and price, one row a line, as from a spreadsheet; at least ${LIMITS.seriesDays} calendar days.`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={8}
            spellCheck={false}
            placeholder={'2026-03-01;96.02\n2026-03-02;95.40'}
            className={`${field.className} font-mono text-sm`}
            {...register('series', { onChange: fillTarget })}
          />
        )}
      </Field>
      <FileButton
        onText={(text) => {
          setValue('series', text, { shouldValidate: true, shouldDirty: true })
          fillTarget()
        }}
      />
      {csv.isOrderAsked && (
        <RadioGroup
          legend={LABELS.dateOrder}
          options={ORDERS}
          value={dateOrder}
          onChange={handleOrder}
        />
      )}
      <SeriesReading csv={csv} />
    </>
  )
}

/**
 * Fills target date and price from the last row of the series while a person has not given their own: both are empty,
 * or still what was filled in last.
 */
function useTargetFill(readSeries: ReadSeries): () => void {
  const { getValues, setValue } = useFormContext<FormValues>()
  const filled = useRef({ targetDate: '', targetPrice: '' })
  return () => {
    const { series, dateOrder, targetDate, targetPrice } = getValues()
    const isOwn = (now: string, before: string) => now !== '' && now !== before
    if (isOwn(targetDate, filled.current.targetDate)) return
    if (isOwn(targetPrice, filled.current.targetPrice)) return
    const csv = readSeries({ series, dateOrder })
    const last = csv.problems.length === 0 ? summariseSeries(csv.rows)?.last : undefined
    if (!last) return
    filled.current = { targetDate: last.date, targetPrice: String(last.value) }
    setValue('targetDate', last.date, { shouldValidate: true })
    setValue('targetPrice', String(last.value), { shouldValidate: true })
  }
}

/** Loads a file into the text area, where it can be seen and corrected. */
function FileButton({ onText }: { readonly onText: (text: string) => void }) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    const text = await readTextFile(file)
    input.value = '' // the same file can be chosen again
    setProblem(text.ok ? null : text.error)
    if (text.ok) onText(text.value)
  }
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-3">
      <Button onClick={() => inputRef.current?.click()}>Load file</Button>
      <input
        ref={inputRef}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label="Price series file"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void handleFile(event)}
      />
      <span role="status" className="text-sm text-adverse-4">
        {problem}
      </span>
    </div>
  )
}
