import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/console/ui/Field'
import { type FormValues, LABELS } from '../model/form-values'
import { browserZone, timeZones, toRfc3339 } from '../model/zoned-time'

/** Title, content and publication of a news or policy event. */
export function StoryFields() {
  const { register, control, formState, getValues, trigger } = useFormContext<FormValues>()
  const [published, timeZone] = useWatch({ control, name: ['published', 'timeZone'] })
  const zones = useMemo(() => timeZones(browserZone()), [])
  const { errors } = formState
  const recheckPublished = () => {
    if (getValues('published') !== '') void trigger('published')
  }
  return (
    <>
      <Field label={LABELS.title} error={errors.title?.message}>
        {(field) => <input {...field} type="text" autoComplete="off" {...register('title')} />}
      </Field>
      <Field
        label={LABELS.content}
        error={errors.content?.message}
        help="What happened, where, how much, how long: figures and names in the text are what the assessment works from."
      >
        {(field) => <textarea {...field} rows={9} {...register('content')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={LABELS.published}
          error={errors.published?.message}
          help={<SentAs published={published} timeZone={timeZone} />}
        >
          {(field) => <input {...field} type="datetime-local" {...register('published')} />}
        </Field>
        <Field
          label={LABELS.timeZone}
          error={errors.timeZone?.message}
          help="Where the time of publication is meant."
        >
          {(field) => (
            <select {...field} {...register('timeZone', { onChange: recheckPublished })}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  )
}

type SentAsProps = { readonly published: string; readonly timeZone: string }

/** The moment as it will be sent, with the zone's offset on that day. */
function SentAs({ published, timeZone }: SentAsProps) {
  const time = toRfc3339(published, timeZone)
  if (!time.ok) return 'Date and time, as the clocks there showed.'
  const repeated = time.value.isRepeated ? ' This time came twice that day; the first is sent.' : ''
  return `Sent as ${time.value.text}.${repeated}`
}
