/** What the agent asks for at `input-required`: its words, the companies it found, and what a Yes costs. */
import * as z from 'zod/mini'
import type { EventInfo } from '@/protocol/event-info'
import { BACKTEST_FEE_CREDITS, FEE_CREDITS, FEE_USD } from '@/protocol/names'
import { candidate, type ReadTask } from '@/protocol/task'
import { readTolerant } from '@/protocol/tolerant'

export type OfferedCompany = {
  /** null: the agent only names it in its words. */
  readonly companyId: string | null
  readonly name: string
  readonly country: string | null
  readonly ticker: string | null
  /** How well it matches, 0..1; null: not given. */
  readonly score: number | null
}

export type Fee = {
  readonly credits: number
  readonly usd: number
  readonly isFree: boolean
  readonly freeLeft: number | null
  readonly balance: number | null
  /** The agent's own figure, or that of the contract because the agent stated none. */
  readonly source: 'agent' | 'contract'
}

export type Offer = {
  /** The agent's words, line by line: untrusted text. */
  readonly text: string
  /** The agent sent no list of candidates: what is known of them is read from its words. */
  readonly isFromWords: boolean
  readonly companies: readonly OfferedCompany[]
  readonly fee: Fee
}

const offered = z.object({
  candidates: z.array(candidate),
  fee: z.object({
    credits: z.number(),
    usd: z.number(),
    is_free: z.boolean(),
    free_backtests_left: z.nullable(z.number()),
    balance_credits: z.nullable(z.number()),
  }),
})

/** Reads the offer of a task that waits for confirmation. An agent that sends words alone is read from its words. */
export function offerOf(task: ReadTask, event: EventInfo | null): Offer {
  const parts = task.status.message?.parts ?? []
  const text = parts.flatMap((part) => ('text' in part && part.text ? [part.text] : [])).join('\n')
  const data = parts.find((part) => 'data' in part && part.data && 'candidates' in part.data)
  const read = data && 'data' in data ? readTolerant(offered, data.data)?.value : undefined
  const listed = read?.candidates?.flatMap((company) =>
    company.name
      ? [
          {
            companyId: company.company_id || null,
            name: company.name,
            country: company.country || null,
            ticker: company.ticker || null,
            score: company.score ?? null,
          },
        ]
      : [],
  )
  return {
    text,
    isFromWords: listed === undefined,
    companies: listed ?? companiesIn(text),
    fee: feeOf(read?.fee ?? null, event),
  }
}

/** The document's own wording: "Target Company Name: Tesla, Inc." and below it "Country: United States". */
function companiesIn(text: string): OfferedCompany[] {
  const match = /^Target Company Name:\s*(.+)$/m.exec(text)
  const name = match?.[1]?.trim()
  if (!name) return []
  const country = /^Country:\s*(.+)$/m.exec(text.slice(match?.index ?? 0))?.[1]?.trim() ?? null
  return [{ companyId: null, name, country, ticker: null, score: null }]
}

type RawFee = NonNullable<
  NonNullable<ReturnType<typeof readTolerant<typeof offered>>>['value']['fee']
>

function feeOf(raw: RawFee | null, event: EventInfo | null): Fee {
  const isBacktest = event?.analysis_mode === 'backtest'
  const credits = isBacktest ? BACKTEST_FEE_CREDITS : FEE_CREDITS
  const usd = isBacktest ? Math.round(FEE_USD * 0.3 * 100) / 100 : FEE_USD
  const stated = typeof raw?.credits === 'number'
  return {
    credits: raw?.credits ?? credits,
    usd: raw?.usd ?? usd,
    isFree: raw?.is_free === true || raw?.credits === 0,
    freeLeft: raw?.free_backtests_left ?? null,
    balance: raw?.balance_credits ?? null,
    source: stated ? 'agent' : 'contract',
  }
}
