/** How a call to an agent can fail, as a value. */
import * as z from 'zod/mini'
import type { Fault } from '@/protocol/faults'

export type ClientFailure = {
  /**
   * unreachable: no answer came, or the gateway got none. refused: the agent answered with an error.
   * unreadable: an answer came that is not in the agreed form.
   */
  readonly kind: 'unreachable' | 'refused' | 'unreadable'
  /** HTTP status; null when no answer came at all. */
  readonly status: number | null
  /** `reason` of the error envelope; null when it has none. It decides, never the number. */
  readonly reason: string | null
  /** In words, for people. From the agent where it gave any: untrusted text. */
  readonly message: string
  /** Faults of an invalid request, each with its path. */
  readonly faults: readonly Fault[]
}

/** The network gave no answer. */
export function unreachable(cause: unknown): ClientFailure {
  const isStopped = cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name)
  const message = isStopped
    ? 'The wait for the answer was ended.'
    : 'The agent cannot be reached. Check the connection, then look at the task again.'
  return { kind: 'unreachable', status: null, reason: null, message, faults: [] }
}

/** An answer of success whose body is something else than agreed. */
export function unreadable(status: number, message: string): ClientFailure {
  return { kind: 'unreadable', status, reason: null, message, faults: [] }
}

const envelope = z.object({
  error: z.object({ message: z.optional(z.unknown()), data: z.optional(z.unknown()) }),
})
const details = z.object({ reason: z.string() })
const faultList = z.object({ faults: z.array(z.unknown()) })
const fault = z.object({ path: z.string(), message: z.string() })

/** An answer with an error status. Reads the error envelope as far as it is one. */
export function refusalOf(status: number, body: unknown): ClientFailure {
  const read = envelope.safeParse(body)
  if (!read.success) {
    return unreadable(status, `The answer is an error in another form (HTTP ${status}).`)
  }
  const { message, data } = read.data.error
  const reason = details.safeParse(data).data?.reason ?? null
  const faults = faultList.safeParse(data).data?.faults ?? []
  return {
    kind: reason === 'AGENT_UNREACHABLE' ? 'unreachable' : 'refused',
    status,
    reason,
    message: typeof message === 'string' && message !== '' ? message : `HTTP status ${status}.`,
    faults: faults.flatMap((item) => fault.safeParse(item).data ?? []),
  }
}
