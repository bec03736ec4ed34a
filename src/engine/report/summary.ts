/** The two sentences everyone reads first, and the list of nodes behind them. */

import type { NodeState, Outcome } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { chain, dateWords, days, exact, type Names, percent, points, scoreOut, stop } from './words'

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

/** How the window was found; empty when there is none. */
export function windowRule(outcome: Outcome): string {
  const first = outcome.paths[0]
  if (outcome.startDay === null || !first) return ''
  return `The window runs from the first to the last day of the paths with at least a tenth of the effect of ${first.pathId}.`
}

export function summarySentence(outcome: Outcome, names: Names): string {
  if (outcome.noEffectReason !== null) {
    return `${verdict(outcome, names)} ${outcome.noEffectReason}`
  }
  const first = outcome.paths[0]
  const route = first ? stop(` The strongest route is ${chain(first, names)}`) : ''
  return `${verdict(outcome, names)} ${effectSentence(outcome)}${route} ${windowSentence(outcome, names)}`
}

/** Days of output of the product hit most, and the money that changed prices bring or take. */
function effectSentence(outcome: Outcome): string {
  return [outputSentence(outcome), moneySentence(outcome)].filter((text) => text !== '').join(' ')
}

function outputSentence({ products }: Outcome): string {
  const hit = products
    .filter((product) => product.lostOutputDays !== 0)
    .sort((a, b) => weight(b) - weight(a))
  const [top] = hit
  if (!top) return ''
  const word = top.lostOutputDays > 0 ? 'at risk' : 'gained'
  const others = hit.length - 1
  const more =
    others > 0 ? `, and ${others} more of its products ${others === 1 ? 'is' : 'are'} touched` : ''
  return `About ${days(Math.abs(top.lostOutputDays))} of ${top.name} output are ${word}${more}.`
}

function weight(product: Outcome['products'][number]): number {
  return Math.abs(product.revenueShare * product.lostOutputDays)
}

function moneySentence({ cost, priceDays }: Outcome): string {
  if (Math.abs(cost) < LEAST_MONEY) return ''
  const word = cost > 0 ? 'cost' : 'bring'
  return `Over ${days(priceDays)}, changed prices ${word} it ${percent(Math.abs(cost))} of a year's revenue, costs and sales taken together.`
}

/** A part of yearly revenue too small to be told. */
const LEAST_MONEY = 1e-6

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
