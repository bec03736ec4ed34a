import { useFormContext, useFormState } from 'react-hook-form'
import { Button } from '@/console/ui/Button'
import { Notice } from '@/console/ui/Notice'
import { FIELD_NAMES, type FormValues, LABELS } from '../model/form-values'

/** After a submit: how many fields need attention, and a way to each. Each says beside itself what is wrong. */
export function FaultSummary() {
  const { control, setFocus } = useFormContext<FormValues>()
  const { errors, submitCount } = useFormState({ control })
  const fields = FIELD_NAMES.filter((field) => errors[field])
  if (submitCount === 0 || fields.length === 0) return null
  const title =
    fields.length === 1 ? 'One field needs attention' : `${fields.length} fields need attention`
  return (
    <Notice tone="error" isLive title={title}>
      Nothing was sent.
      <span className="mt-1 flex flex-wrap gap-x-2">
        {fields.map((field) => (
          <Button key={field} tone="quiet" onClick={() => setFocus(field)}>
            {LABELS[field]}
          </Button>
        ))}
      </span>
    </Notice>
  )
}
