/** What to do: each action names the node, the quantity and the date it rests on, or it is not given. */

import type { Hop, ImpactPath, Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { amount, otherwise } from './evidence'
import { dateWords, days, type Names, percent, points } from './words'

export type Action = NonNullable<Assessment['impact_result']>['management_actions'][number]

const MOST = 5
/** Below this nothing is worth doing for a path alone, unless it is the strongest. */
const LEAST_POINTS = 0.1

export function actionsFor(outcome: Outcome, reading: Reading, names: Names): Action[] {
  const strongest = outcome.paths
    .slice(0, 3)
    .filter((path, index) => index === 0 || Math.abs(path.score) >= LEAST_POINTS)
  const all = [
    ...strongest.flatMap((path) => pathActions(path, reading, names)),
    ...gapActions(outcome, names),
  ]
  const seen = new Set<string>()
  return all.filter(({ action }) => !seen.has(action) && seen.add(action)).slice(0, MOST)
}

function pathActions(path: ImpactPath, reading: Reading, names: Names): Action[] {
  if (path.channel === 'price') return [priceAction(path, names)]
  if (path.mechanism === 'rival gain') return [rivalAction(path, names)]
  if (path.effect < 0) return [benefitAction(path, reading, names)]
  const hop = lastSupplyHop(path)
  if (hop) return supplyActions(path, hop, names)
  return path.endDay === null ? [] : [recoveryAction(path, path.endDay, names)]
}

/** The hop at which goods enter the company's own product: there stock and second sources help most. */
function lastSupplyHop(path: ImpactPath): Hop | null {
  return path.hops.findLast((hop) => hop.kind === 'sources' || hop.kind === 'ships_via') ?? null
}

function supplyActions(path: ImpactPath, hop: Hop, names: Names): Action[] {
  const input = names.nodeOf(hop.from).name
  const user = names.nodeOf(hop.to).name
  const due = path.startDay === null ? null : names.dateOf(path.startDay)
  const before = due === null ? '' : ` before ${dateWords(due)}`
  const stock: Action = {
    action: `Raise the stock of ${input} for ${user} by ${days(hop.valueOut)} of use${before}: that closes path ${path.pathId}.`,
    node_id: hop.from,
    quantity: `${days(hop.valueOut)} of use`,
    due_date: due,
  }
  const second: Action = {
    action: `Ask for a second source of ${input} (${percent(hop.share)} of this input comes this way); a substitute takes about ${days(hop.subLeadDays)} to deliver.`,
    node_id: hop.from,
    quantity: percent(hop.share),
    due_date: due,
  }
  return hop.subLeadDays > 0 && hop.share > 0 ? [stock, second] : [stock]
}

/** What is hit is the company's own, or its buyer's: the date of recovery decides. */
function recoveryAction(path: ImpactPath, endDay: number, names: Names): Action {
  const start = names.nodeOf(path.nodeIds[0] ?? path.productId).name
  const lost = days(Math.abs(path.lostOutputDays ?? 0))
  const due = names.dateOf(endDay)
  return {
    action: `Get a dated plan of recovery for ${start}: ${lost} of output of ${names.nodeOf(path.productId).name} are at stake until ${dateWords(due)}.`,
    node_id: path.nodeIds[0] ?? null,
    quantity: lost,
    due_date: due,
  }
}

function priceAction(path: ImpactPath, names: Names): Action {
  const source = names.nodeOf(path.nodeIds[0] ?? path.productId).name
  const product = names.nodeOf(path.productId).name
  const isSeller = path.mechanism === 'price gain'
  const word = priceWord(isSeller, path.effect > 0)
  const due = path.startDay === null ? null : names.dateOf(path.startDay)
  return {
    action: `${word} for ${product}, which ${isSeller ? 'sells by the price of' : 'pays for'} ${source}: worth ${points(path.score)} of the score${due === null ? '' : `, felt from ${dateWords(due)}`}.`,
    node_id: path.nodeIds[0] ?? null,
    quantity: `${points(path.score)} points`,
    due_date: due,
  }
}

function priceWord(isSeller: boolean, isAdverse: boolean): string {
  if (isSeller) return isAdverse ? 'Fix sales prices or hedge' : 'Decide how much to sell forward'
  return isAdverse ? 'Check hedges and price clauses' : 'Plan with lower costs'
}

function rivalAction(path: ImpactPath, names: Names): Action {
  const product = names.nodeOf(path.productId).name
  const gain = days(path.lostOutputDays ?? 0)
  const due = path.startDay === null ? null : names.dateOf(path.startDay)
  return {
    action: `Prepare ${product} for up to ${gain} of extra orders${due === null ? '' : ` from ${dateWords(due)}`} while ${names.nodeOf(path.nodeIds[0] ?? path.productId).name} is held up.`,
    node_id: path.productId,
    quantity: gain,
    due_date: due,
  }
}

function benefitAction(path: ImpactPath, reading: Reading, names: Names): Action {
  const source = names.nodeOf(path.nodeIds[0] ?? path.productId).name
  const due = path.startDay === null ? null : names.dateOf(path.startDay)
  const condition = reading.conditions[0]
  const check = condition ? ` It depends on ${condition}.` : ''
  return {
    action: `Track the delivery from ${source}${due === null ? '' : `, due from ${dateWords(due)}`}, worth ${points(path.score)} of the score.${check}`,
    node_id: path.nodeIds[0] ?? null,
    quantity: `${points(path.score)} points`,
    due_date: due,
  }
}

function gapActions(outcome: Outcome, names: Names): Action[] {
  return outcome.gaps.slice(0, 2).map((gap) => {
    const value = amount(gap, gap.assumedValue)
    return {
      action: `Establish the ${gap.attribute} for ${names.nodeOf(gap.from).name} → ${names.nodeOf(gap.to).name}: ${value} ${gap.basis === 'estimate' ? 'is an estimate' : 'keeps the effect away'}; ${otherwise(gap)}.`,
      node_id: gap.to,
      quantity: value,
      due_date: outcome.startDay === null ? null : names.dateOf(outcome.startDay),
    }
  })
}
