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

const server = await startServer(settings.value, CONSOLE_DIR)
if (!server.ok) giveUp(server.error)

const { url, notes, close } = server.value
for (const note of notes) console.log(note)
console.log(`Supply Risk Console: ${url}`)

let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await close()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
