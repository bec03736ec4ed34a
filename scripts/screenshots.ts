/**
 * `npm run screenshots [-- --readme]`: walks the real app through the three samples and takes every page, in both
 * themes, on a tablet and on a phone, into `screenshots/` (not kept in git). With `--readme` it renews `docs/report.png` alone.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import {
  confirmation,
  loadSample,
  openForm,
  region,
  sayYes,
  submitEvent,
} from '../e2e/support/screen'
import { ServerProcess } from '../e2e/support/server-process'
import { ensureBrowser } from './ensure-browser.mjs'
import { buildWhenStale, ROOT } from './freshness.mjs'

const OUT = join(ROOT, 'screenshots')
const REPORT_WITHIN_MS = 20_000
const README_PICTURE = join(ROOT, 'docs', 'report.png')
const DESKTOP = { width: 1280, height: 900 }
const TABLET = { width: 768, height: 1024 }
const PHONE = { width: 390, height: 844 }
const LOOKS = [
  { name: 'light', colorScheme: 'light', viewport: DESKTOP },
  { name: 'dark', colorScheme: 'dark', viewport: DESKTOP },
  { name: 'tablet', colorScheme: 'light', viewport: TABLET },
  { name: 'phone', colorScheme: 'light', viewport: PHONE },
  { name: 'phone-dark', colorScheme: 'dark', viewport: PHONE },
] as const
const SAMPLES = [
  { name: 'news', tab: 'News', sample: /News/ },
  { name: 'policy', tab: 'Policy', sample: /Policy/ },
  { name: 'price', tab: 'Commodity price', sample: /Brent/ },
] as const
const ROLES = ['Chief executive', 'Hedge fund manager', 'Risk professional'] as const

/** Takes a sample from the form to the report, with a picture at each step; gives the report's address. */
async function walk(
  page: Page,
  { name, tab, sample }: (typeof SAMPLES)[number],
  shoot: (name: string) => Promise<void>,
): Promise<string> {
  await openForm(page, tab)
  await shoot(`form-empty-${name}`)
  await loadSample(page, sample)
  await shoot(`form-${name}`)
  await submitEvent(page)
  const dialog = await confirmation(page)
  await shoot(`confirm-${name}`)
  const [, company = ''] = /Type “(.+?)” to allow/.exec((await dialog.textContent()) ?? '') ?? []
  await sayYes(page, company)
  await page.getByRole('region', { name: 'Summary' }).waitFor({ timeout: REPORT_WITHIN_MS })
  return new URL(page.url()).pathname
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  await mkdir(OUT, { recursive: true })
  const reports: Record<string, string> = {}
  for (const look of LOOKS) {
    const context = await browser.newContext({ baseURL: url, ...look, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const shoot = async (name: string) => {
      await page.screenshot({ path: join(OUT, `${name}-${look.name}.png`), fullPage: true })
    }
    if (look.name === 'light') {
      await page.goto('/')
      await shoot('overview-empty')
      await page.goto('/assessments')
      await shoot('assessments-empty')
    }
    for (const sample of SAMPLES) reports[sample.name] = await walk(page, sample, shoot)
    for (const [name, address] of Object.entries(reports)) {
      await page.goto(address)
      await region(page, 'Raw')
      await shoot(`report-${name}`)
    }
    for (const role of ROLES) {
      await page.getByRole('radio', { name: role }).check()
      await shoot(`report-as-${role.toLowerCase().replaceAll(' ', '-')}`)
    }
    for (const place of ['/', '/assessments', '/settings', '/nowhere']) {
      await page.goto(place)
      await page.getByRole('main').waitFor()
      await page.waitForLoadState('networkidle')
      await shoot(`page${place.replace('/', '-')}`)
    }
    await context.close()
  }
}

async function takeForReadme(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ baseURL: url, viewport: DESKTOP, reducedMotion: 'reduce' })
  await walk(page, SAMPLES[2], async () => undefined)
  await page.getByRole('radio', { name: 'Risk professional' }).check()
  await region(page, 'Propagation')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: README_PICTURE })
}

buildWhenStale()
const server = await ServerProcess.prepare({})
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  await server.start()
  await (process.argv.includes('--readme') ? takeForReadme : takeAll)(browser, server.url)
} finally {
  await browser.close()
  await server.dispose()
}
