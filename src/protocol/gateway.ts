/** What the console and its gateway say to each other, besides the A2A paths that pass through unchanged. */
import * as z from 'zod/mini'
import { eventInfo } from '@/protocol/event-info'

const maybeText = z.nullable(z.string())
const maybeNumber = z.nullable(z.number())

/** `GET /gateway/connections`: the agents that can be asked. */
export const connection = z.object({
  /** Part of the gateway's paths: `embedded`. */
  id: z.string(),
  name: z.string(),
  /** Base address of the agent, as shown in the settings. */
  agentUrl: z.string(),
  isEmbedded: z.boolean(),
})
export type Connection = z.infer<typeof connection>
export const connectionList = z.object({ connections: z.array(connection) })

/**
 * One row of `GET /gateway/assessments`: what the journal knows of a task. `state` is a task state, or `unknown`
 * when a request went out and no answer came back.
 */
export const assessmentRow = z.object({
  connection: z.string(),
  taskId: z.string(),
  contextId: maybeText,
  state: z.string(),
  companyName: z.string(),
  eventTitle: z.string(),
  eventType: z.string(),
  analysisMode: z.string(),
  role: maybeText,
  score: maybeNumber,
  riskLevel: maybeText,
  confidence: maybeNumber,
  /** Instants, RFC 3339 in UTC. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the finished report was first opened; null: not yet. */
  seenAt: maybeText,
})
export type AssessmentRow = z.infer<typeof assessmentRow>
export const assessmentList = z.object({ assessments: z.array(assessmentRow) })

/** `GET /gateway/assessments/{connection}/{taskId}`: the row, and the event as it was sent (null: never journalled). */
export const assessmentRecord = z.object({ row: assessmentRow, eventInfo: z.nullable(eventInfo) })
export type AssessmentRecord = z.infer<typeof assessmentRecord>

/** Errors of the gateway itself, in words; those of an agent pass through in the agent's own form. */
export const GATEWAY_ERRORS = {
  AGENT_UNREACHABLE: 502,
  CONNECTION_NOT_FOUND: 404,
  ASSESSMENT_NOT_FOUND: 404,
  NOT_SAME_ORIGIN: 403,
  METHOD_NOT_ALLOWED: 405,
} as const
export type GatewayReason = keyof typeof GATEWAY_ERRORS
