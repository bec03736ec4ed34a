import { type ReactNode, useId } from 'react'
import { FieldError } from './Field'

export type RadioOption<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: ReactNode
}

type RadioGroupProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly RadioOption<Value>[]
  /** null: none is chosen yet. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** `list`: one below the other; `segments`: one bar, the legend is for readers only. */
  readonly look?: 'list' | 'segments'
  readonly error?: string | undefined
}

/** One choice of a few, as native radio buttons: arrows move between them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, look = 'list', error } = props
  const id = useId()
  const errorId = `${id}-error`
  const isBar = look === 'segments'
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error !== undefined ? errorId : undefined}
      aria-invalid={error !== undefined ? true : undefined}
      className="min-w-0"
    >
      <p id={`${id}-legend`} className={isBar ? 'sr-only' : 'mb-1 font-semibold'}>
        {legend}
      </p>
      <div
        className={
          isBar
            ? 'grid max-w-full grid-cols-3 overflow-clip rounded-md border border-line bg-surface sm:inline-flex'
            : 'flex flex-col gap-1'
        }
      >
        {options.map((option, index) => (
          <label key={option.value} className={isBar ? SEGMENT : 'flex items-start gap-2 py-1'}>
            <input
              type="radio"
              name={id}
              id={`${id}-${index}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={
                isBar ? 'absolute inset-0 appearance-none' : 'mt-0.5 size-4 shrink-0 accent-accent'
              }
            />
            <span>
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-xs text-ink3">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId} message={error} />}
    </div>
  )
}

const SEGMENT =
  'relative grid place-items-center border-l border-line px-2 py-1.5 text-center text-sm text-ink2 first:border-l-0 sm:px-3 hover:text-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent'
