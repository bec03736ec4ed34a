/** Works on the tasks that are paid for. The task's own row is the queue: what is `working` there is still to do. */
import type { AssessmentEngine } from '@/engine/engine'
import type { Assessment } from '@/protocol/assessment'
import type { Message } from '@/protocol/task'
import { refund } from './fees'
import { uuidOf } from './hash'
import { sampleAssessment } from './sample'
import type { Store, TaskRecord } from './store'

export type Runner = {
  /** Looks for work, soon: the answer that started it goes out first. */
  wake(): void
  /** When all work that was found is done. */
  idle(): Promise<void>
}

type Parts = {
  readonly store: Store
  readonly engine: AssessmentEngine
  readonly now: () => string
  /** 0: takes no work; another process will. */
  readonly workers: number
}

export function createRunner(parts: Parts): Runner {
  let current: Promise<void> = Promise.resolve()
  return {
    wake() {
      if (parts.workers === 0) return
      current = current.then(() => workAll(parts)).catch(reportFault)
    },
    idle: () => current,
  }
}

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Between two tasks, whoever waits for an answer gets it. */
async function workAll(parts: Parts): Promise<void> {
  await nextTurn()
  const tasks = await parts.store.transact((trx) => trx.workingTasks())
  for (const task of tasks) {
    await finish(parts, task, attempt(parts, task))
    await nextTurn()
  }
}

/** The store failed: what is `working` stays so, and is found again when next there is a look for work. */
function reportFault(cause: unknown): void {
  console.error('Work was broken off; it goes on with the next assessment or start.', cause)
}

type Attempt = { readonly result: Assessment } | { readonly cause: unknown }

function attempt({ engine }: Parts, task: TaskRecord): Attempt {
  try {
    if (task.isSandbox) return { result: sampleAssessment(task) }
    const { company } = task
    if (!company) throw new Error(`Task ${task.id} is working without a company.`)
    const { id: taskId, eventId, event, role } = task
    const { companyId, score: matchScore } = company
    return { result: engine.assess({ taskId, eventId, event, companyId, matchScore, role }) }
  } catch (cause) {
    return { cause }
  }
}

/** Keeps what came of it, unless someone else has finished the task meanwhile. */
async function finish({ store, now }: Parts, task: TaskRecord, done: Attempt): Promise<void> {
  await store.transact(async (trx) => {
    const fresh = await trx.task(task.keyId, task.id)
    if (fresh?.state !== 'working') return
    const timestamp = now()
    if ('result' in done) {
      await trx.saveTask({ ...fresh, state: 'completed', timestamp, result: done.result })
      return
    }
    console.error(`Task ${task.id} failed.`, done.cause)
    const credits = await refund(trx, fresh, timestamp)
    const statusMessage = await failureMessage(fresh, credits)
    const history = [...fresh.history, statusMessage]
    const failed = { ...fresh, state: 'failed', timestamp, statusMessage, history } as const
    await trx.saveTask({ ...failed, chargedCredits: fresh.chargedCredits - credits })
  })
}

async function failureMessage(task: TaskRecord, credits: number): Promise<Message> {
  const back = credits > 0 ? `The fee of ${credits} credits was given back.` : 'No fee was charged.'
  const text = `The assessment failed by a fault of the agent. ${back}`
  const messageId = await uuidOf(`${task.id}:${task.history.length}`)
  const place = { contextId: task.contextId, taskId: task.id }
  return { messageId, role: 'agent', parts: [{ kind: 'text', text }], ...place }
}
