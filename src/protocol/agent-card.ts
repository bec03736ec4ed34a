/** Agent Card of the seed dialect (SupplyGraph A2A protocol, §4), and the registry's list of them. */
import * as z from 'zod/mini'

export const agentSkill = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  examples: z.optional(z.array(z.string())),
})

export const agentInterface = z.object({
  protocolBinding: z.string(),
  url: z.string(),
  protocolVersion: z.string(),
})

export const agentCard = z.object({
  name: z.string(),
  description: z.string(),
  url: z.string(),
  version: z.string(),
  protocolVersion: z.string(),
  capabilities: z.object({
    streaming: z.boolean(),
    extendedAgentCard: z.boolean(),
    pushNotifications: z.boolean(),
  }),
  defaultInputModes: z.array(z.string()),
  defaultOutputModes: z.array(z.string()),
  skills: z.array(agentSkill),
  supportedInterfaces: z.array(agentInterface),
  metadata: z.optional(z.record(z.string(), z.unknown())),
})
export type AgentCard = z.infer<typeof agentCard>

/** `GET /a2a/agents`. The document names the list without showing it. */
export const agentRegistry = z.object({ agents: z.array(agentCard) })
export type AgentRegistry = z.infer<typeof agentRegistry>
