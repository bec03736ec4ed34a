/** Errors of the gateway itself, in the envelope form of the agents, so that one reader serves both. */
import { type ErrorEnvelope, envelopeOf } from '@/protocol/errors'
import { GATEWAY_ERRORS, type GatewayReason } from '@/protocol/gateway'

const WORDS: Readonly<Record<GatewayReason, string>> = {
  AGENT_UNREACHABLE:
    'The agent gave no answer. Whether it received the request is not known; look at the task again.',
  CONNECTION_NOT_FOUND: 'There is no such connection.',
  ASSESSMENT_NOT_FOUND: 'The journal knows no such assessment.',
  METHOD_NOT_ALLOWED: 'Agents are asked by GET, HEAD, POST, PUT, PATCH or DELETE.',
  NOT_SAME_ORIGIN: 'Only pages of this console may use its gateway.',
}

/** JSON-RPC leaves -32000 to -32099 to the server; the reason decides, never the number. */
const GATEWAY_CODE = -32000

/** The answer for one of the gateway's own reasons. */
export function refuse(reason: GatewayReason): Response {
  const error: ErrorEnvelope['error'] = {
    code: GATEWAY_CODE,
    message: WORDS[reason],
    data: { ...envelopeOf('INVALID_REQUEST').error.data, reason },
  }
  return Response.json({ error }, { status: GATEWAY_ERRORS[reason] })
}
