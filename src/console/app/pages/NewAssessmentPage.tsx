import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { NewAssessment } from '@/console/features/submit/NewAssessment'
import { DEFAULT_CONNECTION, queryKeys } from '@/console/lib/api'
import { EVENT_TYPES, type EventType } from '@/protocol/event-info'
import type { ReadTask } from '@/protocol/task'
import { PageHead } from '../PageHead'

export function NewAssessmentPage() {
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const handleAccepted = (task: ReadTask) => {
    queries.setQueryData(queryKeys.task(DEFAULT_CONNECTION, task.id), task)
    void queries.invalidateQueries({ queryKey: queryKeys.assessments })
    void navigate(`/assessments/${DEFAULT_CONNECTION}/${encodeURIComponent(task.id)}`)
  }
  return (
    <>
      <PageHead title="New assessment" />
      <NewAssessment
        type={typeOf(params.get('type'))}
        onType={(type) => setParams({ type }, { replace: true })}
        onAccepted={handleAccepted}
      />
    </>
  )
}

/** The event type that the address names; news when it names none. */
function typeOf(word: string | null): EventType {
  return EVENT_TYPES.find((type) => type === word) ?? 'news'
}
