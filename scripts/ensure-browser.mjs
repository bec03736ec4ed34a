// Finds a Chromium for the journeys, or installs one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { ROOT } from './freshness.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MINUTE_MS = 60_000

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

const systemBrowser = () => NAMES.map(onPath).find(Boolean)

function playwrightBrowser() {
  try {
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined // Playwright has none for this platform
  }
}

function run(command, args, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], timeout, env }).status === 0
}

function installed() {
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    run('apt-get', ['update', '-qq'], 2 * MINUTE_MS)
    const packages = ['chromium', 'fonts-liberation']
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
    if (run('apt-get', args, 5 * MINUTE_MS) && systemBrowser()) return systemBrowser()
  }
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], 3 * MINUTE_MS)
  return playwrightBrowser()
}

/** Path of a Chromium: CHROME_PATH, Playwright's own, the system's, or one installed now. Throws in words. */
export function ensureBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH is not executable: ${named}`)
  const path = named || playwrightBrowser() || systemBrowser() || installed()
  if (path) return path
  throw new Error(
    'No Chromium was found, and none could be installed. Do one of: sudo apt-get install chromium | ' +
      'npx playwright install chromium | set CHROME_PATH to a Chromium or Chrome.',
  )
}
