/** The question that `input-required` puts: in the document's words for people, as data for programs. */
import type { MatchCandidate } from '@/engine/engine'
import type { Candidate, Part } from '@/protocol/task'
import type { Fee } from './fees'

/** The parts of the agent's message: text, then `{candidates, fee}`. */
export function questionParts(
  companyName: string,
  candidates: readonly MatchCandidate[],
  fee: Fee,
): Part[] {
  return [
    { kind: 'text', text: questionText(companyName, candidates) },
    {
      kind: 'data',
      data: { candidates: candidates.map(candidateOf), fee },
      mediaType: 'application/json',
    },
  ]
}

function questionText(companyName: string, candidates: readonly MatchCandidate[]): string {
  if (candidates.length === 0) {
    return `No company was found for “${companyName}”.\nSend another company_name on this task, or reply [No] to end it. No fee is charged.`
  }
  const lines = candidates.flatMap(({ companyId, name, country }) => [
    `Target Company Name: ${name}`,
    `Country: ${country ?? 'not known'}`,
    ...(candidates.length > 1 ? [`company_id: ${companyId}`] : []),
  ])
  const ask =
    candidates.length > 1
      ? 'Please reply [Yes] with the company_id of one of them, or [No].'
      : 'Please reply [Yes] or [No] to confirm.'
  return ['Here are the companies we’ve identified.', ...lines, ask].join('\n')
}

function candidateOf(candidate: MatchCandidate): Candidate & { why: string } {
  const { companyId, name, country, ticker, score, why } = candidate
  return { company_id: companyId, name, country, ticker, score, why }
}
