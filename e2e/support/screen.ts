/** Drives the console by the names on screen, as a person would. */
import { expect, type Locator, type Page } from 'playwright/test'

export type Tab = 'News' | 'Policy' | 'Commodity price'
export type RoleName = 'No role' | 'Chief executive' | 'Hedge fund manager' | 'Risk professional'

type CommonFields = {
  readonly company?: string
  readonly mode?: 'Normal' | 'Backtest'
  readonly role?: RoleName
}
export type StoryFields = CommonFields & {
  readonly title?: string
  readonly content?: string
  /** Date and time as clocks show it there: `2026-03-17T09:30`. */
  readonly published?: string
  /** IANA name. */
  readonly timeZone?: string
}
export type PriceFields = CommonFields & {
  readonly commodity?: string
  readonly unit?: string
  /** `2026-06-12` */
  readonly targetDate?: string
  readonly targetPrice?: string
  /** Text of the price series, as pasted. */
  readonly series?: string
}

/** Opens the form by the main navigation and the tab of its type. */
export async function openForm(page: Page, tab: Tab): Promise<void> {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'New assessment' }).first().click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await expect(field(page, 'Target company')).toBeVisible()
}

/** A field by its label. */
export function field(page: Page, name: string): Locator {
  return page.getByLabel(name, { exact: true })
}

/** Fills what is given, and leaves the rest as it is. */
export async function fillStory(page: Page, values: StoryFields): Promise<void> {
  await fillCommon(page, values)
  await fillTexts(page, {
    Title: values.title,
    Content: values.content,
    Published: values.published,
  })
  if (values.timeZone !== undefined) await field(page, 'Time zone').selectOption(values.timeZone)
}

/** Fills what is given, and leaves the rest as it is. */
export async function fillPrice(page: Page, values: PriceFields): Promise<void> {
  await fillCommon(page, values)
  await fillTexts(page, {
    Commodity: values.commodity,
    Unit: values.unit,
    'Target date': values.targetDate,
    'Target price': values.targetPrice,
    'Price series': values.series,
  })
}

async function fillCommon(page: Page, values: CommonFields): Promise<void> {
  await fillTexts(page, { 'Target company': values.company })
  if (values.mode !== undefined) {
    await page.getByRole('radio', { name: new RegExp(`^${values.mode}\\b`) }).check()
  }
  if (values.role !== undefined) await field(page, 'Role').selectOption({ label: values.role })
}

async function fillTexts(
  page: Page,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined) await field(page, name).fill(text)
  }
}

/** Chooses a sample from the menu by its name. */
export async function loadSample(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Load a sample' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('button', { name: 'Hide this note' })).toBeVisible()
  await expect(field(page, 'Target company')).not.toHaveValue('')
}

export async function submitEvent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit event', exact: true }).click()
}

/** The dialog that asks for the company, once it is open. */
export async function confirmation(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Confirm the company' })).toBeVisible()
  return dialog
}

/** Types the company's name, which the dialog must show, and says Yes. */
export async function sayYes(page: Page, companyName: string): Promise<void> {
  const dialog = await confirmation(page)
  await dialog.getByLabel('Type the company name').fill(companyName)
  await dialog.getByRole('button', { name: 'Yes, start the assessment' }).click()
}

export async function sayNo(page: Page): Promise<void> {
  const dialog = await confirmation(page)
  await dialog.getByRole('button', { name: 'No, wrong company' }).click()
}

/** A part of the finished report, waited for. */
export async function region(page: Page, name: string): Promise<Locator> {
  const found = page.getByRole('region', { name, exact: true })
  await expect(found).toBeVisible()
  return found
}

/** A finished report needs an assessment and the next reading of its task. */
const REPORT_WITHIN_MS = 20_000

/** The summary of the finished report, waited for. */
export async function finishedReport(page: Page): Promise<Locator> {
  const summary = page.getByRole('region', { name: 'Summary', exact: true })
  await expect(summary).toBeVisible({ timeout: REPORT_WITHIN_MS })
  return summary
}

/** The name that the dialog asks to be typed. */
export async function nameToType(page: Page): Promise<string> {
  const dialog = await confirmation(page)
  const [, name = ''] = /Type “(.+?)” to allow Yes/.exec((await dialog.textContent()) ?? '') ?? []
  expect(name, 'the name that the dialog wants typed').not.toBe('')
  return name
}

/** From a sample to its finished report. */
export async function reportOfSample(page: Page, tab: Tab, sample: RegExp): Promise<Locator> {
  await openForm(page, tab)
  await loadSample(page, sample)
  await submitEvent(page)
  await sayYes(page, await nameToType(page))
  return finishedReport(page)
}

/** `message:send` requests of the page from now on, by their bodies. */
export function sentMessages(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('message:send')) bodies.push(request.postData() ?? '')
  })
  return bodies
}
