/** The whole way with the keyboard alone: no click, no focus set by the test. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures'
import { finishedReport, nameToType, region } from './support/screen'

const MOST_STEPS = 120

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('from the first page to a path of the report', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'New assessment' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Load a sample' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Target company')).toHaveValue(/Delta/)

  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Policy' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: /^Normal/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Backtest/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: 'Submit event' }))
  await page.keyboard.press('Enter')

  const name = await nameToType(page)
  await expect(page.getByLabel('Type the company name')).toBeFocused()
  await page.keyboard.type(name)
  const yes = page.getByRole('button', { name: 'Yes, start the assessment' })
  await tabTo(page, yes)
  await page.keyboard.press('Enter')
  await finishedReport(page)

  const propagation = await region(page, 'Propagation')
  const path = propagation.getByRole('button', { name: /→/ }).first()
  await tabTo(page, path)
  await page.keyboard.press('Enter')
  await expect(path).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(path).toHaveAttribute('aria-pressed', 'false')
})

test('the dialog keeps the focus inside, and gives it back', async ({ page }) => {
  await page.goto('/new?type=news')
  await page.getByRole('button', { name: 'Load a sample' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Submit event' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog,[role=dialog]') === null,
    )
    expect(isOutside, `focus outside after ${step + 1} tabs`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
