/** Figures in a text: the part that is lost, how long it lasts, when it starts. */
import { addDays, daysBetween, isIsoDate } from '@/protocol/dates'
import type { Sentence } from './sentences'

/** A figure with the passage it was read from, counted in the whole text. */
export type Found<Value> = { readonly value: Value; readonly start: number; readonly text: string }

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
  },
  ...{ ten: 10, eleven: 11, twelve: 12, several: 3 },
}
const NUMBER = `(\\d{1,4}(?:\\.\\d{1,2})?|${Object.keys(NUMBER_WORDS).join('|')})`
const UNIT_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}
const UNIT = '(day|week|month|quarter|year)s?'
const LONGEST_DAYS = 3650

/** `six weeks`, `2 to 3 months` (the longer), `a six-week halt`: only where a word says that it lasts so long. */
const LASTING = [
  new RegExp(
    `\\b(?:for|lasts?|lasting|take|takes|within|another|next|up to|at least)\\s+(?:(?:about|around|at least|some|up to|the next|another)\\s+)?(?:${NUMBER}\\s*(?:to|-|–)\\s*)?${NUMBER}[\\s-]${UNIT}\\b`,
    'giu',
  ),
  new RegExp(`\\b()${NUMBER}-${UNIT}\\b(?!-old)`, 'giu'),
  new RegExp(
    `\\b(?:resum\\w*|restart\\w*|reopen\\w*)\\b[^.]{0,40}?\\bin (?:about |around |some )?()${NUMBER} ${UNIT}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b()${NUMBER} ${UNIT} to (?:restart|repair|recover|rebuild|reopen|resume)\\b`,
    'giu',
  ),
]

function countOf(word: string | undefined): number {
  const text = (word ?? '').toLowerCase()
  return NUMBER_WORDS[text] ?? Number(text)
}

/** How many days it lasts, from `published`: a length, or the days until a date. */
export function durationIn(sentence: Sentence, published: string): Found<number> | null {
  for (const pattern of LASTING) {
    for (const match of sentence.text.matchAll(pattern)) {
      const days = countOf(match[2]) * (UNIT_DAYS[match[3]?.toLowerCase() ?? ''] ?? 0)
      if (days > 0 && days <= LONGEST_DAYS) return found(Math.round(days), match, sentence)
    }
  }
  const until =
    /\b(?:until|till|through|resume[sd]?(?: \w+){0,3} (?:in|by|on)|reopen\w*(?: \w+){0,3} (?:in|by|on))\s+/giu
  for (const match of sentence.text.matchAll(until)) {
    const date = dateAfter(sentence.text, match.index + match[0].length, published, 'end')
    if (date === null) continue
    const days = daysBetween(published, date)
    if (days > 0 && days <= LONGEST_DAYS) return found(days, match, sentence)
  }
  return null
}

/** The day on which it begins, when that lies ahead: `from 1 December`, `takes effect on March 3`, `opens in 2027`. */
export function startIn(sentence: Sentence, published: string): Found<string> | null {
  const ahead =
    /\b(?:from|starting|beginning|effective|(?:takes?|into) effect(?: on| from)?|(?:begin|start|open)\w*[^.]{0,40}?\b(?:in|on|from)|planned for|due in)\s+/giu
  for (const match of sentence.text.matchAll(ahead)) {
    const date = dateAfter(sentence.text, match.index + match[0].length, published, 'start')
    if (date !== null && date > published && date < addDays(published, LONGEST_DAYS)) {
      return found(date, match, sentence)
    }
  }
  return null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const DATE_FORMS = [
  { form: /^(?:on )?(\d{4})-(\d{2})-(\d{2})\b/u, year: 1, month: 2, day: 3 },
  {
    form: new RegExp(`^(?:on )?${DAY} ${MONTH}(?:,? (\\d{4}))?\\b`, 'iu'),
    day: 1,
    month: 2,
    year: 3,
  },
  {
    form: new RegExp(`^(?:on )?${MONTH} ${DAY}(?!\\d)(?:,? (\\d{4}))?\\b`, 'iu'),
    month: 1,
    day: 2,
    year: 3,
  },
  {
    form: new RegExp(`^(?:the )?(?:end of |late |mid-?|early )?${MONTH}(?: (\\d{4}))?\\b`, 'iu'),
    month: 1,
    year: 2,
    day: 0,
  },
  { form: /^(?:the )?(?:end of |late |mid-?|early )?(20\d\d)\b/u, year: 1, month: 0, day: 0 },
] as const

/** The date that stands at `at`; a month or year alone means its first or last day. The year may be left out. */
function dateAfter(
  text: string,
  at: number,
  published: string,
  edge: 'start' | 'end',
): string | null {
  const rest = text.slice(at, at + 40)
  for (const { form, year, month, day } of DATE_FORMS) {
    const match = form.exec(rest)
    if (!match) continue
    const monthText = month === 0 ? '' : (match[month] ?? '').toLowerCase()
    const monthNumber = /^\d+$/.test(monthText)
      ? Number(monthText)
      : MONTHS.indexOf(monthText.slice(0, 3)) + 1
    const given = match[year]
    const dated = (inYear: number) =>
      calendarDate(inYear, monthNumber, day === 0 ? null : Number(match[day]), edge)
    if (given !== undefined) return dated(Number(given))
    const thisYear = Number(published.slice(0, 4))
    const date = dated(thisYear)
    return date !== null && date < published ? dated(thisYear + 1) : date
  }
  return null
}

function calendarDate(year: number, month: number, day: number | null, edge: 'start' | 'end') {
  const isEnd = edge === 'end'
  const inMonth = month === 0 ? (isEnd ? 12 : 1) : month
  const iso = (monthOf: number, dayOf: number) =>
    `${year}-${String(monthOf).padStart(2, '0')}-${String(dayOf).padStart(2, '0')}`
  if (day !== null) return isIsoDate(iso(inMonth, day)) ? iso(inMonth, day) : null
  if (!isEnd) return iso(inMonth, 1)
  return [31, 30, 29, 28].map((last) => iso(inMonth, last)).find(isIsoDate) ?? null
}

const FRACTION_WORDS: Readonly<Record<string, number>> = {
  ...{ half: 0.5, 'a third': 1 / 3, 'one third': 1 / 3, 'one-third': 1 / 3, 'two thirds': 2 / 3 },
  ...{ 'two-thirds': 2 / 3, 'a quarter': 0.25, 'one quarter': 0.25, 'three quarters': 0.75 },
  ...{ 'a fifth': 0.2, 'a tenth': 0.1, most: 0.7 },
}
const PART =
  /\b(?:by (?:about |around |some |up to |more than |at least )?)?(?:(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent\b)|(half|a third|one[ -]third|two[ -]thirds|a quarter|one quarter|three quarters|a fifth|a tenth|most)\b)/giu
/** `a tenth of its output`, but not `a tenth of the world market`. */
const OF_OUTPUT =
  /^(?:of|in) (?:the |its |their |all |[\p{L}’']+ )?(?:\p{L}+ ){0,3}?(?:output|production|capacity|exports?|shipments?|suppl(?:y|ies)|deliver(?:y|ies)|harvest|crop|flights?|sailings|volumes?|refining|generation)/iu
/** Words that state a size of the market or the plant, not a loss. */
const STANDING =
  /\b(?:makes?|made|making|produces?|produced|suppl(?:y|ies|ied|ying)|accounts? for|accounted for|holds?|has|with|controls?|market share)\s+(?:about |around |some |up to |over |more than |roughly )?$/iu
const BY = /\b(?:by|halve\w*)\b/iu
/** What a plant is of the whole world or country says how large it is, unless the sentence says that so much is lost. */
const OF_WORLD =
  /^(?:of|in) (?:all |the )?(?:world|globe|global|worldwide|nation|country|national|domestic|market)\b/iu
const LOST =
  /\b(?:los\w+|lost|missing|offline|wip\w+ out|destroy\w*|cut\w*|remov\w*|knock\w* out|tak\w+ out|curtail\w*|ruin\w*|damag\w*)\b/iu

/** The part 0..1 of output that is lost or gained; `halve` counts as half. */
export function partIn(sentence: Sentence): Found<number> | null {
  const halved = /\bhalv(?:e|es|ed|ing)\b/iu.exec(sentence.text)
  if (halved) return found(0.5, halved, sentence)
  for (const match of sentence.text.matchAll(PART)) {
    const value = partOf(match)
    const before = sentence.text.slice(Math.max(0, match.index - 40), match.index)
    const after = sentence.text.slice(match.index + match[0].length).trimStart()
    if (value <= 0 || value > 1 || STANDING.test(before)) continue
    if (OF_WORLD.test(after) && !LOST.test(sentence.text)) continue
    if (BY.test(match[0]) || OF_OUTPUT.test(after)) return found(value, match, sentence)
  }
  return null
}

/** How large a plant is: its part of what its owner makes, and of what the whole market makes, 0..1. */
export type PlantSize = { readonly ofOwner: number | null; readonly ofMarket: number | null }

const OF_OWNER =
  /^(?:of|in) (?:the (?:company|group|firm|maker|producer)(?:['’]s)?|its|their|all its|(?:[\p{Lu}][\p{L}’'-]* ){1,3}?(?:output|production|capacity)|[\p{Lu}][\p{L}-]*(?: [\p{Lu}][\p{L}-]*)?['’]s)\b/u
const SIZE_BEFORE =
  /\b(?:makes?|made|produces?|produced|suppl(?:y|ies|ied)|accounts? for|accounted for|holds?|represents?|provides?|with|or|,|is|was|a year,?)\s+(?:about |around |some |up to |over |more than |roughly |nearly |almost )?$/iu

/** `makes about half of the company’s DRAM, some 10 % of world supply`. */
export function plantSizeIn(sentence: Sentence): PlantSize {
  let [ofOwner, ofMarket]: [number | null, number | null] = [null, null]
  for (const match of sentence.text.matchAll(PART)) {
    const value = partOf(match)
    const before = sentence.text.slice(Math.max(0, match.index - 40), match.index)
    const after = sentence.text.slice(match.index + match[0].length).trimStart()
    if (value <= 0 || value > 1) continue
    if (OF_WORLD.test(after) && !LOST.test(sentence.text)) ofMarket ??= value
    else if (OF_OWNER.test(after) && SIZE_BEFORE.test(before)) ofOwner ??= value
  }
  return { ofOwner, ofMarket }
}

function partOf(match: RegExpMatchArray): number {
  return match[1] === undefined
    ? (FRACTION_WORDS[(match[2] ?? '').toLowerCase()] ?? 0)
    : Number(match[1]) / 100
}

/** The rate of a tariff, 0..: `a tariff of 25 %`, `25 percent duties`; `from 25 % to 50 %` is a rise of 25 points. */
export function rateIn(sentence: Sentence): Found<number> | null {
  const step =
    /\b(?:tariffs?|dut(?:y|ies)|levy)\b[^.%]{0,60}?\bfrom (\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)[^.%]{0,20}?\bto (\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)/iu.exec(
      sentence.text,
    )
  if (step && Number(step[2]) > Number(step[1])) {
    return found((Number(step[2]) - Number(step[1])) / 100, step, sentence)
  }
  const match =
    /\b(?:tariffs?|dut(?:y|ies)|levy)\b[^.%]{0,30}?(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)|(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)[^.%]{0,20}?\b(?:tariffs?|dut(?:y|ies)|levy)\b/iu.exec(
      sentence.text,
    )
  return match ? found(Number(match[1] ?? match[2]) / 100, match, sentence) : null
}

const MOVE_WORDS: Readonly<Record<string, number>> = {
  ...{ doubl: 1, tripl: 2, quadrupl: 3, halv: -0.5 },
}
const RISE =
  '(?:ris\\w*|rose|up|jump\\w*|surg\\w*|soar\\w*|climb\\w*|ralli\\w*|gain\\w*|spik\\w*|leap\\w*)'
const FALL =
  '(?:fall\\w*|fell|down|drop\\w*|slump\\w*|plung\\w*|slid\\w*|tumbl\\w*|sink\\w*|sank|los\\w+|collaps\\w*|crash\\w*)'
const PERCENT = '(\\d{1,3}(?:\\.\\d+)?)\\s?(?:%|per ?cent)'
const MOVES = [
  { sign: 1, form: new RegExp(`\\b${RISE}\\b[^.%]{0,25}?\\b${PERCENT}`, 'iu') },
  { sign: -1, form: new RegExp(`\\b${FALL}\\b[^.%]{0,25}?\\b${PERCENT}`, 'iu') },
  { sign: 1, form: new RegExp(`${PERCENT} (?:above|higher|dearer|rise|jump|increase)\\b`, 'iu') },
  { sign: -1, form: new RegExp(`${PERCENT} (?:below|lower|cheaper|fall|drop|decline)\\b`, 'iu') },
] as const

/** The relative move of a price in the direction that is asked for: `rose 44 %`, `80 % below its peak`, `more than doubled`. */
export function moveIn(sentence: Sentence, sign: 1 | -1): Found<number> | null {
  const word = /\b(doubl|tripl|quadrupl|halv)(?:e|es|ed|ing)\b/iu.exec(sentence.text)
  const times = MOVE_WORDS[word?.[1]?.toLowerCase() ?? ''] ?? 0
  if (word && Math.sign(times) === sign) return found(times, word, sentence)
  for (const move of MOVES) {
    const match = move.sign === sign ? move.form.exec(sentence.text) : null
    const value = (sign * Number(match?.[1])) / 100
    if (match && value > -1) return found(value, match, sentence)
  }
  return null
}

function found<Value>(value: Value, match: RegExpMatchArray, sentence: Sentence): Found<Value> {
  return { value, start: sentence.start + (match.index ?? 0), text: match[0] }
}
