import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatsOf } from './format'
import { directionWord, scoreWords } from './words'

const english = formatsOf('en-GB')
const german = formatsOf('de-DE')

describe('formats', () => {
  it('show a dash for what is missing, never 0', () => {
    for (const missing of [null, undefined]) {
      expect(english.number(missing)).toBe('—')
      expect(english.signed(missing)).toBe('—')
      expect(english.percent(missing)).toBe('—')
      expect(english.credits(missing)).toBe('—')
      expect(english.date(missing)).toBe('—')
      expect(english.duration(missing)).toBe('—')
    }
    expect(english.number(Number.NaN)).toBe('—')
  })

  it('write numbers in the chosen language', () => {
    expect(english.number(1234.5)).toBe('1,234.5')
    expect(german.number(1234.5)).toBe('1.234,5')
    expect(english.usd(49_999)).toBe('$49,999')
    expect(english.credits(264_590)).toBe('264,590 credits')
  })

  it('give a score its sign, with a real minus, and zero none', () => {
    expect([6.24, -7.1, 0, 0.04].map((score) => english.signed(score))).toEqual([
      '+6.2',
      '−7.1',
      '0.0',
      '0.0',
    ])
    expect(german.signed(-7.1)).toBe('−7,1')
    expect(english.change(0.1234)).toBe('+12.3%')
  })

  it('show a word that is no date as it came', () => {
    expect(english.date('soon')).toBe('soon')
  })

  it('write spans of time', () => {
    expect([900, 65_000, 3_720_000, -5].map(english.duration)).toEqual([
      '0 s',
      '1 min 5 s',
      '1 h 2 min',
      '0 s',
    ])
  })
})

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine in %s', (zone) => {
  const before = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('a calendar date does not move', () => {
    expect(english.date('2026-06-12')).toBe('12 Jun 2026')
  })
})

describe('score words', () => {
  it('say the direction, since the sign is counter-intuitive', () => {
    expect(scoreWords(12.4, english)).toBe('Adverse, +12.4 of 20')
    expect(scoreWords(-7.1, english)).toBe('Beneficial, −7.1 of 20')
    expect(scoreWords(0, english)).toBe('No effect, 0.0 of 20')
    expect(scoreWords(null, english)).toBe('Not rated')
    expect(directionWord(0.01)).toBe('Adverse')
  })
})
