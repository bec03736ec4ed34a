import { CircleAlert, CircleHelp, FileText, MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { failureOf } from '@/console/lib/api'
import { useFormats } from '@/console/lib/format'
import { eventTypeWord, stateWord } from '@/console/lib/words'
import { Button, buttonClass } from '@/console/ui/Button'
import { Notice } from '@/console/ui/Notice'
import { Panel } from '@/console/ui/Panel'
import { ScoreWord } from '@/console/ui/ScoreWord'
import { Skeleton } from '@/console/ui/Skeleton'
import type { AssessmentRow } from '@/protocol/gateway'
import { type Need, needsOf } from './needs'

type OverviewProps = {
  /** null: not known yet. */
  readonly rows: readonly AssessmentRow[] | null
  readonly error: Error | null
  readonly onRetry: () => void
}

const RECENT = 8

/** What needs you, then what was assessed last. */
export function Overview({ rows, error, onRetry }: OverviewProps) {
  if (!rows) {
    if (!error) return <Skeleton what="the assessments" lines={6} className="max-w-200" />
    return (
      <Notice
        tone="error"
        isLive
        title="The assessments could not be read"
        actions={<Button onClick={onRetry}>Read them again</Button>}
      >
        {failureOf(error)?.message} Nothing is lost: they are kept by the server.
      </Notice>
    )
  }
  if (rows.length === 0) return <Empty />
  return (
    <div className="grid max-w-[1240px] items-start gap-3.5 lg:grid-cols-2">
      {error && (
        <div className="lg:col-span-2">
          <Notice tone="warn" isLive>
            {failureOf(error)?.message} What is shown is the last known state.
          </Notice>
        </div>
      )}
      <Needs needs={needsOf(rows)} />
      <Recent rows={rows} />
    </div>
  )
}

function Empty() {
  return (
    <div className="flex max-w-[60ch] flex-col items-start gap-4 pt-2">
      <p className="text-lg text-ink2">
        Does an event reach a company, how, how hard, when, and how sure are we? Describe an event,
        or load a sample, and see its way through the supply chain.
      </p>
      <Link to="/new" className={buttonClass('primary')}>
        Start the first assessment
      </Link>
    </div>
  )
}

const KINDS = {
  unknown: { Icon: CircleHelp, say: 'Outcome unknown: open it to ask the agent' },
  confirm: { Icon: MessageCircleQuestion, say: 'Waiting for you to confirm the company' },
  failed: { Icon: CircleAlert, say: 'Did not finish' },
  new: { Icon: FileText, say: 'New report' },
} as const

function Needs({ needs }: { readonly needs: readonly Need[] }) {
  return (
    <Panel title="What needs you" aside={needs.length > 0 ? String(needs.length) : undefined}>
      {needs.length === 0 ? (
        <p className="text-ink2">
          Nothing. Every report was opened and nothing waits for an answer.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {needs.map(({ row, kind }) => {
            const { Icon, say } = KINDS[kind]
            return (
              <li
                key={`${row.connection}/${row.taskId}`}
                className="flex gap-3 py-2.5 first:pt-0 last:pb-0"
              >
                <Icon aria-hidden size={18} className="mt-px shrink-0 text-accent" />
                <div className="min-w-0 flex-1">
                  <RowLink row={row} />
                  <p className="text-sm text-ink2">
                    {say}
                    {kind === 'new' && (
                      <>
                        {': '}
                        <ScoreWord score={row.score} />
                      </>
                    )}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

function Recent({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const formats = useFormats()
  const recent = [...rows]
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, RECENT)
  return (
    <Panel
      title="Recent assessments"
      aside={
        <Link to="/assessments" className="text-accent hover:underline">
          {recent.length} of {rows.length}, show all
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {recent.map((row) => (
          <li
            key={`${row.connection}/${row.taskId}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-full sm:basis-72">
              <RowLink row={row} />
              <p className="text-xs text-ink3">
                {eventTypeWord(row.eventType)} · {formats.dateTime(row.createdAt)}
              </p>
            </div>
            <p className="text-sm">
              {row.state === 'completed' ? <ScoreWord score={row.score} /> : stateWord(row.state)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function RowLink({ row }: { readonly row: AssessmentRow }) {
  return (
    <Link
      to={`/assessments/${encodeURIComponent(row.connection)}/${encodeURIComponent(row.taskId)}`}
      className="block break-words hover:underline"
    >
      <span className="font-semibold">{row.companyName}</span>
      <span className="text-ink2"> · {row.eventTitle}</span>
    </Link>
  )
}
