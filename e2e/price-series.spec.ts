/** The price series as people have it: pasted or from a file, in the forms that spreadsheets write. */
import type { Locator, Page } from 'playwright/test'
import { addDays } from '@/protocol/dates'
import { expect, test } from './support/fixtures'
import { confirmation, field, openForm, submitEvent } from './support/screen'

const LAST = '2026-06-12'
const DAYS = 91
const DATES = Array.from({ length: DAYS }, (_, row) => addDays(LAST, row + 1 - DAYS))
const priceOf = (row: number) => (1080 + row / 4).toFixed(2)

type Style = {
  readonly delimiter?: string
  readonly header?: string
  readonly date?: (year: string, month: string, day: string) => string
  readonly price?: (text: string) => string
  readonly lineBreak?: string
  readonly bom?: boolean
}

function csv(style: Style): string {
  const { delimiter = ',', header, date, price = (text) => text, lineBreak = '\n', bom } = style
  const lines = DATES.map((iso, row) => {
    const [year = '', month = '', day = ''] = iso.split('-')
    return `${date ? date(year, month, day) : iso}${delimiter}${price(priceOf(row))}`
  })
  return (bom ? '\uFEFF' : '') + [...(header ? [header] : []), ...lines].join(lineBreak)
}

const comma = (text: string) => text.replace('.', ',')

const FILES: readonly (readonly [what: string, text: string, says: RegExp])[] = [
  ['plain, without a header', csv({}), /separated by comma/],
  ['with a header', csv({ header: 'Date,Close' }), /separated by comma/],
  [
    'semicolon, decimal comma, byte order mark, CRLF, day first',
    csv({
      delimiter: ';',
      header: 'Datum;Preis',
      date: (year, month, day) => `${day}.${month}.${year}`,
      price: comma,
      lineBreak: '\r\n',
      bom: true,
    }),
    /separated by semicolon, decimal comma, day first/,
  ],
  [
    'month first, decided by the whole column',
    csv({ date: (year, month, day) => `${month}/${day}/${year}` }),
    /month first/,
  ],
  [
    'quoted prices with thousands and decimal comma',
    csv({ header: 'date,price', price: (text) => `"${comma(text)}"` }),
    /decimal comma/,
  ],
  ['tabs, as a spreadsheet copies', csv({ delimiter: '\t' }), /separated by tab/],
]

/** What the form read, by the event as it will be sent. */
async function eventJson(page: Page): Promise<Locator> {
  await page.getByText('event_info as JSON').click()
  return page.getByRole('textbox', { name: 'event_info as JSON' })
}

for (const [what, text, says] of FILES) {
  test(`a file: ${what}`, async ({ page }) => {
    await openForm(page, 'Commodity price')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Load file' }).click()
    await (await chooser).setFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text, 'utf8'),
    })
    const form = page.getByRole('main')
    await expect(form).toContainText(/91 rows over 90 days/)
    await expect(form).toContainText(says)
    await expect(form).toContainText('No gaps')
    await expect(field(page, 'Target date')).toHaveValue(LAST)
    await expect(field(page, 'Target price')).toHaveValue('1102.5')
    await field(page, 'Target company').fill('Tesla, Inc.')
    await field(page, 'Commodity').fill('Copper')
    await field(page, 'Unit').fill('USD/t')
    const json = await eventJson(page)
    await expect(json).toHaveValue(new RegExp(`"date": "${DATES[0]}",\\s+"value": 1080\\b`))
    await expect(json).toHaveValue(/"target_price": 1102.5\b/)
    await submitEvent(page)
    await confirmation(page)
  })
}

test('dates that could be either are asked for, and the answer holds for the column', async ({
  page,
}) => {
  await openForm(page, 'Commodity price')
  // Days up to the twelfth only: no value tells the day from the month.
  const dates = ['01/02/2026', '02/03/2026', '03/04/2026', '05/06/2026']
  await field(page, 'Price series').fill(dates.map((date, row) => `${date},${70 + row}`).join('\n'))
  const order = page.getByRole('radiogroup', { name: /date order|order of/i })
  await expect(order).toBeVisible()
  await submitEvent(page)
  await expect(field(page, 'Price series')).toHaveAccessibleDescription(/Choose the date order/)
  await order.getByRole('radio', { name: /Day first/i }).check()
  await expect(page.getByRole('main')).toContainText('1 Feb 2026')
  await order.getByRole('radio', { name: /Month first/i }).check()
  await expect(page.getByRole('main')).toContainText('2 Jan 2026')
})

test('gaps and lines without a price are named before anything is sent', async ({ page }) => {
  await openForm(page, 'Commodity price')
  const rows = DATES.map((date, row) => `${date},${row === 3 ? '' : priceOf(row)}`)
  await field(page, 'Price series').fill(rows.filter((_, row) => row < 40 || row > 59).join('\n'))
  const form = page.getByRole('main')
  await expect(form).toContainText(/1 line without a price left out \(line 4\)/)
  await expect(form).toContainText(/1 gap: 2\d days from/)
})

test('a file that is no text or too large is refused in words, and the form stays', async ({
  page,
}) => {
  await openForm(page, 'Commodity price')
  await field(page, 'Commodity').fill('Copper')
  for (const [buffer, says] of [
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]), 'x.csv is no text'],
    [Buffer.alloc(3_000_000, '1'), 'x.csv is larger than 2 MiB'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Load file' }).click()
    await (await chooser).setFiles({ name: 'x.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('status')).toContainText(says)
  }
  await expect(field(page, 'Commodity')).toHaveValue('Copper')
})
