import { type KeyboardEvent, type ReactNode, useId } from 'react'

type PanelProps = {
  /** Heading, and the name of the region. */
  readonly title: string
  /** Small words or controls at the right of the heading. */
  readonly aside?: ReactNode
  readonly className?: string
  /** Keys pressed on anything inside. */
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A titled region on paper with a thin line around it. Panels do not stand inside panels. */
export function Panel({ title, aside, className = '', onKeyDown, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className={`min-w-0 rounded-lg border border-line bg-surface p-4 ${className}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {aside !== undefined && <div className="text-xs text-ink3">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
