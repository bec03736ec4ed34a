/** Agent Card, platform card and registry of the "Supply Chain Risk Prediction Agent" document. */
import type { AgentCard, AgentRegistry } from '@/protocol/agent-card'
import {
  A2A_VERSION,
  AGENT_ID,
  AGENT_PATH,
  BACKTEST_FEE_CREDITS,
  FEE_CREDITS,
  FEE_USD,
  FREE_BACKTESTS,
} from '@/protocol/names'

const NAME = 'Supply Chain Risk Prediction Agent'
const DESCRIPTION =
  'Evaluates how a supply chain risk event may affect a target company through multi-tier supply chain propagation analysis.'
const MODES = ['text/plain', 'application/json']
const VERSION = '1.0.0'

/** The card of the agent. What is not offered yet says false. */
export function cardOf(baseUrl: string): AgentCard {
  const url = `${baseUrl}${AGENT_PATH}`
  return {
    name: NAME,
    description: DESCRIPTION,
    url,
    version: VERSION,
    protocolVersion: A2A_VERSION,
    capabilities: { streaming: false, extendedAgentCard: true, pushNotifications: false },
    defaultInputModes: [...MODES],
    defaultOutputModes: [...MODES],
    skills: [
      {
        id: AGENT_ID,
        name: 'Supply Chain Risk Prediction',
        description:
          'Assess company-level impact of a news, policy, or commodity-price event via multi-tier supply chain propagation.',
        tags: ['supply chain', 'risk', 'propagation'],
        examples: ['Assess supply chain risk impact of a news event on Tesla, Inc.'],
      },
    ],
    supportedInterfaces: [{ protocolBinding: 'HTTP+JSON', url, protocolVersion: A2A_VERSION }],
  }
}

/** The card for callers with a key: prices are in it. */
export function extendedCardOf(baseUrl: string): AgentCard {
  return {
    ...cardOf(baseUrl),
    metadata: {
      pricing: {
        currency: 'credits',
        normal: { credits: FEE_CREDITS, usd: FEE_USD, per: 'event and target company' },
        backtest: { credits: BACKTEST_FEE_CREDITS, first_free: FREE_BACKTESTS },
        charged: 'once, when the company is confirmed with Yes',
      },
    },
  }
}

/** The platform's card: it leads to the agents and runs nothing itself. */
export function platformCardOf(baseUrl: string): AgentCard {
  const card = cardOf(baseUrl)
  return {
    ...card,
    name: 'Supply Risk Console',
    description: 'Leads to the agents of this server; it runs no task itself.',
    url: baseUrl,
    capabilities: { ...card.capabilities, extendedAgentCard: false },
    skills: [],
    supportedInterfaces: [],
    metadata: {
      registryUrl: `${baseUrl}/a2a/agents`,
      agentCardPattern: `${baseUrl}/a2a/agents/{agent_id}`,
      discoveryOnly: true,
    },
  }
}

export function registryOf(baseUrl: string): AgentRegistry {
  return { agents: [cardOf(baseUrl)] }
}
