/** From a reading to everything that is known about its effect on one company. */
import type { Graph } from '@/engine/graph/graph'
import { HORIZON_DAYS } from '@/engine/propagation/defaults'
import { spread as spreadOver } from '@/engine/propagation/propagate'
import type { Outcome, Reading } from '@/engine/types'
import { confidenceOf } from './confidence'
import { findRoutes, type Route, type RouteRequest, type Routes } from './find-paths'
import { type Impact, impactOn, revenueOf, timeWeightOf } from './impact'
import { noEffectReason } from './no-effect'
import { nodeStates } from './node-states'
import { effectOf, LAMBDA, LEAST_SCORE, levelOf, scoreOf } from './score'
import { gapsOf } from './sensitivity'
import { stagesOf } from './stages'

const MOST_PATHS = 20

type OutcomeOptions = {
  /** Score of the accepted match, 0..1. */
  readonly matchScore: number
  readonly maxPaths?: number
}

/**
 * Spreads the event, reads off the company's products, finds the paths, and scores. Pure and deterministic.
 * A company or a shocked node that the graph does not have is a bug: throws.
 */
export function assessOutcome(
  graph: Graph,
  reading: Reading,
  companyId: string,
  options: OutcomeOptions,
): Outcome {
  const company = graph.indexOf(companyId)
  if (company === -1) throw new Error(`The graph has no company "${companyId}".`)
  const spread = spreadOver(graph, reading)
  const revenue = revenueOf(graph, company)
  const impact = impactOn(spread, revenue)
  const score = reportable(scoreOf(impact.effect))
  const request: Omit<RouteRequest, 'leastEffect'> = {
    spread,
    reading,
    companyId,
    revenue,
    most: options.maxPaths ?? MOST_PATHS,
  }
  const routes = routesFor(request, score)
  const gaps = gapsOf(spread, revenue, impact, routes)
  const estimates = gaps.filter(({ basis }) => basis === 'estimate')
  const confidence = confidenceOf(spread, revenue, routes, reading, options.matchScore)
  const window = score === 0 ? NO_WINDOW : windowOf(routes.valid)
  const paths = routes.valid.map(({ path }) => path)
  return {
    companyId,
    score,
    scoreLow: Math.min(score, ...estimates.map((gap) => gap.scoreLow)),
    scoreHigh: Math.max(score, ...estimates.map((gap) => gap.scoreHigh)),
    adverse: impact.adverse,
    gain: impact.gain,
    cost: impact.cost,
    priceDays: timeWeightOf(spread) * HORIZON_DAYS,
    riskLevel: levelOf(scoreOf(impact.adverse + LAMBDA * Math.max(0, impact.cost))),
    ...confidence,
    ...window,
    products: productRows(graph, impact, routes.valid),
    paths,
    rejectedPaths: routes.rejected.map(({ path }) => path),
    totalPaths: routes.total,
    isTruncated: routes.isTruncated,
    nodes: nodeStates(spread, revenue, [...routes.valid, ...routes.rejected]),
    stages: stagesOf(spread, impact, routes.valid),
    gaps,
    noEffectReason: noEffectReason(spread, reading, companyId, score, routes),
  }
}

/** Too small to be given out is nothing. */
function reportable(score: number): number {
  return Math.abs(score) < LEAST_SCORE ? 0 : score
}

/** Many paths below the threshold may add up to a score above it: then all are looked for. */
function routesFor(request: Omit<RouteRequest, 'leastEffect'>, score: number): Routes {
  const routes = findRoutes({ ...request, leastEffect: effectOf(LEAST_SCORE) })
  if (routes.valid.length > 0 || score === 0) return routes
  return findRoutes({ ...request, leastEffect: Number.MIN_VALUE })
}

const NO_WINDOW = { startDay: null, endDay: null }

/** Paths weaker than a tenth of the strongest do not move the window (model §2.6). */
const WINDOW_PART = 0.1

function windowOf(routes: readonly Route[]): Pick<Outcome, 'startDay' | 'endDay'> {
  const strongest = Math.abs(routes[0]?.path.effect ?? 0)
  const felt = routes
    .map(({ path }) => path)
    .filter((path) => Math.abs(path.effect) >= WINDOW_PART * strongest)
  const starts = felt.flatMap((path) => path.startDay ?? [])
  const ends = felt.flatMap((path) => path.endDay ?? [])
  if (starts.length === 0) return NO_WINDOW
  return {
    startDay: Math.min(...starts),
    endDay: ends.length < starts.length ? null : Math.max(...ends),
  }
}

function productRows(graph: Graph, impact: Impact, routes: readonly Route[]): Outcome['products'] {
  return impact.products.map(
    ({ product, revenueShare, lostDays, gainedDays, priceChange, cost }) => {
      const node = graph.nodes[product]
      const productId = node?.id ?? ''
      const lostOutputDays = lostDays - gainedDays
      return {
        productId,
        name: node?.name ?? productId,
        revenueShare,
        lostOutputDays,
        lostDays,
        gainedDays,
        priceChange,
        cost,
        effect: revenueShare * (lostOutputDays / 365 + LAMBDA * cost),
        pathIds: routes.flatMap(({ path }) => (path.productId === productId ? [path.pathId] : [])),
      }
    },
  )
}
