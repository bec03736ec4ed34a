import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What the control of a field takes over: `<input {...control} />`. */
export type FieldControl = {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = {
  readonly label: string
  /** What is wanted, below the control. */
  readonly help?: ReactNode
  /** What is wrong, in words; lines are kept apart. */
  readonly error?: string | undefined
  readonly isOptional?: boolean
  readonly children: (control: FieldControl) => ReactNode
}

const CONTROL =
  'block w-full rounded-md border border-zero bg-surface px-3 py-2 text-ink placeholder:text-ink3 aria-invalid:border-adverse-4'

/** Label above, help and error below, all bound to the control for those who do not see them. */
export function Field({ label, help, error, isOptional = false, children }: FieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [error !== undefined ? errorId : '', help !== undefined ? helpId : '']
  const control: FieldControl = {
    id,
    className: CONTROL,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined ? true : undefined,
  }
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {isOptional && <span className="text-xs text-ink3">optional</span>}
      </div>
      {children(control)}
      {error !== undefined && <FieldError id={errorId} message={error} />}
      {help !== undefined && (
        <div id={helpId} className="mt-1 text-xs text-ink3">
          {help}
        </div>
      )}
    </div>
  )
}

/** The words of an error below its control. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string }) {
  return (
    <p id={id} className="mt-1 flex gap-1.5 text-sm text-adverse-4">
      <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
      <span className="min-w-0 whitespace-pre-line break-words">{message}</span>
    </p>
  )
}
