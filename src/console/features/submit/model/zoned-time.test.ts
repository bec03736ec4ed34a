import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { timeZones, toLocal, toRfc3339 } from './zoned-time'

const text = (local: string, zone: string) => {
  const time = toRfc3339(local, zone)
  return time.ok ? time.value.text : time.error
}

// The zone of the machine must not matter.
describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine in %s', (machine) => {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = machine
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each([
    ['2026-03-17T00:00', 'America/New_York', '2026-03-17T00:00:00-04:00'],
    ['2026-01-17T00:00', 'America/New_York', '2026-01-17T00:00:00-05:00'],
    ['2026-03-17T09:30', 'UTC', '2026-03-17T09:30:00+00:00'],
    ['2026-03-17T23:59', 'Asia/Tokyo', '2026-03-17T23:59:00+09:00'],
    ['2026-07-01T12:00', 'America/Los_Angeles', '2026-07-01T12:00:00-07:00'],
    ['2026-03-17T12:00:30', 'Asia/Kolkata', '2026-03-17T12:00:30+05:30'],
    ['2026-01-01T00:00', 'Pacific/Kiritimati', '2026-01-01T00:00:00+14:00'],
    ['2026-06-01T00:00', 'America/St_Johns', '2026-06-01T00:00:00-02:30'],
  ])('%s in %s is %s', (local, zone, wanted) => {
    expect(text(local, zone)).toBe(wanted)
  })

  it('refuses a time that the clocks went over, and says why', () => {
    expect(text('2026-03-08T02:30', 'America/Los_Angeles')).toBe(
      '02:30 did not exist in America/Los_Angeles on 2026-03-08: the clocks went forward over it. Give a time before or after.',
    )
    expect(text('2026-03-08T01:59', 'America/Los_Angeles')).toBe('2026-03-08T01:59:00-08:00')
    expect(text('2026-03-08T03:00', 'America/Los_Angeles')).toBe('2026-03-08T03:00:00-07:00')
    expect(text('2026-03-29T02:00', 'Europe/Berlin')).toContain('did not exist')
    expect(text('2011-12-30T12:00', 'Pacific/Apia')).toContain('did not exist') // a whole day
  })

  it('takes the first of a time that came twice, and marks it', () => {
    expect(toRfc3339('2026-11-01T01:30', 'America/Los_Angeles')).toEqual({
      ok: true,
      value: { text: '2026-11-01T01:30:00-07:00', isRepeated: true },
    })
    expect(toRfc3339('2026-11-01T02:00', 'America/Los_Angeles')).toEqual({
      ok: true,
      value: { text: '2026-11-01T02:00:00-08:00', isRepeated: false },
    })
  })

  it('gives back the local time that it was made from', () => {
    const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Europe/London')
    const day = fc.date({
      min: new Date('1975-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, zone, (date, name) => {
        const local = date.toISOString().slice(0, 16)
        const time = toRfc3339(local, name)
        if (time.ok) expect(toLocal(time.value.text, name)).toBe(local)
      }),
    )
  })
})

describe('toRfc3339', () => {
  it.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-03-17', 'yesterday', '2026-03-17T25:00'])(
    'refuses %s',
    (local) => {
      expect(toRfc3339(local, 'UTC').ok).toBe(false)
    },
  )

  it('names what is missing', () => {
    expect(text('', 'UTC')).toBe('Give the date and time of publication.')
    expect(text('2026-03-17T10:00', 'Mars/Olympus')).toBe('Choose a time zone from the list.')
    expect(text('2026-03-17T10:00', '')).toBe('Choose a time zone from the list.')
  })

  it('refuses an offset that RFC 3339 cannot write', () => {
    expect(text('1971-06-01T00:00', 'Africa/Monrovia')).toContain('has seconds')
  })
})

it('lists UTC and the own zone among the time zones, each once', () => {
  const zones = timeZones('Asia/Tokyo')
  expect(zones.slice(0, 2)).toEqual(['UTC', 'Asia/Tokyo'])
  expect(new Set(zones).size).toBe(zones.length)
})
