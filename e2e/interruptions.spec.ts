/** What is done stays done: over a reload, a closed page, a killed server. */
import { expect, test } from './support/fixtures'
import {
  confirmation,
  field,
  fillStory,
  finishedReport,
  loadSample,
  nameToType,
  openForm,
  sayYes,
  submitEvent,
} from './support/screen'

const A_DRAFT = {
  company: 'Volkswagen AG',
  title: 'A draft title',
  content: 'Half a thought',
  published: '2026-05-04T03:02',
  timeZone: 'Asia/Tokyo',
}

test('a draft outlives the reload, each type its own', async ({ page }) => {
  await openForm(page, 'News')
  await fillStory(page, A_DRAFT)
  await page.getByRole('tab', { name: 'Policy' }).click()
  await fillStory(page, { title: 'Another title' })
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Another title')
  await page.getByRole('tab', { name: 'News' }).click()
  await expect(field(page, 'Target company')).toHaveValue(A_DRAFT.company)
  await expect(field(page, 'Title')).toHaveValue(A_DRAFT.title)
  await expect(field(page, 'Content')).toHaveValue(A_DRAFT.content)
  await expect(field(page, 'Published')).toHaveValue(A_DRAFT.published)
  await expect(field(page, 'Time zone')).toHaveValue(A_DRAFT.timeZone)
})

test('a reload in the middle of the work changes nothing, and a killed server finishes it', async ({
  page,
  server,
}) => {
  await server.restart({ AGENT_WORKERS: '0' })
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await submitEvent(page)
  await sayYes(page, await nameToType(page))
  const progress = page.getByRole('region', { name: 'Progress' })
  await expect(progress.getByRole('status')).toContainText('Working')
  await page.reload()
  await expect(progress.getByRole('status')).toContainText('Working')
  await expect(progress).toContainText(/\d+ s so far/)

  await server.kill('SIGKILL')
  await expect(page.getByText('The agent cannot be reached', { exact: true })).toBeVisible({
    timeout: 20_000,
  })
  await expect(progress.getByRole('status')).toContainText('Working')
  await expect(progress.getByRole('status')).toContainText('last known')

  await server.start({ AGENT_WORKERS: '1' })
  await finishedReport(page)
})

test('the question, the list and the report are there after the server was killed', async ({
  page,
  server,
}) => {
  await openForm(page, 'Policy')
  await loadSample(page, /rare-earth/)
  await submitEvent(page)
  await confirmation(page)
  const address = page.url()
  await server.kill('SIGKILL')
  await server.start()
  await page.goto('/assessments')
  await page.getByRole('row', { name: /Ford/ }).getByRole('link').first().click()
  await confirmation(page)
  expect(page.url()).toBe(address)
  await sayYes(page, await nameToType(page))
  await finishedReport(page)
  await server.kill('SIGKILL')
  await server.start()
  await page.reload()
  await finishedReport(page)
})

test('an event sent while the agent is down stays in the form, and goes out later as one task', async ({
  page,
  server,
}) => {
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await server.kill('SIGKILL')
  await submitEvent(page)
  await expect(page.getByText('No answer has arrived for this event')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue(/LFP Battery Deal/)
  await server.start()
  await submitEvent(page)
  await confirmation(page)
  await page.goto('/assessments')
  await expect(page.getByRole('row', { name: /Tesla/ })).toHaveCount(1)
})

test('the overview points at what waits, what is new, and forgets what was seen', async ({
  page,
}) => {
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await submitEvent(page)
  await confirmation(page)
  await page.goto('/')
  const needs = page.getByRole('region', { name: 'What needs you' })
  await needs
    .getByRole('link', { name: /Tesla|LFP/ })
    .first()
    .click()
  await sayYes(page, await nameToType(page))
  await finishedReport(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).first().click()
  await expect(needs).not.toContainText('LFP Battery Deal')
  await expect(page.getByRole('main')).toContainText('LFP Battery Deal')
})
