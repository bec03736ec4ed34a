import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationIn, partIn, plantSizeIn, rateIn, startIn } from './quantities'
import { sentencesOf } from './sentences'

const DAY = '2026-03-17'
const sentence = (text: string) => ({ start: 0, text })

describe('how long it lasts', () => {
  it.each([
    ['The plant is shut for two weeks.', 14],
    ['Repairs will take 2 to 3 months.', 90],
    ['A six-week halt is planned.', 42],
    ['Closed for at least 10 days.', 10],
    ['The ban lasts a year.', 365],
    ['Output is halted until 15 April.', 29],
    ['Closed until the end of June.', 105],
    ['Closed until March 1, 2027.', 349],
    ['It expects to resume production by June.', 105],
  ])('%s', (text, days) => expect(durationIn(sentence(text), DAY)?.value).toBe(days))

  it.each([
    'The plant is 40 years old.',
    'Founded in 1999.',
    'It closed on Monday.',
    'Until then.',
  ])('nothing in “%s”', (text) => expect(durationIn(sentence(text), DAY)).toBeNull())
})

describe('how much is lost', () => {
  it.each([
    ['The fire halves production.', 0.5],
    ['Output is cut by 30 percent.', 0.3],
    ['It lost two thirds of its capacity.', 2 / 3],
    ['Frost destroys a third of the coffee harvest.', 1 / 3],
    ['Exports fall by about 12.5 %.', 0.125],
  ])('%s', (text, part) => expect(partIn(sentence(text))?.value).toBeCloseTo(part, 9))

  it.each([
    'It makes 40 % of the world’s neon.',
    'Shares fell 5 %.',
    'It holds a third of the market.',
    'The mine yields a million tonnes a year, about 5 % of world supply.',
  ])('nothing in “%s”', (text) => expect(partIn(sentence(text))).toBeNull())

  it('reads a part of the world’s supply as lost where the sentence says so', () => {
    const text = 'The storm knocked out 8 % of global refining capacity.'
    expect(partIn(sentence(text))?.value).toBeCloseTo(0.08, 9)
  })

  it('reads how large the plant is for its owner and for the market', () => {
    const text = 'It makes about half of the company’s memory, some 12 % of world supply.'
    expect(plantSizeIn(sentence(text))).toEqual({ ofOwner: 0.5, ofMarket: 0.12 })
    const owner = 'The mill accounts for 40 percent of Acme’s capacity.'
    expect(plantSizeIn(sentence(owner))).toEqual({ ofOwner: 0.4, ofMarket: null })
    const loss = 'Output fell by a third of its usual level.'
    expect(plantSizeIn(sentence(loss))).toEqual({ ofOwner: null, ofMarket: null })
  })

  it('reads the rate of a tariff', () => {
    expect(rateIn(sentence('A tariff of 25 % on cars'))?.value).toBe(0.25)
    expect(rateIn(sentence('50 percent import duties'))?.value).toBe(0.5)
  })
})

describe('when it starts', () => {
  it.each([
    ['The plant begins production in 2027.', '2027-01-01'],
    ['Licences are needed from 1 December.', '2026-12-01'],
    ['The rule takes effect on May 4, 2026.', '2026-05-04'],
  ])('%s', (text, date) => expect(startIn(sentence(text), DAY)?.value).toBe(date))

  it('never in the past', () => {
    expect(startIn(sentence('It was opened in 2019.'), DAY)).toBeNull()
  })
})

describe('sentences', () => {
  it('do not end after an initial, a legal form or a decimal point', () => {
    const text = 'The U.S. plant of Acme Inc. lost 3.5 tonnes. It is shut.'
    expect(sentencesOf(text).map((one) => one.text.trim())).toEqual([
      'The U.S. plant of Acme Inc. lost 3.5 tonnes.',
      'It is shut.',
    ])
  })

  it('are cut between words where a text has no full stop', () => {
    const parts = sentencesOf('Toyota halts work and '.repeat(500))
    expect(parts.length).toBeGreaterThan(10)
    for (const { text } of parts) {
      expect(text.length).toBeLessThanOrEqual(1000)
      expect(text).toMatch(/^\S.*\s$/u)
    }
  })

  it('hold the whole text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
        const parts = sentencesOf(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { start, text: part } of parts) expect(text.startsWith(part, start)).toBe(true)
      }),
    )
  })
})
