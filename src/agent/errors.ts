import { ERRORS, type ErrorEnvelope, type ErrorReason, envelopeOf } from '@/protocol/errors'
import type { Fault } from '@/protocol/faults'

/** A refusal that the caller is told of. Thrown inside a transaction it also undoes what was begun. */
export class AgentError extends Error {
  readonly reason: ErrorReason
  readonly faults: readonly Fault[]

  constructor(reason: ErrorReason, details: { message?: string; faults?: readonly Fault[] } = {}) {
    super(details.message ?? '')
    this.name = 'AgentError'
    this.reason = reason
    this.faults = details.faults ?? []
  }

  get status(): (typeof ERRORS)[ErrorReason]['status'] {
    return ERRORS[this.reason].status
  }

  get envelope(): ErrorEnvelope {
    const message = this.message === '' ? {} : { message: this.message }
    return envelopeOf(this.reason, { ...message, faults: this.faults })
  }
}

/** An INVALID_REQUEST with one fault. */
export function invalid(path: string, message: string): AgentError {
  return new AgentError('INVALID_REQUEST', { faults: [{ path, message }] })
}
