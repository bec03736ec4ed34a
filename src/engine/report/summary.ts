/** The two sentences everyone reads first, and the list of nodes behind them. */

import type { NodeState, Outcome } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { chain, dateWords, days, exact, type Names, points, scoreOut, stop } from './words'

type NodeRow = NonNullable<Assessment['impact_result']>['direct_nodes'][number]

/** Direction and size in words: `Adverse, +6.2 of 20, for Ford Motor Company`. */
export function verdict(outcome: Outcome, names: Names): string {
  const company = names.nodeOf(outcome.companyId).name
  const score = scoreOut(outcome.score)
  if (score === 0) return stop(`No effect on ${company} was found`)
  return stop(`${score > 0 ? 'Adverse' : 'Beneficial'}, ${points(score)} of 20, for ${company}`)
}

export function windowSentence(outcome: Outcome, names: Names): string {
  if (outcome.startDay === null) return 'There is no impact window.'
  const start = dateWords(names.dateOf(outcome.startDay))
  const wait = outcome.startDay === 0 ? 'at once' : `${days(outcome.startDay)} after the event`
  const end =
    outcome.endDay === null
      ? 'with no end in sight'
      : `until ${dateWords(names.dateOf(outcome.endDay))}`
  return `The impact is expected from ${start} (${wait}), ${end}.`
}

export function summarySentence(outcome: Outcome, names: Names): string {
  if (outcome.noEffectReason !== null) {
    return `${verdict(outcome, names)} ${outcome.noEffectReason}`
  }
  const first = outcome.paths[0]
  const route = first ? stop(` The strongest route is ${chain(first, names)}`) : ''
  return `${verdict(outcome, names)} ${effectSentence(outcome)}${route} ${windowSentence(outcome, names)}`
}

function effectSentence(outcome: Outcome): string {
  const hit = outcome.products.filter((product) => product.lostOutputDays !== 0)
  const top = hit[0]
  if (top) {
    const word = top.lostOutputDays > 0 ? 'at risk' : 'gained'
    const more = hit.length > 1 ? `, and ${hit.length - 1} more of its products are touched` : ''
    return `About ${days(top.lostOutputDays)} of ${top.name} output are ${word}${more}.`
  }
  return outcome.score > 0
    ? 'Costs rise by more than sales at the changed price bring in.'
    : 'What the company pays falls by more than what it earns at the changed price.'
}

export function nodeRow(state: NodeState): NodeRow {
  return {
    node_id: state.nodeId,
    name: state.name,
    kind: state.kind,
    tier: state.tier,
    lost_output_days: state.lostOutputDays === null ? null : exact(state.lostOutputDays),
    price_change: state.priceChange === null ? null : exact(state.priceChange),
  }
}
