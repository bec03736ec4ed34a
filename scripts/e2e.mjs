// `npm run e2e [-- FILE …]`: the browser journeys, on a fresh build, in a browser found or installed here.
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.mjs'
import { buildWhenStale, ROOT } from './freshness.mjs'

buildWhenStale()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROME_PATH: ensureBrowser() } },
)
process.exit(status ?? 1)
