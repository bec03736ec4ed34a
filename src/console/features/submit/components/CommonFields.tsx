import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/console/ui/Field'
import { RadioGroup } from '@/console/ui/RadioGroup'
import { type FormValues, LABELS } from '../model/form-values'

const MODES = [
  { value: 'normal', label: 'Normal' },
  { value: 'backtest', label: 'Backtest', hint: 'A past event with a known outcome' },
] as const

/** The fields that every type of event has. */
export function CommonFields() {
  const { register, control, formState } = useFormContext<FormValues>()
  const mode = useController({ control, name: 'analysisMode' })
  const { errors } = formState
  return (
    <>
      <Field
        label={LABELS.companyName}
        error={errors.companyName?.message}
        help="The legal or best known name. Country, exchange and ticker help to find it: Tesla, Inc. (United States, NASDAQ: TSLA)"
      >
        {(field) => (
          <input {...field} type="text" autoComplete="organization" {...register('companyName')} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <RadioGroup
          legend={LABELS.analysisMode}
          options={MODES}
          value={mode.field.value}
          onChange={mode.field.onChange}
          error={errors.analysisMode?.message}
        />
        <Field
          label={LABELS.role}
          error={errors.role?.message}
          help="Changes words and emphasis, never numbers."
        >
          {(field) => (
            <select {...field} {...register('role')}>
              <option value="">No role</option>
              <option value="ceo">Chief executive</option>
              <option value="hedgefund">Hedge fund manager</option>
              <option value="riskexpert">Risk professional</option>
            </select>
          )}
        </Field>
      </div>
    </>
  )
}
