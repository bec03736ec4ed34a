/** The sentences of the confirmation: about money they say exactly what happens, and when nothing does. */
import type { Formats } from '@/console/lib/format'
import type { Fee } from './offer'

/** What Yes costs: "Yes starts the assessment and charges 264,590 credits ($49,999) once." */
export function feeWords(fee: Fee, formats: Formats): string {
  if (fee.isFree) {
    const left =
      fee.freeLeft === null
        ? ''
        : ` ${formats.number(fee.freeLeft, 0)} free ${fee.freeLeft === 1 ? 'backtest is' : 'backtests are'} left, this one included.`
    return `Yes starts the assessment. This one is free: nothing is charged.${left}`
  }
  const price = `${formats.credits(fee.credits)} (${formats.usd(fee.usd)})`
  return `Yes starts the assessment and charges ${price} once. It is not a subscription.`
}

export function balanceWords(fee: Fee, formats: Formats): string {
  if (fee.balance === null) return 'The agent did not give the balance of this key.'
  const now = `The balance is ${formats.credits(fee.balance)}`
  if (fee.isFree) return `${now}.`
  const after = fee.balance - fee.credits
  return after < 0
    ? `${now}: ${formats.credits(-after)} too little for this assessment.`
    : `${now}; after Yes it is ${formats.credits(after)}.`
}

/** Names are the same when they differ only in case, punctuation and spacing. */
export function isSameName(typed: string, wanted: string): boolean {
  const key = nameKey(typed)
  return key !== '' && key === nameKey(wanted)
}

function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, '')
}

const REFUSALS: Readonly<Record<string, string>> = {
  INSUFFICIENT_CREDITS:
    'The balance does not cover the fee. Nothing was charged, and the task still waits for an answer.',
  INVALID_REQUEST: 'The agent did not accept the answer. Nothing was charged.',
  TASK_NOT_FOUND: 'The agent does not know this task. Nothing was charged.',
  UNAUTHORIZED: 'The agent did not accept the key of this connection. Nothing was charged.',
  RATE_LIMITED: 'The agent asks to wait before the next request. Nothing was charged.',
}

/** What a refusal means; a reason that is not known is told in the agent's own words. */
export function refusalWords(reason: string | null, message: string): string {
  const known = reason !== null && Object.hasOwn(REFUSALS, reason) ? REFUSALS[reason] : undefined
  return known ? `${known} The agent says: ${message}` : `The agent refused: ${message}`
}
