/** Yes costs money: it must be meant, it must count once, and No must cost nothing. */
import type { Page } from 'playwright/test'
import { FEE_CREDITS } from '@/protocol/names'
import { expect, test } from './support/fixtures'
import {
  confirmation,
  finishedReport,
  loadSample,
  nameToType,
  openForm,
  sayNo,
  sayYes,
  sentMessages,
  submitEvent,
} from './support/screen'

async function askForConfirmation(page: Page): Promise<void> {
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await submitEvent(page)
  await confirmation(page)
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, start the assessment' })

/** The balance as the open dialog states it. */
async function balance(page: Page): Promise<number> {
  const text = (await (await confirmation(page)).textContent()) ?? ''
  return Number(/The balance is ([\d,]+) credits/.exec(text)?.[1]?.replaceAll(',', ''))
}

/** Credits taken since the balance was `before`, read from the question to a further event. */
async function charged(page: Page, before: number): Promise<number> {
  await askForConfirmation(page)
  return before - (await balance(page))
}

test('the dialog has an address of its own, and Yes waits for the company’s name', async ({
  page,
}) => {
  await askForConfirmation(page)
  await expect(page).toHaveURL(/\/assessments\/[^/]+\/[^/]+\/confirm$/)
  const dialog = await confirmation(page)
  await expect(dialog).toContainText('264,590 credits ($49,999)')
  await expect(yes(page)).toBeDisabled()
  await dialog.getByLabel('Type the company name').fill('Tesl')
  await expect(yes(page)).toBeDisabled()
  await dialog.getByLabel('Type the company name').fill('tesla inc')
  await expect(yes(page)).toBeEnabled()
})

test('a reload, the way back and a shared link open the same question', async ({
  page,
  context,
}) => {
  await askForConfirmation(page)
  const address = page.url()
  await page.reload()
  await confirmation(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/assessments\/[^/]+\/[^/]+$/)
  await page.goBack()
  await confirmation(page)
  const other = await context.newPage()
  await other.goto(address)
  await sayYes(other, await nameToType(other))
  await finishedReport(other)
})

test('No ends the task in words, charges nothing, and the old link asks no more', async ({
  page,
}) => {
  await askForConfirmation(page)
  const before = await balance(page)
  const address = page.url()
  await sayNo(page)
  await expect(page.getByText('The assessment was canceled')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Submit a new event' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('The assessment was canceled')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await charged(page, before)).toBe(0)
})

test('a double click and Enter held down send one confirmation', async ({ page }) => {
  await askForConfirmation(page)
  const before = await balance(page)
  const dialog = await confirmation(page)
  const sent = sentMessages(page)
  await dialog.getByLabel('Type the company name').fill(await nameToType(page))
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect(sent, 'Enter in the field pays nothing').toEqual([])
  await yes(page).dblclick()
  await finishedReport(page)
  expect(sent).toHaveLength(1)
  expect(await charged(page, before)).toBe(FEE_CREDITS)
})

test('two tabs that say Yes at once pay once', async ({ page, context }) => {
  await askForConfirmation(page)
  const before = await balance(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const name = await nameToType(page)
  for (const tab of [page, other]) {
    await (await confirmation(tab)).getByLabel('Type the company name').fill(name)
  }
  await Promise.all([yes(page).click(), yes(other).click()])
  await finishedReport(page)
  await finishedReport(other)
  expect(await charged(page, before)).toBe(FEE_CREDITS)
})

test('Yes in one tab and No in the other leave one answer, which both tabs show', async ({
  page,
  context,
}) => {
  await askForConfirmation(page)
  const before = await balance(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const dialog = await confirmation(page)
  await dialog.getByLabel('Type the company name').fill(await nameToType(page))
  await confirmation(other)
  await Promise.all([
    yes(page).click(),
    other.getByRole('button', { name: 'No, wrong company' }).click(),
  ])
  const isPaid = page.getByRole('region', { name: 'Summary' })
  const isEnded = page.getByText('The assessment was canceled')
  await expect(isPaid.or(isEnded)).toBeVisible({ timeout: 20_000 })
  const wasPaid = await isPaid.isVisible()
  const same = wasPaid ? 'region' : 'link'
  const name = wasPaid ? 'Summary' : 'Submit a new event'
  await expect(other.getByRole(same, { name })).toBeVisible({ timeout: 20_000 })
  expect(await charged(page, before)).toBe(wasPaid ? FEE_CREDITS : 0)
})

test('a Yes whose answer got lost counts, and the page finds out by itself', async ({ page }) => {
  await askForConfirmation(page)
  const before = await balance(page)
  await page.route('**/message:send', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sayYes(page, await nameToType(page))
  await finishedReport(page)
  await page.unroute('**/message:send')
  expect(await charged(page, before)).toBe(FEE_CREDITS)
})

test('a Yes that never arrived can be sent again as the same message, even after a reload', async ({
  page,
}) => {
  await askForConfirmation(page)
  const before = await balance(page)
  const sent = sentMessages(page)
  await page.route('**/message:send', (route) => route.abort('connectionreset'))
  await sayYes(page, await nameToType(page))
  await expect(page.getByText('Outcome unknown')).toBeVisible()
  await page.unroute('**/message:send')
  await page.reload()
  await expect(page.getByText('Outcome unknown')).toBeVisible()
  await page.getByRole('button', { name: 'Send the same confirmation again' }).click()
  await finishedReport(page)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(await charged(page, before)).toBe(FEE_CREDITS)
})

test('while the agent is down a Yes is not sent, and the dialog says so', async ({
  page,
  server,
}) => {
  await askForConfirmation(page)
  const name = await nameToType(page)
  const sent = sentMessages(page)
  await server.kill('SIGKILL')
  await sayYes(page, name)
  await expect(page.getByText(/Nothing was sent/)).toBeVisible()
  expect(sent).toEqual([])
  await server.start()
  await sayYes(page, name)
  await finishedReport(page)
})

test('a name that nobody bears is asked for again, and a better one goes on', async ({ page }) => {
  await openForm(page, 'News')
  await loadSample(page, /Tesla/)
  await page.getByLabel('Target company', { exact: true }).fill('Zzyzx Quux Holdings')
  await submitEvent(page)
  const dialog = await confirmation(page)
  await dialog.getByLabel('Another name of the company').fill('Tesla, Inc.')
  await dialog.getByRole('button', { name: 'Look for this name' }).click()
  await dialog.getByRole('button', { name: 'See what was found' }).click()
  await sayYes(page, await nameToType(page))
  await finishedReport(page)
})
