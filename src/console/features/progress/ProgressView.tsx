import { Ban, Circle, CircleCheck, CircleDot } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { ClientFailure } from '@/client/failure'
import { useFormats } from '@/console/lib/format'
import { stateWord } from '@/console/lib/words'
import { buttonClass } from '@/console/ui/Button'
import { Notice } from '@/console/ui/Notice'
import { Panel } from '@/console/ui/Panel'
import type { EventInfo } from '@/protocol/event-info'
import { isTerminal, type ReadTask } from '@/protocol/task'
import { agentWords, endingOf, type Stage, stagesOf } from './stages'
import { useElapsed } from './use-elapsed'

type ProgressViewProps = {
  /** The last known state; null: not read yet. */
  readonly task: ReadTask | null
  /** Why the last reading failed; null: it did not. */
  readonly failure: ClientFailure | null
  readonly eventInfo: EventInfo | null
  /** When the event was submitted, RFC 3339; null: not known. */
  readonly startedAt: string | null
}

/** Where a task stands, in words, with the time that has passed; how it ended when it ended without a report. */
export function ProgressView({ task, failure, eventInfo, startedAt }: ProgressViewProps) {
  const ending = task ? endingOf(task) : null
  const isRunning = task === null || !isTerminal(task.status.state)
  const elapsed = useElapsed(startedAt, isRunning)
  const formats = useFormats()
  const newPath = `/new${eventInfo ? `?type=${eventInfo.event_type}` : ''}`
  return (
    <div className="flex max-w-3xl flex-col gap-3.5">
      {failure && <Failure failure={failure} hasTask={task !== null} />}
      {task && ending && (
        <Notice
          tone={task.status.state === 'failed' ? 'error' : 'warn'}
          title={ending.title}
          isLive
          actions={
            <Link to={newPath} className={buttonClass('primary')}>
              Submit a new event
            </Link>
          }
        >
          <p>{ending.says}</p>
          <p className="mt-1.5">{ending.next}</p>
        </Notice>
      )}
      <Panel
        title="Progress"
        aside={isRunning && elapsed !== null ? `${formats.duration(elapsed)} so far` : undefined}
      >
        <p role="status" className="text-lg font-semibold">
          {task ? stateWord(task.status.state) : 'Reading the state of the task'}
          {failure && task && <span className="text-sm font-normal text-ink2"> (last known)</span>}
        </p>
        <Stages stages={stagesOf(task, startedAt)} />
        {task && <AgentSays task={task} />}
        {task?.status.state === 'input-required' && <ConfirmLink />}
        {isRunning && (
          <p className="mt-4 border-t border-line pt-3 text-sm text-ink2">
            You can leave this page: the agent goes on without it, and the task stays in the list of
            assessments.
          </p>
        )}
      </Panel>
    </div>
  )
}

function ConfirmLink() {
  const { pathname } = useLocation()
  return (
    <Link
      to={`${pathname.replace(/\/confirm$/, '')}/confirm`}
      className={`${buttonClass('primary')} mt-3`}
    >
      Confirm the company
    </Link>
  )
}

function Failure({ failure, hasTask }: { failure: ClientFailure; hasTask: boolean }) {
  const kept = hasTask
    ? 'The last known state is shown below, and nothing is lost. The question is repeated by itself.'
    : 'Nothing is known of the task yet. The question is repeated by itself.'
  if (failure.kind === 'refused') {
    return (
      <Notice tone="error" title="The agent does not show this task" isLive>
        The agent says: {failure.message}
      </Notice>
    )
  }
  const title =
    failure.kind === 'unreachable'
      ? 'The agent cannot be reached'
      : 'The agent’s answer cannot be read'
  return (
    <Notice tone="warn" title={title} isLive>
      <p>{kept}</p>
      <p className="mt-1.5 text-sm">{failure.message}</p>
    </Notice>
  )
}

function AgentSays({ task }: { readonly task: ReadTask }) {
  const words = agentWords(task)
  if (words === null) return null
  return (
    <div className="mt-3">
      <p className="text-xs text-ink3">The agent writes</p>
      <p className="max-w-[74ch] whitespace-pre-line break-words text-sm">{words}</p>
    </div>
  )
}

const MARKS = {
  done: { Icon: CircleCheck, word: 'done', ink: 'text-ink2' },
  current: { Icon: CircleDot, word: 'now', ink: 'text-accent' },
  'to come': { Icon: Circle, word: 'to come', ink: 'text-ink3' },
  'not reached': { Icon: Circle, word: 'not reached', ink: 'text-ink3' },
  stopped: { Icon: Ban, word: 'ended here', ink: 'text-adverse-4' },
} as const

function Stages({ stages }: { readonly stages: readonly Stage[] }) {
  const formats = useFormats()
  return (
    <ol className="mt-3 flex flex-col">
      {stages.map((stage) => {
        const { Icon, word, ink } = MARKS[stage.is]
        const isNow = stage.is === 'current'
        const isAhead = stage.is === 'to come' || stage.is === 'not reached'
        return (
          <li
            key={stage.name}
            aria-current={isNow ? 'step' : undefined}
            className="group flex gap-3"
          >
            <span className="flex flex-col items-center">
              <Icon aria-hidden size={18} className={ink} />
              <span className="my-1 w-px grow bg-line group-last:hidden" />
            </span>
            <span className="min-w-0 pb-3">
              <span className={isAhead ? 'text-ink3' : 'font-semibold'}>{stage.name}</span>{' '}
              <span className="text-xs text-ink3">
                {word}
                {stage.at !== null && !isAhead && `, ${formats.dateTime(stage.at)}`}
              </span>
              {isNow && <span className="block text-sm text-ink2">{stage.says}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
