/** The six-stage map from the mechanisms of the paths (model §2.8). Stage numbers are shares of a year. */
import { HORIZON_DAYS } from '@/engine/propagation/defaults'
import { groupsOf } from '@/engine/propagation/groups'
import type { Spread } from '@/engine/propagation/propagate'
import type { Hop, Mechanism, Stage, StageState } from '@/engine/types'
import type { Route } from './find-paths'
import type { Impact } from './impact'
import { LAMBDA, levelOf, scoreOf } from './score'

const SUPPLY: readonly Mechanism[] = ['supply shortage', 'export control', 'logistics delay']
/** Part of a shortage's size that hurried orders and second sources cost. */
const EXPEDITING = 0.1
/** Goods that are only late are half as hard to procure as goods that are not there. */
const LATE = 0.5
/** Below this long-term substitution an input counts as not replaceable. */
const REPLACEABLE = 0.3

type Figure = StageState['figures'][number]

export function stagesOf(
  spread: Spread,
  impact: Impact,
  routes: readonly Route[],
): Record<Stage, StageState> {
  const supply = routes.filter(({ path }) => SUPPLY.includes(path.mechanism))
  const better = routes.filter(({ path }) => path.mechanism === 'beneficial supply')
  const fewer = routes.filter(({ path }) => path.mechanism === 'demand loss')
  const missing = perProduct(supply, ({ path }) => missingAt(path.hops))
  const added = perProduct(better, ({ path }) => Math.abs(path.lostOutputDays ?? 0))
  const procurement = missing - added
  return {
    procurement: stage(procurement, [
      figure('input missing', missing * HORIZON_DAYS, 'days'),
      figure('input gained', added * HORIZON_DAYS, 'days'),
    ]),
    production: stage(impact.adverse - impact.gain, [
      figure('output lost', impact.adverse * HORIZON_DAYS, 'days'),
      figure('output gained', impact.gain * HORIZON_DAYS, 'days'),
    ]),
    cost: costStage(impact, missing),
    delivery: deliveryStage(supply, added),
    inventory: inventoryStage(supply, fewer),
    continuity: continuityStage(spread, supply),
  }
}

function stage(value: number, figures: readonly Figure[]): StageState {
  if (value === 0) return { direction: null, intensity: 'none', value: 0, figures: [] }
  return {
    direction: value > 0 ? 'adverse' : 'beneficial',
    intensity: levelOf(scoreOf(value)),
    value,
    figures: figures.filter((item) => item.value !== 0),
  }
}

function figure(name: string, value: number, unit: string): Figure {
  return { name, value, unit }
}

/** Sum over the company's products of revenue share × the largest measure (days) of its paths, as part of a year. */
function perProduct(routes: readonly Route[], measure: (route: Route) => number): number {
  const most = new Map<string, number>()
  const shares = new Map<string, number>()
  for (const route of routes) {
    const { productId, revenueShare } = route.path
    most.set(productId, Math.max(most.get(productId) ?? 0, measure(route)))
    shares.set(productId, revenueShare)
  }
  let sum = 0
  for (const [product, days] of most) sum += (shares.get(product) ?? 0) * days
  return sum / HORIZON_DAYS
}

function lastInput(hops: readonly Hop[]): Hop | undefined {
  return hops.findLast((hop) => hop.kind === 'sources' || hop.kind === 'ships_via')
}

/** Days of the last input that do not arrive. */
function missingAt(hops: readonly Hop[]): number {
  const hop = lastInput(hops)
  if (!hop) return 0
  return hop.share * hop.valueIn * (hop.kind === 'ships_via' ? LATE : 1)
}

function costStage(impact: Impact, missing: number): StageState {
  const expediting = EXPEDITING * missing
  return stage(LAMBDA * impact.cost + expediting, [
    figure('costs and prices', impact.cost * 100, '% of a year’s revenue'),
    figure('hurried orders', expediting * 100, '% of a year'),
  ])
}

function deliveryStage(supply: readonly Route[], added: number): StageState {
  const late = perProduct(supply, ({ path }) => path.lostOutputDays ?? 0)
  const delays = supply.flatMap(({ path }) =>
    path.hops.flatMap((hop) => (hop.kind === 'ships_via' ? [hop.valueIn] : [])),
  )
  return stage(late - added, [
    figure('output delivered late or not at all', late * HORIZON_DAYS, 'days'),
    figure('longest delay on the way', Math.max(0, ...delays), 'days'),
    figure('output delivered more', added * HORIZON_DAYS, 'days'),
  ])
}

/** Stock that is used up on the way in, and goods that pile up because orders fall away. */
function inventoryStage(supply: readonly Route[], fewer: readonly Route[]): StageState {
  const used = perProduct(supply, ({ path }) => lastInput(path.hops)?.bufferDays ?? 0)
  const unsold = perProduct(fewer, ({ path }) => path.lostOutputDays ?? 0)
  return stage(used + unsold, [
    figure('stock used up', used * HORIZON_DAYS, 'days'),
    figure('output without orders', unsold * HORIZON_DAYS, 'days'),
  ])
}

function continuityStage(spread: Spread, supply: readonly Route[]): StageState {
  const stuck = supply.filter((route) => isIrreplaceable(spread, route))
  const products = new Map(stuck.map(({ path }) => [path.productId, path.revenueShare]))
  const atRisk = [...products.values()].reduce((sum, share) => sum + share, 0)
  return stage(
    perProduct(stuck, ({ path }) => path.lostOutputDays ?? 0),
    [figure('revenue that rests on an input without a substitute', atRisk * 100, '%')],
  )
}

/** Whether no input on the path can be replaced to any extent, even over a year. */
function isIrreplaceable({ graph }: Spread, { edges }: Route): boolean {
  const { ofEdge } = groupsOf(graph)
  return edges.every((edge) => (ofEdge[edge]?.substitution.long ?? 0) < REPLACEABLE)
}
