/** News and policy: the form's values to `event_info`. */
import { checkEvent, type FieldFault, type ReadEvent } from './event-schema'
import type { FormValues } from './form-values'
import { toRfc3339 } from './zoned-time'

/** The fields that every type has. No role is sent as no field. */
export function commonFields(values: FormValues) {
  return {
    analysis_mode: values.analysisMode,
    company_name: values.companyName.trim(),
    ...(values.role === '' ? {} : { role: values.role }),
  }
}

/** How a form of this type is read. */
export const readStory =
  (type: 'news' | 'policy'): ReadEvent =>
  (values) => {
    const published = toRfc3339(values.published, values.timeZone)
    const known: FieldFault[] = published.ok
      ? []
      : [{ field: 'published', message: published.error }]
    const event = {
      event_type: type,
      ...commonFields(values),
      title: values.title.trim(),
      content: values.content.trim(),
      pub_date: published.ok ? published.value.text : '',
    }
    return checkEvent(event, known)
  }
