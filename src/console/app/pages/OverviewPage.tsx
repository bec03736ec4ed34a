import { Overview } from '@/console/features/overview/Overview'
import { useAssessments } from '@/console/lib/api'
import { PageHead } from '../PageHead'

export function OverviewPage() {
  const { data, error, refetch } = useAssessments()
  return (
    <>
      <PageHead title="Overview" />
      <Overview rows={data ?? null} error={error} onRetry={() => void refetch()} />
    </>
  )
}
