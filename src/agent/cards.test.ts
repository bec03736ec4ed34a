import { describe, expect, it } from 'vitest'
import { agentCard, agentRegistry } from '@/protocol/agent-card'
import { A2A_MEDIA_TYPE, AGENT_ID, AGENT_PATH, FEE_CREDITS } from '@/protocol/names'
import { createMemoryStore } from './memory-store'
import { BASE_URL, CREDITS, refusalIn, startAgent } from './testing/test-agent'

const agent = startAgent()

describe('what needs no key', () => {
  it('is the card of the agent, at the agent’s own address', async () => {
    const { status, body, type } = await agent.ask(AGENT_PATH)
    expect([status, type]).toEqual([200, A2A_MEDIA_TYPE])
    const card = agentCard.parse(body)
    expect(card.url).toBe(`${BASE_URL}${AGENT_PATH}`)
    expect(card.supportedInterfaces?.map(({ url }) => url)).toEqual([card.url])
    expect(card.skills.map(({ id }) => id)).toEqual([AGENT_ID])
  })

  it('is the platform’s card, which leads to the registry and that to the agent', async () => {
    const platform = agentCard.parse((await agent.ask('/.well-known/agent-card.json')).body)
    expect((await agent.ask('/.well-known/agent.json')).body).toEqual(platform)
    const { registryUrl } = platform.metadata ?? {}
    const registry = await agent.ask(String(registryUrl))
    expect(agentRegistry.parse(registry.body).agents).toEqual([(await agent.ask(AGENT_PATH)).body])
  })

  it('is the health', async () => {
    expect(await agent.ask('/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('is nothing else', async () => {
    expect(refusalIn(await agent.ask('/a2a/agents/tariff_calc'))).toBe('404 AGENT_NOT_FOUND')
    expect(refusalIn(await agent.ask(`${AGENT_PATH}/nothing`))).toBe('404 AGENT_NOT_FOUND')
    const put = await agent.ask(`${AGENT_PATH}/message:send`, { method: 'PUT', body: '{}' })
    expect(refusalIn(put)).toBe('404 AGENT_NOT_FOUND')
  })
})

describe('a key', () => {
  const doors = [
    [`${AGENT_PATH}/extendedAgentCard`, {}],
    [`${AGENT_PATH}/tasks/any`, {}],
    [`${AGENT_PATH}/message:send`, { method: 'POST', body: '{}' }],
  ] as const
  const wrong = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    'Bearer first-ke',
    'Bearer first-key1',
    'Bearer first-key second-key',
    'Bearer first',
    'Basic first-key',
    'first-key',
  ]

  it.each(doors)('is needed at %s', async (path, init) => {
    for (const authorization of wrong) {
      const headers: HeadersInit = authorization === undefined ? {} : { authorization }
      const answer = await agent.ask(path, { ...init, headers })
      expect(refusalIn(answer), authorization).toBe('401 UNAUTHORIZED')
    }
    expect(agent.writes.filter((what) => !what.startsWith('grant'))).toEqual([])
  })

  it('opens the extended card, which has the prices', async () => {
    const { body } = await agent.ask(`${AGENT_PATH}/extendedAgentCard`, {}, 'first')
    expect(agentCard.parse(body).metadata).toMatchObject({
      pricing: { normal: { credits: FEE_CREDITS } },
    })
  })

  it('is granted its credits once, however often the agent starts', async () => {
    const store = createMemoryStore()
    await startAgent({ store }).resume()
    const again = startAgent({ store })
    await again.resume()
    expect([await again.balance(), again.writes]).toEqual([CREDITS, []])
  })
})

describe('a version', () => {
  it.each([
    ['1.0', 200],
    ['1.0.1', 200],
    ['0.3', 400],
    ['2.0', 400],
    ['1', 400],
    ['1.00', 400],
  ])('%s is answered with %i', async (version, status) => {
    const answer = await agent.ask(AGENT_PATH, { headers: { 'a2a-version': version } })
    expect(answer.status).toBe(status)
    if (status === 400) expect(refusalIn(answer)).toBe('400 VERSION_NOT_SUPPORTED')
  })
})
