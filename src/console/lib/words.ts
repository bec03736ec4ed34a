/** The words of the contract as people read them. An unknown word is shown as it came. */
import type { Formats } from './format'

const STATES: Readonly<Record<string, string>> = {
  submitted: 'Submitted',
  working: 'Working',
  'input-required': 'Waiting for confirmation',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
  rejected: 'Rejected',
  unknown: 'Outcome unknown',
}

const EVENT_TYPES: Readonly<Record<string, string>> = {
  news: 'News',
  policy: 'Policy',
  commodity_price: 'Commodity price',
}

const MODES: Readonly<Record<string, string>> = { normal: 'Normal', backtest: 'Backtest' }

const ROLES: Readonly<Record<string, string>> = {
  ceo: 'Chief executive',
  hedgefund: 'Hedge fund manager',
  riskexpert: 'Risk professional',
}

const wordOf = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? word

export const stateWord = (state: string) => wordOf(STATES, state)
export const eventTypeWord = (type: string) => wordOf(EVENT_TYPES, type)
export const modeWord = (mode: string) => wordOf(MODES, mode)
/** No role is "No role". */
export const roleWord = (role: string | null | undefined) =>
  role === null || role === undefined || role === '' ? 'No role' : wordOf(ROLES, role)

/** Said beside every price while the agent is the one inside this server. */
export const DEMO_MONEY = 'Credits of a demo balance: no money moves.'

/** Which way a score points. The sign is counter-intuitive, so this word always stands with it. */
export function directionWord(score: number): 'Adverse' | 'Beneficial' | 'No effect' {
  if (score > 0) return 'Adverse'
  return score < 0 ? 'Beneficial' : 'No effect'
}

/** Below this a score would be written as 0.0. */
const SMALLEST_TENTH = 0.05

/** A small effect keeps a figure that is not 0: "+0.03", not "+0.0". */
export function scoreFigure(score: number, formats: Formats): string {
  const isSmall = score !== 0 && Math.abs(score) < SMALLEST_TENTH
  return formats.signed(score, isSmall ? 2 : 1)
}

/** "Adverse, +12.4 of 20"; "No effect, 0.0 of 20"; "Not rated". */
export function scoreWords(score: number | null | undefined, formats: Formats): string {
  if (score === null || score === undefined) return 'Not rated'
  return `${directionWord(score)}, ${scoreFigure(score, formats)} of 20`
}

/** "1 fact", "2 facts": for words that take an s. */
export function countWords(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
