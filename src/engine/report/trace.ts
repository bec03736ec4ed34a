/**
 * The score's own arithmetic, from the shocks to the figure given out: every formula can be done again from its printed
 * numbers, words stand in brackets. The hops stand with their paths.
 */
import type { ImpactPath, Outcome, Reading, Shock } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { exact, list, type Names, scoreOut, sum } from './words'

type Trace = NonNullable<Assessment['calculation_trace']>
type Step = Trace['steps'][number]
type Product = Outcome['products'][number]

/** Figures closer than this are one figure. */
const SAME = 1e-9

export function calculationTrace(
  outcome: Outcome,
  reading: Reading,
  names: Names,
  { lambda, decay }: { readonly lambda: number; readonly decay: number },
): Trace {
  const { products, adverse, gain, cost, score } = outcome
  const parts = {
    adverse: products.map((product) => (product.revenueShare * product.lostDays) / 365),
    gain: products.map((product) => (product.revenueShare * product.gainedDays) / 365),
    cost: products.map((product) => product.revenueShare * product.cost),
  }
  const x = adverse - gain + lambda * cost
  const sign = x < 0 ? '−' : ''
  const { match, paths, event, data } = outcome.confidenceFactors
  return {
    steps: [
      ...shockSteps(outcome, reading, names),
      ...products.flatMap((product) => productSteps(product, outcome.paths, lambda)),
      step('Adverse part', total(parts.adverse), adverse, 'share of a year'),
      step('Gain', total(parts.gain), gain, 'share of a year'),
      step('Cost part', total(parts.cost), cost, 'share of revenue'),
      step('x', `${sum(adverse)} − ${sum(gain)} + ${lambda} × ${term(cost)}`, x, 'share of a year'),
      {
        name: 'Impact score',
        formula: `${sign}20 × (1 − exp(−${sum(Math.abs(x))} ÷ ${decay}))`,
        value: scoreOut(score),
        unit: 'of 20',
      },
      ...windowSteps(outcome),
      {
        name: 'Confidence',
        formula: `100 × ${sum(match)} (match) × ${sum(paths)} (paths) × ${sum(event)} (event) × ${sum(data)} (data)`,
        value: outcome.confidence,
        unit: 'of 100',
      },
    ],
  }
}

function step(name: string, formula: string, value: number, unit: string): Step {
  return { name, formula, value: exact(value), unit }
}

/** `0.1 + 0.02`; `0` of nothing. A figure below 0 stands in brackets. */
function total(values: readonly number[]): string {
  const terms = values.filter((value) => Math.abs(value) > SAME)
  return terms.length === 0 ? '0' : terms.map(term).join(' + ')
}

function term(value: number): string {
  return value < 0 ? `(${sum(value)})` : sum(value)
}

/** What happens where the paths begin: part of output × days, or the change of price. */
function shockSteps(outcome: Outcome, reading: Reading, names: Names): Step[] {
  const starts = new Map<string, Step>()
  for (const path of outcome.paths) {
    const id = path.nodeIds[0] ?? path.productId
    const key = `${path.channel} ${id}`
    const owner = names.nodeOf(id).company
    const value = path.hops[0]?.valueIn ?? path.lostOutputDays
    const found = reading.shocks
      .filter(
        ({ nodeId, channel }) => (nodeId === id || nodeId === owner) && channel === path.channel,
      )
      .map((shock) => shockStep(shock, names.nodeOf(id).name))
      .find((made) => value === null || Math.abs(made.value - value) < 1e-6)
    if (found && !starts.has(key)) starts.set(key, found)
  }
  return [...starts.values()]
}

function shockStep(shock: Shock, node: string): Step {
  switch (shock.channel) {
    case 'quantity':
    case 'demand': {
      const { lossFraction, outageDays, rampDays } = shock
      const days = lossFraction * (outageDays + rampDays / 2)
      const formula = `${sum(lossFraction)} (part of output) × (${sum(outageDays)} + ${sum(rampDays)} ÷ 2)`
      const name = shock.channel === 'demand' ? `Orders, ${node}` : `Shock, ${node}`
      return step(name, formula, days, 'days of output')
    }
    case 'delay':
      return step(`Delay, ${node}`, sum(shock.delayDays), shock.delayDays, 'days')
    case 'price':
      return step(
        `Price, ${node}`,
        sum(shock.priceChange),
        shock.priceChange,
        'relative price change',
      )
  }
}

/** Days lost and gained and money of one product, each from the paths that carry it. */
function productSteps(product: Product, all: readonly ImpactPath[], lambda: number): Step[] {
  const { name, revenueShare, lostDays, gainedDays, cost } = product
  const own = all.filter((path) => path.productId === product.productId)
  const days = (sign: 1 | -1) =>
    own.flatMap(({ pathId, lostOutputDays }) =>
      lostOutputDays !== null && sign * lostOutputDays > 0
        ? [{ pathId, value: sign * lostOutputDays }]
        : [],
    )
  const money = own
    .filter((path) => path.channel === 'price')
    .map(({ pathId, effect }) => ({ pathId, value: effect / lambda }))
  const share = sum(revenueShare)
  const perYear = (value: number) => `${share} (of revenue) × ${sum(value)} ÷ 365`
  const steps: Step[] = []
  if (lostDays > 0) {
    const formula = carried(days(1), lostDays)
    steps.push(step(`${name}: days lost`, formula, lostDays, 'days of output'))
    const value = (revenueShare * lostDays) / 365
    steps.push(step(`${name}: lost`, perYear(lostDays), value, 'share of a year'))
  }
  if (gainedDays > 0) {
    const formula = carried(days(-1), gainedDays)
    steps.push(step(`${name}: days gained`, formula, gainedDays, 'days of output'))
    const value = (revenueShare * gainedDays) / 365
    steps.push(step(`${name}: gained`, perYear(gainedDays), value, 'share of a year'))
  }
  if (Math.abs(cost) > SAME) {
    const value = revenueShare * cost
    steps.push(step(`${name}: money`, added(money, value), value, 'share of revenue'))
  }
  return steps
}

type Carried = { readonly pathId: string; readonly value: number }

/** The worst input decides: the largest path, where one carries it all; else paths of one input added. */
function carried(paths: readonly Carried[], whole: number): string {
  const most = Math.max(0, ...paths.map(({ value }) => value))
  if (paths.length > 1 && Math.abs(most - whole) < SAME) {
    return `max(${paths.map(labelled).join(', ')})`
  }
  return added(paths, whole)
}

function added(paths: readonly Carried[], whole: number): string {
  const rest = whole - paths.reduce((all, { value }) => all + value, 0)
  const terms = paths.map(labelled)
  if (Math.abs(rest) > SAME || terms.length === 0) {
    terms.push(
      `${term(rest)} (${rest * whole < 0 ? 'counted once, or beyond a limit' : 'other routes'})`,
    )
  }
  return terms.join(' + ')
}

function labelled({ pathId, value }: Carried): string {
  return `${term(value)} (${pathId})`
}

const WINDOW_PART = 0.1

/** First and last day of the paths that have at least a tenth of the strongest's effect. */
function windowSteps(outcome: Outcome): Step[] {
  const strongest = Math.abs(outcome.paths[0]?.effect ?? 0)
  const felt = outcome.paths.filter(({ effect }) => Math.abs(effect) >= WINDOW_PART * strongest)
  if (outcome.startDay === null || felt.length === 0) return []
  const ids = list(felt.map(({ pathId }) => pathId))
  const unit = `days after the event, of ${ids}: at least a tenth of the strongest effect`
  const days = (of: readonly (number | null)[]) => of.map((day) => sum(day ?? 0)).join(', ')
  const first = `min(${days(felt.map(({ startDay }) => startDay))})`
  const steps = [step('First day', first, outcome.startDay, unit)]
  if (outcome.endDay === null) return steps
  const last = `max(${days(felt.map(({ endDay }) => endDay))})`
  return [...steps, step('Last day', last, outcome.endDay, unit)]
}
