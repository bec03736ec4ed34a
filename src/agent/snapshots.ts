/** A stored task as the wire shows it. */
import type { Task } from '@/protocol/task'
import { uuidOf } from './hash'
import type { TaskRecord } from './store'

/** `historyLength`: how many of the last messages; all without it. */
export async function snapshotOf(record: TaskRecord, historyLength?: number): Promise<Task> {
  const { id, contextId, state, timestamp, statusMessage, result } = record
  const most = historyLength ?? record.history.length
  const artifactId = result ? await uuidOf(`${id}:result`) : ''
  return {
    kind: 'task',
    id,
    contextId,
    status: { state, timestamp, ...(statusMessage ? { message: statusMessage } : {}) },
    artifacts: result
      ? [{ artifactId, name: 'result', parts: [{ kind: 'data', data: result }] }]
      : [],
    history: most === 0 ? [] : record.history.slice(-most),
  }
}
