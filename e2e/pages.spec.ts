/** Every page, empty and full, in both themes and on a phone: accessible, nothing cut off, nothing sideways. */
import type { Page } from 'playwright/test'
import { checkAccessible } from './support/accessible'
import { expect, test } from './support/fixtures'
import {
  confirmation,
  field,
  loadSample,
  openForm,
  region,
  reportOfSample,
  submitEvent,
} from './support/screen'

const LOOKS = [
  { look: 'light', options: { colorScheme: 'light' } },
  { look: 'dark', options: { colorScheme: 'dark' } },
  {
    look: 'a phone',
    options: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  },
] as const

/** Accessible, and no wider than the window. */
async function check(page: Page): Promise<void> {
  await checkAccessible(page)
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0)
}

for (const { look, options } of LOOKS) {
  test.describe(look, () => {
    test.use(options)

    test('every page before the first assessment', async ({ page }) => {
      for (const path of ['/', '/assessments', '/settings', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await check(page)
      }
    })

    test('the form of each type, empty and with every fault shown', async ({ page }) => {
      test.slow()
      for (const tab of ['News', 'Policy', 'Commodity price'] as const) {
        await openForm(page, tab)
        if (tab !== 'Policy') await check(page) // the empty form of News and Policy is one component
        await submitEvent(page)
        await expect(page.getByRole('alert')).toBeVisible()
        await check(page)
      }
    })

    test('question, progress, report, and the lists with something in them', async ({ page }) => {
      test.slow()
      await openForm(page, 'News')
      await loadSample(page, /Tesla/)
      await submitEvent(page)
      await confirmation(page)
      await check(page)
      await page.keyboard.press('Escape')
      await region(page, 'Progress')
      await check(page)
      await reportOfSample(page, 'Commodity price', /Brent/)
      for (const role of ['Risk professional', 'Chief executive', 'Hedge fund manager']) {
        await page.getByRole('radio', { name: role }).check()
        await check(page)
      }
      const closed = page.locator('details:not([open]) > summary')
      for (let more = await closed.count(); more > 0; more = await closed.count()) {
        await closed.first().click()
      }
      await check(page)
      for (const path of ['/', '/assessments']) {
        await page.goto(path)
        await expect(
          page.getByRole('link', { name: /LFP Battery Deal|Tesla/ }).first(),
        ).toBeVisible()
        await check(page)
      }
    })
  })
}

test('the theme that is chosen stays, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/settings')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.reload()
  await expect.poll(ground).toBe(dark)
})

test('numbers and dates follow the language that is chosen', async ({ page }) => {
  await page.goto('/settings')
  const language = page.getByRole('combobox', { name: /language/i })
  await language.selectOption({ label: 'Deutsch' })
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await submitEvent(page)
  await expect(await confirmation(page)).toContainText('264.590')
})

test('the settings say where the agent is and that it is well', async ({ page, server }) => {
  await page.goto('/settings')
  await expect(page.getByRole('main')).toContainText(`${server.url}/a2a/agents/`)
  await expect(page.getByRole('main')).toContainText(/healthy|ok|answers/i)
  await server.kill('SIGKILL')
  await expect(page.getByRole('main')).toContainText(/cannot be reached|does not answer/i, {
    timeout: 40_000,
  })
})

test('a task that nobody knows and a page that is not there say so', async ({ page }) => {
  await page.goto('/assessments/embedded/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('The agent does not show this task')).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found|no such|no page/i)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('200 % zoom still shows the whole form', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 450 })
  await openForm(page, 'Commodity price')
  await check(page)
  await field(page, 'Price series').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Submit event' })).toBeVisible()
})
