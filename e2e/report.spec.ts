/** From the form to the report, for each type of event, by the names on screen. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures'
import {
  field,
  fillPrice,
  fillStory,
  finishedReport,
  loadSample,
  nameToType,
  openForm,
  region,
  reportOfSample,
  sayYes,
  submitEvent,
} from './support/screen'

const REGIONS = ['Summary', 'Propagation', 'Impact map', 'Prices', 'Paths', 'Evidence', 'Raw']

/** The signed score of the headline. */
async function scoreOf(summary: Locator): Promise<number> {
  const [, sign, digits] =
    /(?:Adverse|Beneficial),\s*([+−])([\d.]+)/.exec((await summary.textContent()) ?? '') ?? []
  return Number(digits) * (sign === '−' ? -1 : 1)
}

async function expectWholeReport(page: Page): Promise<void> {
  for (const name of REGIONS) await region(page, name)
  const summary = await region(page, 'Summary')
  for (const word of ['Impact', 'Risk level', 'Confidence', 'Impact window']) {
    await expect(summary).toContainText(word)
  }
  await expect(page.getByRole('radiogroup', { name: 'View as' })).toBeVisible()
}

test('the deal of Tesla and LG Energy Solution is good for Tesla, and the report says how', async ({
  page,
}) => {
  const summary = await reportOfSample(page, 'News', /Tesla/)
  await expectWholeReport(page)
  expect(await scoreOf(summary)).toBeLessThan(0)
  const paths = await region(page, 'Paths')
  await expect(
    paths.getByRole('row', { name: /LG Energy Solution.*Megapack/ }).first(),
  ).toBeVisible()
  await expect(await region(page, 'Prices')).toContainText('no price series')
})

test('a policy with a company typed by hand comes to a report', async ({ page }) => {
  await openForm(page, 'Policy')
  await fillStory(page, {
    company: 'Ford Motor',
    title: 'China stops exports of neodymium magnets',
    content:
      'China has banned exports of neodymium magnets with immediate effect. Licences are not granted for 90 days.',
    published: '2026-04-06T18:00',
    timeZone: 'Asia/Shanghai',
    role: 'Risk professional',
  })
  await submitEvent(page)
  await sayYes(page, await nameToType(page))
  const summary = await finishedReport(page)
  await expectWholeReport(page)
  expect(await scoreOf(summary)).toBeGreaterThan(0)
  await expect(await region(page, 'Paths')).toContainText('Neodymium magnets')
})

test('half a year of Brent prices costs an airline, and a smaller rise costs it less', async ({
  page,
}) => {
  const summary = await reportOfSample(page, 'Commodity price', /Brent/)
  await expectWholeReport(page)
  const score = await scoreOf(summary)
  expect(score).toBeGreaterThan(0)
  await expect(await region(page, 'Prices')).toContainText('133.18 USD/bbl')

  await openForm(page, 'Commodity price')
  await loadSample(page, /Brent/)
  const series = await field(page, 'Price series').inputValue()
  await fillPrice(page, {
    targetPrice: '118',
    series: series.replace(/(2022-03-08,)[\d.]+/, '$1118'),
  })
  await submitEvent(page)
  await sayYes(page, await nameToType(page))
  expect(await scoreOf(await finishedReport(page))).toBeLessThan(score)
})

test('an event that does not touch the company scores 0, draws no path and gives the reason', async ({
  page,
}) => {
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
  const summary = await finishedReport(page)
  await expect(summary).toContainText('No effect, 0.0')
  await expect(summary).toContainText(/Impact window\s*None/)
  await expect(summary).not.toContainText('Not given')
  await expect(await region(page, 'Impact map')).toContainText('None of the six stages is affected')
  await expect(await region(page, 'Paths')).toContainText(/no .*path/i)
})

test('a path picked in the list is lit in the graph, told in detail and kept in the address', async ({
  page,
}) => {
  await reportOfSample(page, 'Commodity price', /Brent/)
  const propagation = await region(page, 'Propagation')
  const second = propagation.getByRole('button', { name: /→/ }).nth(1)
  await second.click()
  await expect(page).toHaveURL(/[?&]path=/)
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  const address = page.url()
  await page.reload()
  await finishedReport(page)
  expect(page.url()).toBe(address)
  await expect(
    (await region(page, 'Propagation')).getByRole('button', { name: /→/ }).nth(1),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('the views of the three roles show the same numbers in another order', async ({ page }) => {
  const summary = await reportOfSample(page, 'Commodity price', /Brent/)
  const score = await scoreOf(summary)
  for (const role of ['Chief executive', 'Hedge fund manager', 'Risk professional']) {
    await page.getByRole('radio', { name: role }).check()
    await expect(page).toHaveURL(/role=/)
    await expectWholeReport(page)
    expect(await scoreOf(await region(page, 'Summary'))).toBe(score)
    await expect(await region(page, 'Summary')).toContainText(`For the ${role.toLowerCase()}`)
  }
  await page.getByRole('radio', { name: 'Hedge fund manager' }).check()
  const headings = await page
    .getByRole('region')
    .evaluateAll((all) => all.map((one) => one.querySelector('h2')?.textContent ?? ''))
  expect(headings.indexOf('Prices')).toBeLessThan(headings.indexOf('Propagation'))
})

test('a finished report is in the list with its score, and opens again', async ({ page }) => {
  const summary = await reportOfSample(page, 'Commodity price', /Brent/)
  const shown = (await scoreOf(summary)).toFixed(1)
  await page.getByRole('navigation').getByRole('link', { name: 'Assessments' }).first().click()
  const row = page.getByRole('row', { name: /Delta Air Lines/ })
  await expect(row).toContainText(shown)
  await row.getByRole('link').first().click()
  await finishedReport(page)
})
