/** The process: settings in, a running server out, a clean end on SIGTERM and SIGINT. */
import { fileURLToPath } from 'node:url'
import { readSettings } from './settings'
import { startServer } from './start-server'

/** From the bundle in dist/server as well as from here. */
const CONSOLE_DIR = fileURLToPath(new URL('../../dist/console', import.meta.url))

function giveUp(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason)
  process.exit(1)
}

const settings = readSettings(process.env)
if (!settings.ok) giveUp(settings.error)

const starting = startServer(settings.value, CONSOLE_DIR)

let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  const started = await starting
  if (started.ok) await started.value.close()
  process.exit(0)
}
// Before the address is printed: who reads it may end the process at once.
process.on('SIGTERM', end)
process.on('SIGINT', end)

const server = await starting
if (!server.ok) giveUp(server.error)
for (const note of server.value.notes) console.log(note)
console.log(`Supply Risk Console: ${server.value.url}`)
