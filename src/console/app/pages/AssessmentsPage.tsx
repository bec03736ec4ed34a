import { Ledger } from '@/console/features/ledger/Ledger'
import { useAssessments } from '@/console/lib/api'
import { PageHead } from '../PageHead'

export function AssessmentsPage() {
  const { data, error, refetch } = useAssessments()
  return (
    <>
      <PageHead title="Assessments" />
      <Ledger rows={data ?? null} error={error} onRetry={() => void refetch()} />
    </>
  )
}
