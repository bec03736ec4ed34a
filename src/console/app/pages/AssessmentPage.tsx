import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { assessmentOf } from '@/client/assessment-of'
import { ConfirmDialog } from '@/console/features/confirm/ConfirmDialog'
import { ProgressView } from '@/console/features/progress/ProgressView'
import {
  connectionsQuery,
  failureOf,
  markSeen,
  queryKeys,
  recordQuery,
  taskQuery,
} from '@/console/lib/api'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { Notice } from '@/console/ui/Notice'
import { Skeleton } from '@/console/ui/Skeleton'
import type { EventInfo } from '@/protocol/event-info'
import { eventTitle } from '@/protocol/event-title'
import type { AssessmentRow } from '@/protocol/gateway'
import type { ReadTask } from '@/protocol/task'
import { PageHead } from '../PageHead'

const ReportView = lazy(() => import('@/console/features/assessment/ReportView'))

type AssessmentPageProps = {
  /** The address asks for the confirmation dialog over the page. */
  readonly isConfirming?: boolean
}

/** One task: its progress until it has ended, then its report; the confirmation over it while it is asked for. */
export function AssessmentPage({ isConfirming = false }: AssessmentPageProps) {
  const { connection = '', taskId = '' } = useParams()
  const navigate = useNavigate()
  const path = `/assessments/${encodeURIComponent(connection)}/${encodeURIComponent(taskId)}`
  const { data: task, error } = useQuery(taskQuery(connection, taskId))
  const { data: record } = useQuery(recordQuery(connection, taskId))
  const { data: connections } = useQuery(connectionsQuery)
  const isDemo = connections?.some(({ id, isEmbedded }) => id === connection && isEmbedded) ?? false
  const state = task?.status.state
  const eventInfo = record?.eventInfo ?? null
  useConfirmRoute(state, isConfirming, path)
  useSeen(record?.row, state)

  return (
    <>
      <p className="mb-1 text-xs text-ink3">
        <Link to="/assessments" className="hover:underline">
          Assessments
        </Link>
        {record && ` / ${record.row.companyName}`}
      </p>
      <PageHead
        title={eventInfo ? eventTitle(eventInfo) : (record?.row.eventTitle ?? 'Assessment')}
      />
      {task && state === 'completed' ? (
        <Report task={task} eventInfo={eventInfo} />
      ) : (
        <ProgressView
          task={task ?? null}
          failure={failureOf(error)}
          eventInfo={eventInfo}
          startedAt={record?.row.createdAt ?? null}
        />
      )}
      {task && isConfirming && (
        <ConfirmDialog
          key={taskId}
          connection={connection}
          taskId={taskId}
          task={task}
          eventInfo={eventInfo}
          isDemo={isDemo}
          onClose={() => void navigate(path)}
        />
      )}
    </>
  )
}

type ReportProps = {
  readonly task: ReadTask
  readonly eventInfo: EventInfo | null
}

function Report({ task, eventInfo }: ReportProps) {
  const reading = useMemo(() => assessmentOf(task), [task])
  if (!reading) {
    return (
      <Notice tone="warn" title="The task is completed, but no assessment came with it">
        The agent sent no result that can be read as an assessment. The task keeps its number,{' '}
        {task.id}: its agent can be asked about it.
      </Notice>
    )
  }
  return (
    <ErrorBoundary what="the report">
      <Suspense fallback={<Skeleton what="the report" lines={8} />}>
        <ReportView reading={reading} task={task} eventInfo={eventInfo} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * The confirmation opens by itself when the agent asks for it, once a visit: who closes it stays on the page. When
 * nothing is left to confirm, the address goes back to the task.
 */
function useConfirmRoute(state: string | undefined, isConfirming: boolean, path: string): void {
  const navigate = useNavigate()
  const openedFor = useRef<string | null>(null)
  useEffect(() => {
    if (state === undefined) return
    const isAsked = state === 'input-required'
    if (isConfirming && isAsked) openedFor.current = path
    if (isConfirming && !isAsked) void navigate(path, { replace: true })
    if (!isConfirming && isAsked && openedFor.current !== path) {
      openedFor.current = path
      void navigate(`${path}/confirm`)
    }
  }, [state, isConfirming, path, navigate])
}

/** A finished task whose page is opened is no longer new. */
function useSeen(row: AssessmentRow | undefined, state: string | undefined): void {
  const queries = useQueryClient()
  const isNew = row !== undefined && row.seenAt === null && state === 'completed'
  const connection = row?.connection ?? ''
  const taskId = row?.taskId ?? ''
  useEffect(() => {
    if (!isNew) return
    markSeen(connection, taskId).then(
      () => queries.invalidateQueries({ queryKey: queryKeys.assessments }),
      (cause: unknown) => console.warn('The report could not be marked as seen.', cause),
    )
  }, [isNew, connection, taskId, queries])
}
