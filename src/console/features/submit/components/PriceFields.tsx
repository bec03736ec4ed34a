import { useFormContext } from 'react-hook-form'
import { Field } from '@/console/ui/Field'
import { type FormValues, LABELS } from '../model/form-values'
import type { ReadSeries } from '../model/price-event'
import { SeriesField } from './SeriesField'

/** Commodity, target and series of a commodity price event. */
export function PriceFields({ readSeries }: { readonly readSeries: ReadSeries }) {
  const { register, formState, getValues, trigger } = useFormContext<FormValues>()
  const { errors } = formState
  const recheckSeries = () => {
    if (getValues('series').trim() !== '') void trigger('series')
  }
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={LABELS.commodityName}
          error={errors.commodityName?.message}
          help="For example Crude Oil."
        >
          {(field) => (
            <input {...field} type="text" autoComplete="off" {...register('commodityName')} />
          )}
        </Field>
        <Field
          label={LABELS.commodityUnit}
          error={errors.commodityUnit?.message}
          help="Of the price, for example USD/bbl."
        >
          {(field) => (
            <input {...field} type="text" autoComplete="off" {...register('commodityUnit')} />
          )}
        </Field>
        <Field
          label={LABELS.targetDate}
          error={errors.targetDate?.message}
          help="The last date of the series."
        >
          {(field) => (
            <input
              {...field}
              type="date"
              {...register('targetDate', { onChange: recheckSeries })}
            />
          )}
        </Field>
        <Field
          label={LABELS.targetPrice}
          error={errors.targetPrice?.message}
          help="The price on that date."
        >
          {(field) => (
            <input
              {...field}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...register('targetPrice')}
            />
          )}
        </Field>
      </div>
      <SeriesField readSeries={readSeries} />
    </>
  )
}
