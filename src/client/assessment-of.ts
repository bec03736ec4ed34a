import { type ReadAssessment, readAssessment } from '@/protocol/assessment'
import type { ReadTask } from '@/protocol/task'

/**
 * The assessment in the artifacts of a task, read tolerantly; null when there is none. The last one counts: an agent
 * may add a newer result beside an older.
 */
export function assessmentOf(task: ReadTask): ReadAssessment | null {
  const parts = (task.artifacts ?? []).flatMap((artifact) => artifact.parts ?? [])
  const found = parts.findLast(
    (part) =>
      'data' in part && part.data && ('impact_score' in part.data || 'risk_brief' in part.data),
  )
  return found && 'data' in found ? readAssessment(found.data) : null
}
