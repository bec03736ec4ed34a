/** `test` of the journeys: every test has a server of its own, and a page that must not fail unseen. */
import { test as base, expect } from 'playwright/test'
import { type ServerEnv, ServerProcess } from './server-process'

type Fixtures = {
  /** Environment of the test's server, beside HOST, PORT and DATA_DIR. */
  serverEnv: ServerEnv
  /** The running server. A test may stop, kill and restart it; its data stays. */
  server: ServerProcess
  /** Errors of the page that nobody caught, and what the content security policy stopped. */
  pageFaults: string[]
}

export const test = base.extend<Fixtures>({
  serverEnv: [{}, { option: true }],
  server: async ({ serverEnv }, use, testInfo) => {
    const server = await ServerProcess.prepare(serverEnv)
    try {
      await server.start()
      await use(server)
    } finally {
      await server.dispose()
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server.log', { body: server.log, contentType: 'text/plain' })
      }
    }
  },
  baseURL: async ({ server }, use) => use(server.url),
  pageFaults: [
    async ({ context }, use) => {
      const faults: string[] = []
      context.on('weberror', (fault) => faults.push(String(fault.error())))
      context.on('console', (line) => {
        if (line.text().includes('Content Security Policy')) faults.push(line.text())
      })
      await use(faults)
      expect(faults, 'faults of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
