/**
 * The error envelope (SupplyGraph A2A protocol, §8) with its closed list of reasons. `reason` decides, never the
 * number: -32004 stands for three different things. Extended as in the design: INSUFFICIENT_CREDITS, RATE_LIMITED,
 * PAYLOAD_TOO_LARGE.
 */
import * as z from 'zod/mini'
import type { Fault } from '@/protocol/faults'

type ErrorRow = { readonly code: number; readonly status: number; readonly message: string }

export const ERRORS = {
  TASK_NOT_FOUND: { code: -32001, status: 404, message: 'There is no such task.' },
  TASK_NOT_CANCELABLE: { code: -32002, status: 400, message: 'The task cannot be canceled.' },
  PUSH_NOTIFICATION_NOT_SUPPORTED: {
    code: -32003,
    status: 400,
    message: 'Push notifications are not supported.',
  },
  INVALID_REQUEST: { code: -32004, status: 400, message: 'The request is not valid.' },
  UNAUTHORIZED: { code: -32004, status: 401, message: 'A valid API key is needed.' },
  AGENT_NOT_FOUND: { code: -32004, status: 404, message: 'There is no such agent or endpoint.' },
  CONTENT_TYPE_NOT_SUPPORTED: {
    code: -32005,
    status: 400,
    message: 'Send application/a2a+json or application/json.',
  },
  INVALID_AGENT_RESPONSE: { code: -32006, status: 500, message: 'The agent failed.' },
  EXTENDED_AGENT_CARD_NOT_CONFIGURED: {
    code: -32007,
    status: 400,
    message: 'There is no extended agent card.',
  },
  VERSION_NOT_SUPPORTED: { code: -32009, status: 400, message: 'Supported A2A version: 1.0.' },
  INSUFFICIENT_CREDITS: {
    code: -32010,
    status: 402,
    message: 'The balance does not cover the fee. Nothing was charged.',
  },
  RATE_LIMITED: { code: -32011, status: 429, message: 'Too many requests. Try again later.' },
  PAYLOAD_TOO_LARGE: { code: -32004, status: 413, message: 'The body is larger than 2 MiB.' },
} as const satisfies Record<string, ErrorRow>

export type ErrorReason = keyof typeof ERRORS

const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo'

export const errorEnvelope = z.object({
  error: z.object({
    code: z.number(),
    message: z.string(),
    data: z.object({
      '@type': z.string(),
      reason: z.string(),
      /** Faults of an invalid request, each with its path. */
      faults: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    }),
  }),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

/** The envelope of a reason; `message` replaces the reason's own words, `faults` are added to them. */
export function envelopeOf(
  reason: ErrorReason,
  details: { readonly message?: string; readonly faults?: readonly Fault[] } = {},
): ErrorEnvelope {
  const { code, message } = ERRORS[reason]
  const faults = details.faults ?? []
  const list = faults.map((fault) => `${fault.path}: ${fault.message}`).join(' ')
  const words = details.message ?? (list === '' ? message : `${message} ${list}`)
  return {
    error: {
      code,
      message: words,
      data: {
        '@type': ERROR_INFO,
        reason,
        ...(faults.length > 0 ? { faults: faults.map((fault) => ({ ...fault })) } : {}),
      },
    },
  }
}
