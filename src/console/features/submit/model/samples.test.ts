import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '@/protocol/dates'
import { createSeriesReader, readPrice } from './price-event'
import { loadSample, SAMPLES, valuesOf } from './samples'
import { readStory } from './story-event'

/** Serves the files of `public/` as the server does. */
const fromPublic = async (url: string) =>
  new Response(await readFile(new URL(`../../../../../public${url}`, import.meta.url)))

describe.each(SAMPLES)('the sample "$label"', ({ id }) => {
  it('goes through the form unchanged', async () => {
    const sample = await loadSample(id, fromPublic)
    if (!sample.ok) throw new Error(sample.error)
    const { event_info: event, time_zone: zone } = sample.value
    const read =
      event.event_type === 'commodity_price'
        ? readPrice(createSeriesReader())
        : readStory(event.event_type)
    expect(read(valuesOf(event, zone))).toEqual({ ok: true, value: event })
  })
})

it('has a real price series of at least 120 rows, with its credit and a clear last move', async () => {
  const sample = await loadSample('brent', fromPublic)
  if (!sample.ok || sample.value.event_info.event_type !== 'commodity_price') {
    throw new Error('The sample is no price event.')
  }
  expect(sample.value.credit).toContain('U.S. Energy Information Administration')
  const { commodity_price_series: series, target_price: price } = sample.value.event_info
  expect(series.length).toBeGreaterThanOrEqual(120)
  const before = series.findLast((point) => daysBetween(point.date, '2022-03-08') >= 30)
  expect(price / (before?.value ?? price) - 1).toBeGreaterThan(0.3)
})

it('says in words why a sample could not be loaded', async () => {
  const missing = await loadSample('news', async () => new Response('', { status: 404 }))
  expect(missing).toEqual({ ok: false, error: 'The sample could not be loaded (HTTP 404).' })
  const offline = await loadSample('news', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(offline.ok).toBe(false)
})
