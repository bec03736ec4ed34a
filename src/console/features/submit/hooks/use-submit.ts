import { useRef, useState } from 'react'
import type { AgentClient } from '@/client/agent-client'
import type { ClientFailure } from '@/client/failure'
import type { Stored } from '@/console/lib/storage'
import type { EventInfo } from '@/protocol/event-info'
import type { ReadTask } from '@/protocol/task'
import { type Draft, idsFor } from '../model/draft'
import { fieldOf } from '../model/event-schema'
import type { FieldName } from '../model/form-values'
import { firstMessage } from '../model/send-request'

export type SubmitState =
  | { readonly at: 'editing' }
  | { readonly at: 'sending' }
  /** The agent said no: nothing was created. */
  | { readonly at: 'refused'; readonly say: string }
  /** No answer came: the message may have arrived. The ids are kept, so that sending again repeats it. */
  | { readonly at: 'unknown'; readonly say: string }

type SubmitSettings = {
  readonly agent: AgentClient
  readonly draft: Stored<Draft>
  readonly onAccepted: (task: ReadTask) => void
  /** Faults that the agent found, for the fields that show them. */
  readonly onFaults: (faults: readonly { field: FieldName; message: string }[]) => void
}

const NOT_REACHED = 'The agent could not be reached, or its answer was lost on the way.'
const LOST_ANSWER = 'This event was sent before, and its answer never arrived here.'

/** Sends the event of a draft once. The ids are stored before; a second click finds the latch closed. */
export function useSubmit({ agent, draft, onAccepted, onFaults }: SubmitSettings) {
  const [state, setState] = useState<SubmitState>(() =>
    draft.get().sent === null ? { at: 'editing' } : { at: 'unknown', say: LOST_ANSWER },
  )
  const isClosed = useRef(false)

  async function send(event: EventInfo): Promise<void> {
    const { values, sent } = draft.get()
    const ids = idsFor(event, sent, newId)
    draft.set({ values, sent: ids })
    setState({ at: 'sending' })
    const answer = await agent.send(firstMessage(event, ids))
    if (answer.ok) {
      draft.remove()
      onAccepted(answer.value)
      return // the latch stays closed: the page is being left
    }
    isClosed.current = false
    handleFailure(answer.error)
  }

  function handleFailure(failure: ClientFailure): void {
    if (isUnknown(failure)) {
      const isLost = failure.kind === 'unreachable'
      setState({ at: 'unknown', say: isLost ? NOT_REACHED : failure.message })
      return
    }
    draft.set({ ...draft.get(), sent: null })
    const placed = failure.faults.flatMap(({ path, message }) => {
      const field = fieldOf(path)
      return field === null ? [] : [{ field, message }]
    })
    const isAllPlaced = placed.length > 0 && placed.length === failure.faults.length
    const say = isAllPlaced ? 'Its remarks stand beside the fields.' : failure.message
    setState({ at: 'refused', say })
    onFaults(placed)
  }

  return {
    state,
    /** Closes the latch in the event handler itself; false: it was closed already. */
    takeLatch: (): boolean => {
      if (isClosed.current) return false
      isClosed.current = true
      return true
    },
    releaseLatch: () => {
      isClosed.current = false
    },
    send,
  }
}

/** Whether the message may have been taken in although the call failed. */
function isUnknown(failure: ClientFailure): boolean {
  return failure.kind !== 'refused' || (failure.status ?? 500) >= 500
}

/** Random, also where the page is not served from a secure address and `crypto.randomUUID` is not offered. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
