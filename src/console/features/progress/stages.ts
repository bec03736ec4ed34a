/** The way of a task, as a list of stages. A stage has a time only where the agent or the journal gave one. */
import { isTerminal, type ReadTask } from '@/protocol/task'

export type Stage = {
  readonly name: string
  readonly says: string
  readonly is: 'done' | 'current' | 'to come' | 'stopped' | 'not reached'
  /** RFC 3339; null: not known. */
  readonly at: string | null
}

const STAGES = [
  { state: 'submitted', name: 'Event submitted', says: 'The agent has the event.' },
  {
    state: 'input-required',
    name: 'Company confirmation',
    says: 'The agent waits until the company is confirmed. Nothing is charged before that.',
  },
  {
    state: 'working',
    name: 'Assessment',
    says: 'The agent traces the event through the supply chain to the company.',
  },
  { state: 'completed', name: 'Report', says: 'The assessment is there.' },
] as const

/** The stages of a task; while nothing is known of it, the first is the current one. */
export function stagesOf(task: ReadTask | null, startedAt: string | null): Stage[] {
  const state = task?.status.state ?? 'submitted'
  const isStopped = isTerminal(state) && state !== 'completed'
  const reached = isStopped ? stoppedAt(task) : STAGES.findIndex((stage) => stage.state === state)
  // A state that the contract does not know comes after the submission, and nothing more can be said of it.
  const current = reached === -1 ? 0 : reached
  return STAGES.map((stage, index) => {
    const is = placeOf(index, current, state === 'completed', isStopped)
    return {
      name: stage.name,
      says: stage.says,
      is,
      at: index === 0 ? startedAt : index === current ? (task?.status.timestamp ?? null) : null,
    }
  })
}

function placeOf(
  index: number,
  current: number,
  isCompleted: boolean,
  isStopped: boolean,
): Stage['is'] {
  if (isCompleted || index < current) return 'done'
  if (index > current) return isStopped ? 'not reached' : 'to come'
  return isStopped ? 'stopped' : 'current'
}

/** A task that was canceled or rejected ended at the confirmation, a failed one in its work. */
function stoppedAt(task: ReadTask | null): number {
  return task?.status.state === 'failed' ? 2 : 1
}

export type Ending = {
  readonly title: string
  readonly says: string
  /** What can be done now. */
  readonly next: string
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  failed: {
    title: 'The assessment failed',
    says: 'The agent stopped without a result.',
    next: 'The event is kept. Submit it again as a new assessment, or ask the agent’s operator about the fee with the number of the task.',
  },
  canceled: {
    title: 'The assessment was canceled',
    says: 'The company was not confirmed, or the task was ended.',
    next: 'Submit the event again with a better company name.',
  },
  rejected: {
    title: 'The event was rejected',
    says: 'The agent cannot assess this event.',
    next: 'Read what the agent wrote, change the event, and submit it again.',
  },
}

/** What happened to a task that ended without a report; null while it runs or when it is completed. */
export function endingOf(task: ReadTask): Ending | null {
  const { state } = task.status
  return Object.hasOwn(ENDINGS, state) ? (ENDINGS[state] ?? null) : null
}

/** The agent's own words on the state: untrusted text, lines kept. */
export function agentWords(task: ReadTask): string | null {
  const parts = task.status.message?.parts ?? []
  const text = parts.flatMap((part) => ('text' in part && part.text ? [part.text] : [])).join('\n')
  return text.trim() === '' ? null : text
}
