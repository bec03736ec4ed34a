/** Every rule of the event, broken in the form one by one and together: named beside its field, and nothing is sent. */
import type { Page } from 'playwright/test'
import { addDays } from '@/protocol/dates'
import { expect, test } from './support/fixtures'
import {
  confirmation,
  field,
  fillPrice,
  fillStory,
  openForm,
  type PriceFields,
  type StoryFields,
  sentMessages,
  submitEvent,
} from './support/screen'
import { assessmentsOf } from './support/wire'

const STORY = {
  company: 'Tesla, Inc.',
  title: 'A plant stands still',
  content: 'A fire has stopped a plant for six weeks.',
  published: '2026-03-17T09:30',
  timeZone: 'Europe/Berlin',
} satisfies StoryFields

const rows = (days: number) =>
  Array.from(
    { length: days + 1 },
    (_, row) => `${addDays('2026-06-12', row - days)},${80 + row / 10}`,
  )

const PRICE = {
  company: 'Tesla, Inc.',
  commodity: 'Crude Oil',
  unit: 'USD/bbl',
  targetDate: '2026-06-12',
  targetPrice: '89',
  series: rows(90).join('\n'),
} satisfies PriceFields

type Case<Fields> = {
  readonly broken: string
  readonly values: Fields
  readonly at: string
  readonly says: RegExp
}

const STORIES: readonly Case<StoryFields>[] = [
  {
    broken: 'no company',
    values: { company: '' },
    at: 'Target company',
    says: /name of the target/,
  },
  {
    broken: 'a blank company',
    values: { company: '   ' },
    at: 'Target company',
    says: /name of the/,
  },
  {
    broken: 'a company of 301 characters',
    values: { company: 'x'.repeat(301) },
    at: 'Target company',
    says: /at most 300/,
  },
  { broken: 'no title', values: { title: '' }, at: 'Title', says: /title of the event/ },
  {
    broken: 'a title of 501 characters',
    values: { title: 'x'.repeat(501) },
    at: 'Title',
    says: /at most 500/,
  },
  { broken: 'no content', values: { content: '' }, at: 'Content', says: /what happened/ },
  {
    broken: 'content of 200,001 characters',
    values: { content: 'x'.repeat(200_001) },
    at: 'Content',
    says: /at most 200,000/,
  },
  { broken: 'no time', values: { published: '' }, at: 'Published', says: /date and time/i },
  {
    broken: 'a time that the clocks leapt over',
    values: { published: '2026-03-29T02:30', timeZone: 'Europe/Berlin' },
    at: 'Published',
    says: /does not exist|no such time|skipped|clocks/i,
  },
]

const without = (line: RegExp, by: string) => PRICE.series.replace(line, by)

const PRICES: readonly Case<PriceFields>[] = [
  {
    broken: 'no commodity',
    values: { commodity: '' },
    at: 'Commodity',
    says: /name of the commodity/,
  },
  { broken: 'no unit', values: { unit: '' }, at: 'Unit', says: /unit of the price/ },
  { broken: 'no target date', values: { targetDate: '' }, at: 'Target date', says: /target date/ },
  {
    broken: 'no target price',
    values: { targetPrice: '' },
    at: 'Target price',
    says: /price on the/,
  },
  {
    broken: 'a target price in words',
    values: { targetPrice: 'ninety' },
    at: 'Target price',
    says: /cannot be read/,
  },
  {
    broken: 'no series',
    values: { series: '' },
    at: 'Price series',
    says: /paste it or load a file/,
  },
  {
    broken: '89 days',
    values: { series: rows(89).join('\n') },
    at: 'Price series',
    says: /spans 89 days; give at least 90/,
  },
  {
    broken: 'a last date before the target date',
    values: { targetDate: '2026-06-13' },
    at: 'Price series',
    says: /Line 91: The last date of the series is 2026-06-12/,
  },
  {
    broken: 'a date twice',
    values: { series: without(/2026-06-02/, '2026-06-01') },
    at: 'Price series',
    says: /repeats the date 2026-06-01/,
  },
  {
    broken: 'a day that no calendar has',
    values: { series: without(/2026-05-31/, '2026-05-32') },
    at: 'Price series',
    says: /Line 79, column 1: read “2026-05-32”/,
  },
  {
    broken: 'a price that is no number',
    values: { series: without(/(2026-06-01,).*/, '$1n\\/a?!') },
    at: 'Price series',
    says: /Line 80, column 2/,
  },
  {
    broken: 'a missing column',
    values: {
      series: rows(90)
        .map((row) => row.slice(0, 10))
        .join('\n'),
    },
    at: 'Price series',
    says: /date and price/,
  },
]

/** The words below a field, which belong to it for a screen reader too. */
async function expectFault(page: Page, name: string, says: RegExp): Promise<void> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, name)).toHaveAccessibleDescription(says)
}

async function expectRefused(page: Page, name: string, says: RegExp): Promise<void> {
  await submitEvent(page)
  await expectFault(page, name, says)
  await expect(field(page, name)).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Nothing was sent')
}

for (const tab of ['News', 'Policy'] as const) {
  test(`${tab}: each broken rule is named, and the whole event then goes through`, async ({
    page,
    server,
  }) => {
    test.slow()
    const sent = sentMessages(page)
    await openForm(page, tab)
    for (const { broken, values, at, says } of STORIES) {
      await test.step(broken, async () => {
        await fillStory(page, { ...STORY, ...values })
        await expectRefused(page, at, says)
      })
    }
    expect(sent).toEqual([])
    expect(await assessmentsOf(server.url)).toEqual([])
    await fillStory(page, STORY)
    await submitEvent(page)
    await confirmation(page)
    expect(sent).toHaveLength(1)
  })
}

test('Commodity price: each broken rule is named, and the whole event then goes through', async ({
  page,
  server,
}) => {
  test.slow()
  const sent = sentMessages(page)
  await openForm(page, 'Commodity price')
  for (const { broken, values, at, says } of PRICES) {
    await test.step(broken, async () => {
      await fillPrice(page, { ...PRICE, ...values })
      await expectRefused(page, at, says)
    })
  }
  expect(sent).toEqual([])
  expect(await assessmentsOf(server.url)).toEqual([])
  await fillPrice(page, PRICE)
  await submitEvent(page)
  await confirmation(page)
  expect(sent).toHaveLength(1)
})

test('everything left out at once is told at once, and the first field has the focus', async ({
  page,
}) => {
  await openForm(page, 'Commodity price')
  await submitEvent(page)
  await expect(page.getByRole('alert')).toContainText('6 fields need attention')
  for (const [name, says] of [
    ['Target company', /name of the target/],
    ['Commodity', /name of the commodity/],
    ['Unit', /unit of the price/],
    ['Target date', /target date/],
    ['Target price', /price on the target date/],
    ['Price series', /paste it/],
  ] as const) {
    await expectFault(page, name, says)
  }
  await expect(field(page, 'Target company')).toBeFocused()
})

test('a fault is told when the field is left, and goes when it is mended', async ({ page }) => {
  await openForm(page, 'News')
  await field(page, 'Title').fill('x')
  await field(page, 'Title').fill('')
  await field(page, 'Title').blur()
  await expectFault(page, 'Title', /title of the event/)
  await field(page, 'Title').fill('A title')
  await expect(field(page, 'Title')).not.toHaveAttribute('aria-invalid', 'true')
})

test('text that is code stays text, in the form, the dialog, the list and the report', async ({
  page,
}) => {
  const title = '<img src=x onerror="document.title=1"> </script><b>Fire</b>'
  await openForm(page, 'News')
  await fillStory(page, { ...STORY, title })
  await submitEvent(page)
  await expect(await confirmation(page)).toContainText(title)
  await page.goto('/assessments')
  await expect(page.getByRole('row', { name: /Tesla/ })).toContainText(title)
  expect(await page.locator('img').count()).toBe(0)
})
