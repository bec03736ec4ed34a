/** What an assessment costs, and taking and giving back. The ledger is only ever added to. */
import type { EventInfo } from '@/protocol/event-info'
import { BACKTEST_FEE_CREDITS, FEE_CREDITS, FEE_USD, FREE_BACKTESTS } from '@/protocol/names'
import { AgentError } from './errors'
import type { Caller } from './keys'
import type { StoreTransaction, TaskRecord } from './store'

/** As the question to the user states it. */
export type Fee = {
  readonly credits: number
  readonly usd: number
  readonly is_free: boolean
  /** null: the event is no back-test. */
  readonly free_backtests_left: number | null
  /** null: a sandbox key has no balance. */
  readonly balance_credits: number | null
}

/** The fee as it stands now; free back-tests are counted when they are started, not when they are asked for. */
export async function feeOf(
  trx: StoreTransaction,
  caller: Caller,
  mode: EventInfo['analysis_mode'],
): Promise<Fee> {
  if (caller.mode === 'sandbox') {
    const none = { free_backtests_left: null, balance_credits: null }
    return { credits: 0, usd: 0, is_free: true, ...none }
  }
  const balance = await trx.balance(caller.keyId)
  if (mode === 'normal') {
    const price = { credits: FEE_CREDITS, usd: FEE_USD, is_free: false }
    return { ...price, free_backtests_left: null, balance_credits: balance }
  }
  const left = FREE_BACKTESTS - (await trx.countEntries(caller.keyId, 'free_backtest'))
  const isFree = left > 0
  return {
    credits: isFree ? 0 : BACKTEST_FEE_CREDITS,
    usd: isFree ? 0 : usdOf(BACKTEST_FEE_CREDITS),
    is_free: isFree,
    free_backtests_left: Math.max(0, left),
    balance_credits: balance,
  }
}

/** Dollars of an amount of credits at the rate of the normal fee, to the cent. */
function usdOf(credits: number): number {
  return Math.round((credits / FEE_CREDITS) * FEE_USD * 100) / 100
}

/** Takes the fee of a task. Returns the credits taken; throws INSUFFICIENT_CREDITS when the balance is short. */
export async function charge(
  trx: StoreTransaction,
  caller: Caller,
  task: TaskRecord,
  at: string,
): Promise<number> {
  if (caller.mode === 'sandbox') return 0
  const fee = await feeOf(trx, caller, task.event.analysis_mode)
  const entry = { keyId: caller.keyId, taskId: task.id, at }
  if (fee.is_free) {
    await trx.addEntry({ ...entry, kind: 'free_backtest', credits: 0 })
    return 0
  }
  if ((fee.balance_credits ?? 0) < fee.credits) {
    throw new AgentError('INSUFFICIENT_CREDITS', {
      message: `The fee is ${fee.credits} credits and the balance ${fee.balance_credits ?? 0}. Nothing was charged; the task still waits for the answer.`,
    })
  }
  await trx.addEntry({ ...entry, kind: 'charge', credits: -fee.credits })
  return fee.credits
}

/** Gives back what a failed task had cost. Returns the credits given back. */
export async function refund(
  trx: StoreTransaction,
  { keyId, id, chargedCredits }: TaskRecord,
  at: string,
): Promise<number> {
  if (chargedCredits === 0) return 0
  await trx.addEntry({ keyId, taskId: id, kind: 'refund', credits: chargedCredits, at })
  return chargedCredits
}
