import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type NoticeTone = 'info' | 'done' | 'warn' | 'error'

type NoticeProps = {
  readonly tone: NoticeTone
  readonly title?: string
  readonly children?: ReactNode
  /** Buttons or links: what can be done now. */
  readonly actions?: ReactNode
  /** Spoken at once to screen readers; for what appears while the page is open. */
  readonly isLive?: boolean
}

const LOOKS = {
  info: { Icon: Info, word: 'Note', bar: 'border-l-accent', ink: 'text-accent' },
  done: { Icon: CircleCheck, word: 'Done', bar: 'border-l-accent', ink: 'text-accent' },
  warn: { Icon: TriangleAlert, word: 'Warning', bar: 'border-l-warn', ink: 'text-warn' },
  error: { Icon: CircleAlert, word: 'Error', bar: 'border-l-adverse-4', ink: 'text-adverse-4' },
} as const

/** What happened, what was kept, what to do: word, icon and colour together. */
export function Notice({ tone, title, children, actions, isLive = false }: NoticeProps) {
  const { Icon, word, bar, ink } = LOOKS[tone]
  const role = !isLive ? undefined : tone === 'error' ? 'alert' : 'status'
  return (
    <div
      role={role}
      className={`flex gap-2.5 rounded-md border border-l-4 border-line bg-surface px-3.5 py-3 ${bar}`}
    >
      <Icon aria-hidden size={18} className={`mt-px shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1 break-words">
        <span className="sr-only">{word}: </span>
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="max-w-[74ch] text-ink2">{children}</div>}
        {actions !== undefined && <div className="mt-2.5 flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  )
}
