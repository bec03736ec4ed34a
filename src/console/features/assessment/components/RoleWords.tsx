import { useFormats } from '@/console/lib/format'
import { roleWord } from '@/console/lib/words'
import type { Role } from '@/protocol/event-info'
import type { Value } from '../model/headline'
import { wordsFor } from '../model/view'

type RoleProps = { readonly value: Value; readonly role: Role }
type Action = NonNullable<NonNullable<Value['impact_result']>['management_actions']>[number]

/** The agent's words for the chosen reader; when it wrote none for that one, it is said in one line. */
export function RoleWords({ value, role }: RoleProps) {
  const words = wordsFor(value, role)
  if (!words) {
    const asked = value.role_interpretation
    if (!asked) return null
    return (
      <p className="px-0.5 text-sm text-ink3">
        The agent wrote its words for: {roleWord(asked.role)}. Order and emphasis are for:{' '}
        {roleWord(role)}. The figures are the same for everyone.
      </p>
    )
  }
  const sections = words.sections ?? []
  if (sections.length === 0) return null
  return (
    <div className="rounded-lg border border-line bg-surface px-4.5 py-3.5">
      <h3 className="mb-2 text-xs text-ink3">For the {roleWord(role).toLowerCase()}</h3>
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
        {sections.map((section, index) => (
          <div key={`${section.title ?? ''} ${index.toString()}`} className="min-w-0">
            <h4 className="font-semibold">{section.title ?? 'Without a title'}</h4>
            {(section.paragraphs ?? []).map((paragraph) => (
              <p key={paragraph} className="max-w-[74ch] break-words text-ink2">
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const FIRST_ACTIONS = 3

/** What to do, with quantity and date. The chief executive sees three at once; the others are one press away. */
export function Actions({ value, role }: RoleProps) {
  const actions = (
    wordsFor(value, role)?.actions ??
    value.impact_result?.management_actions ??
    []
  ).filter((action) => action.action)
  if (actions.length === 0) return null
  const first = role === 'ceo' ? actions.slice(0, FIRST_ACTIONS) : []
  const rest = actions.slice(first.length)
  const count = `${rest.length} ${rest.length === 1 ? 'action' : 'actions'}`
  return (
    <div className="rounded-lg border border-line bg-surface px-4.5 py-3">
      {first.length > 0 && (
        <>
          <h3 className="mb-2 font-semibold">What to do</h3>
          <ActionList actions={first} />
        </>
      )}
      {rest.length > 0 && (
        <details className={first.length > 0 ? 'mt-2' : ''}>
          <summary className="text-sm text-accent">
            {first.length > 0 ? `${rest.length} more` : `What to do: ${count}`}
          </summary>
          <div className="mt-2">
            <ActionList actions={rest} />
          </div>
        </details>
      )}
    </div>
  )
}

function ActionList({ actions }: { readonly actions: readonly Action[] }) {
  const formats = useFormats()
  return (
    <ol className="flex flex-col gap-2">
      {actions.map((action) => (
        <li key={action.action} className="grid gap-x-5 sm:grid-cols-[1fr_auto]">
          <span className="max-w-[74ch] break-words">{action.action}</span>
          <span className="text-sm text-ink2 sm:text-right">
            {action.due_date ? `by ${formats.date(action.due_date)}` : 'date not given'}
            {action.quantity && ` · ${action.quantity}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
