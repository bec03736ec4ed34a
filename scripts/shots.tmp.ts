import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import {
  confirmation,
  fillStory,
  finishedReport,
  loadSample,
  nameToType,
  openForm,
  reportOfSample,
  sayYes,
  submitEvent,
} from '../e2e/support/screen'
import { ServerProcess } from '../e2e/support/server-process'
import { ensureBrowser } from './ensure-browser.mjs'

const OUT = '/tmp/w/console-shots'
await mkdir(OUT, { recursive: true })
const server = await ServerProcess.prepare({})
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  await server.start()
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const places: Record<string, string> = {
    overview: '/',
    list: '/assessments',
    settings: '/settings',
  }
  await reportOfSample(page, 'Commodity price', /Brent/)
  places.brent = page.url()
  await reportOfSample(page, 'News', /Tesla/)
  places.tesla = page.url()
  await openForm(page, 'News')
  await fillStory(page, {
    company: 'Delta Air Lines, Inc. (United States, NYSE: DAL)',
    title: 'Frost destroys a third of the coffee harvest in Brazil',
    content: 'Frost has destroyed a third of the coffee harvest in Brazil.',
    published: '2026-07-20T09:00',
    timeZone: 'America/Sao_Paulo',
  })
  await submitEvent(page)
  await sayYes(page, await nameToType(page))
  await finishedReport(page)
  places.nil = page.url()
  await openForm(page, 'Policy')
  await loadSample(page, /Policy/)
  await submitEvent(page)
  await confirmation(page)
  places.confirm = page.url()
  await openForm(page, 'Commodity price')
  await loadSample(page, /Brent/)
  places.form = page.url()
  const shoot = async (p: Page, name: string) => {
    await p.waitForLoadState('networkidle')
    await p.screenshot({ path: `${OUT}/${name}.png`, fullPage: true })
  }
  for (const [width, scheme] of [
    [1280, 'light'],
    [768, 'light'],
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const [name, url] of Object.entries(places)) {
      await page.goto(url)
      await page.getByRole('main').waitFor()
      await shoot(page, `${name}-${width}-${scheme}`)
    }
  }
} finally {
  await browser.close()
  await server.dispose()
}
