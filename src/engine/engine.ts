/** What the engine offers to the agent: match a company, assess an event. Pure: no network, no clock. */
import type { Assessment } from '@/protocol/assessment'
import type { EventInfo, Role } from '@/protocol/event-info'

export type MatchCandidate = {
  readonly companyId: string
  readonly name: string
  /** English name of the country of the seat; null when not known. */
  readonly country: string | null
  readonly ticker: string | null
  readonly exchange: string | null
  /** 0..1 */
  readonly score: number
  /** In words: `ticker TSLA and name agree`. */
  readonly why: string
}

export type CompanyMatch = {
  /** accept: one company, clearly; ask: a person must choose; none: nothing near enough. */
  readonly decision: 'accept' | 'ask' | 'none'
  /** Best first, at most 5. */
  readonly candidates: readonly MatchCandidate[]
}

export type AssessmentRequest = {
  readonly taskId: string
  readonly eventId: string
  readonly event: EventInfo
  readonly companyId: string
  /** Score of the accepted candidate, 0..1; feeds the confidence. */
  readonly matchScore: number
  readonly role: Role | null
}

export type AssessmentEngine = {
  /** Companies a name may mean. `asOf` (YYYY-MM-DD) lets names that had ended by then count as former names. */
  matchCompany(query: string, asOf?: string): CompanyMatch
  /** A company by its id, for follow-ups that name one; null when there is none. */
  companyOf(companyId: string): MatchCandidate | null
  /** The whole result of the contract. Same request, same bytes. */
  assess(request: AssessmentRequest): Assessment
}
