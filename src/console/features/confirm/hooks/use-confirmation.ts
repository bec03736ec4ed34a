/** Sends one answer to one task: a latch against a second click, a lock against a second tab, an id against a repeat. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ClientFailure } from '@/client/failure'
import { agentOf, queryKeys } from '@/console/lib/api'
import type { EventInfo } from '@/protocol/event-info'
import type { Result } from '@/protocol/result'
import type { ReadTask } from '@/protocol/task'
import { type Answer, answerRequest } from '../model/answer'
import { clearPending, keepPending, pendingAnswer } from '../model/pending'
import { type ConfirmState, stateAfter } from '../model/state'

export type Confirmation = {
  readonly state: ConfirmState
  /** Sends the answer once. Does nothing while one is being sent. */
  readonly send: (answer: Answer) => void
  /** Reads the task again, without sending anything. */
  readonly check: (answer: Answer) => void
  readonly review: () => void
}

type Target = {
  readonly connection: string
  readonly task: ReadTask
  readonly eventInfo: EventInfo | null
}

/** What came of an attempt: the agent's reply, or why nothing was sent. */
type Attempt =
  | { readonly was: 'sent'; readonly reply: Result<ReadTask, ClientFailure> }
  | { readonly was: 'answered before'; readonly task: ReadTask }
  | { readonly was: 'not sent'; readonly say: string }

export function useConfirmation({ connection, task, eventInfo }: Target): Confirmation {
  const queries = useQueryClient()
  const latch = useRef(false)
  const [state, setState] = useState<ConfirmState>(() => firstState(connection, task.id))
  const { mutateAsync } = useMutation({
    networkMode: 'always', // sent once, now, whatever the browser believes of the network
    retry: 0,
    gcTime: 0,
    mutationFn: ({ answer, event }: { answer: Answer; event: EventInfo }) =>
      attempt(connection, task, event, answer),
  })

  const show = (next: ReadTask) => {
    queries.setQueryData(queryKeys.task(connection, next.id), next)
    void queries.invalidateQueries({ queryKey: queryKeys.assessments })
  }
  const send = (answer: Answer) => {
    if (latch.current || eventInfo === null) return
    latch.current = true // here and not by state: a second click comes before the next render
    setState({ at: 'sending', answer })
    mutateAsync({ answer, event: eventInfo })
      .then((outcome) => {
        setState(stateOf(outcome, answer))
        if (outcome.was === 'answered before') show(outcome.task)
        if (outcome.was === 'sent' && outcome.reply.ok) show(outcome.reply.value)
      })
      .catch((cause: unknown) => {
        setState({ at: 'unknown', answer, say: cause instanceof Error ? cause.message : '' })
      })
      .finally(() => {
        latch.current = false
      })
  }
  const check = async (answer: Answer) => {
    const now = await agentOf(connection).getTask(task.id)
    if (now.ok) show(now.value)
    const say = now.ok ? STILL_WAITS : now.error.message
    setState({ at: 'unknown', answer, say })
  }
  useForgetWhenAnswered(connection, task)
  return {
    state,
    send,
    check: (answer) => void check(answer),
    review: () => setState({ at: 'review' }),
  }
}

const STILL_WAITS =
  'Checked just now: the task still waits for an answer, so the message did not arrive, or is not worked on yet.'

/** An answer from before a reload, of which nothing more was heard, is not forgotten. */
function firstState(connection: string, taskId: string): ConfirmState {
  const answer = pendingAnswer(connection, taskId)
  if (answer === null) return { at: 'review' }
  return { at: 'unknown', answer, say: 'The page was left before the answer of the agent came.' }
}

/** A task that no longer waits has taken the answer, ours or another tab's. */
function useForgetWhenAnswered(connection: string, task: ReadTask): void {
  const isAnswered = task.status.state !== 'input-required'
  useEffect(() => {
    if (isAnswered) clearPending(connection, task.id)
  }, [isAnswered, connection, task.id])
}

function stateOf(outcome: Attempt, answer: Answer): ConfirmState {
  switch (outcome.was) {
    case 'sent':
      return stateAfter(answer, outcome.reply)
    case 'answered before':
      return {
        at: 'accepted',
        answer,
        say: 'The task was answered before, perhaps in another tab. Nothing was sent from here.',
      }
    case 'not sent':
      return { at: 'refused', say: outcome.say }
    default:
      return outcome satisfies never
  }
}

/** Inside the lock: looks whether the task still waits, notes what goes out, sends it once, notes what came back. */
async function attempt(
  connection: string,
  task: ReadTask,
  event: EventInfo,
  answer: Answer,
): Promise<Attempt> {
  return withLock(`confirm ${connection} ${task.id}`, async () => {
    const agent = agentOf(connection)
    const now = await agent.getTask(task.id)
    if (!now.ok) {
      return { was: 'not sent', say: `Nothing was sent: ${now.error.message}` }
    }
    if (now.value.status.state !== 'input-required') {
      clearPending(connection, task.id)
      return { was: 'answered before', task: now.value }
    }
    keepPending(connection, task.id, answer)
    const contextId = now.value.contextId ?? task.contextId ?? null
    const reply = await agent.send(answerRequest(task.id, contextId, event, answer))
    if (stateAfter(answer, reply).at !== 'unknown') clearPending(connection, task.id)
    return { was: 'sent', reply }
  })
}

/**
 * Runs the work under a lock that all tabs share; when another tab holds it, nothing is done. A browser without locks
 * (a page that is not on a safe origin) goes without: the message's id alone keeps a repeat from counting.
 */
async function withLock(name: string, work: () => Promise<Attempt>): Promise<Attempt> {
  if (!('locks' in navigator) || !navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock
      ? work()
      : ({
          was: 'not sent',
          say: 'Another tab is sending an answer for this task. Nothing was sent from here.',
        } satisfies Attempt),
  )
}
