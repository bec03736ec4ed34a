/** The strongest paths of every channel from the shocks to the company's products, as the report shows them. */
import type { EvidenceLevel } from '@/engine/graph/facts'
import type { Channel } from '@/engine/propagation/channel'
import {
  endFactors,
  gainChannel,
  lossChannel,
  ordersChannel,
  PER_DAY,
  priceChannel,
} from '@/engine/propagation/channels'
import type { Field } from '@/engine/propagation/field'
import { isQuoted } from '@/engine/propagation/groups'
import type { Spread } from '@/engine/propagation/propagate'
import { rivalGain } from '@/engine/propagation/rivals'
import {
  type Found,
  type FoundPath,
  type SearchLimits,
  strongestPaths,
} from '@/engine/propagation/search'
import type { ShockSeed } from '@/engine/propagation/seeds'
import { type TracedPath, tracePath, type Window } from '@/engine/propagation/trace'
import type { Hop, ImpactPath, InvalidReason, Reading } from '@/engine/types'
import { timeWeightOf } from './impact'
import { mechanismOf } from './mechanism'
import { LAMBDA, scoreOf } from './score'
import { visibilityOf } from './visibility'

/** A path with what scoring needs beyond the report: its edges in the graph and the window of each node. */
export type Route = {
  readonly path: ImpactPath
  readonly edges: readonly number[]
  readonly windows: readonly Window[]
}

export type Routes = {
  readonly valid: readonly Route[]
  readonly rejected: readonly Route[]
  readonly total: number
  readonly isTruncated: boolean
}

export type RouteRequest = {
  readonly spread: Spread
  readonly reading: Reading
  readonly companyId: string
  readonly revenue: ReadonlyMap<number, number>
  readonly most: number
  readonly leastEffect: number
}

const MOST_REJECTED = 8
const STEPS = 200_000
const COUNT_STEPS = 2_000

type Line = {
  readonly channel: Channel
  readonly seeds: readonly ShockSeed[]
  readonly isPrice: boolean
  /** Whether a shock right on a product of the company is a path of this line, and its weight. */
  readonly direct: (seed: ShockSeed) => number
}

/** All lines searched, the strongest paths of any first; then what stocks and substitutes keep from the company. */
export function findRoutes(request: RouteRequest): Routes {
  const lines = linesOf(request)
  const results = lines.map((line) => searchLine(line, request))
  const valid = lines.flatMap((line, at) =>
    (results[at]?.paths ?? []).map((found) => routeOf(line, found, null, request)),
  )
  const rejected = [
    ...coveredRoutes(request),
    ...lines.flatMap((line, at) =>
      (results[at]?.rejected ?? []).map((found) => routeOf(line, found, found.reason, request)),
    ),
  ]
  return {
    valid: valid.sort(byEffect).slice(0, request.most).map(named('P')),
    rejected: distinct(rejected.sort(byReason)).slice(0, MOST_REJECTED).map(named('R')),
    total: results.reduce((sum, result) => sum + result.total, 0),
    isTruncated: results.some((result) => result.isTruncated),
  }
}

/** Paths of a loss that end where a stock or a substitute covers it. */
function coveredRoutes(request: RouteRequest): Route[] {
  const { spread, revenue } = request
  const { graph, seeds, loss, lossSigma } = spread
  if (seeds.loss.length === 0) return []
  const days = endFactors(graph, revenue, PER_DAY)
  const channel = lossChannel(graph, loss.values, lossSigma, days, 'gross')
  const line: Line = { channel, seeds: seeds.loss, isPrice: false, direct: () => 0 }
  return searchLine(line, request, COVERED_LIMITS)
    .rejected.filter((found) => found.reason === 'died')
    .map((found) => routeOf(line, found, 'died', request))
}

/** No path is kept: a short look around is enough to say why nothing arrives. */
const COVERED_LIMITS = { paths: 0, countSteps: 150 }

function searchLine(line: Line, request: RouteRequest, limits: Partial<SearchLimits> = {}): Found {
  const end = line.channel.end
  const seeds = line.seeds.map((seed) => ({
    node: seed.node,
    value: seed.value,
    directFactor: (end[seed.node] ?? 0) * line.direct(seed),
  }))
  return strongestPaths(request.spread.graph, line.channel, seeds, {
    paths: request.most,
    rejected: MOST_REJECTED,
    leastEffect: request.leastEffect,
    steps: STEPS,
    countSteps: COUNT_STEPS,
    ...limits,
  })
}

/** The lines on which anything arrives at the company; no others are built. */
function linesOf(request: RouteRequest): Line[] {
  const { spread, revenue } = request
  const { graph, seeds } = spread
  const days = endFactors(graph, revenue, PER_DAY)
  const lines: Line[] = []
  if (arrives(request, spread.loss) || gainsFromRivals(request)) {
    const channel = lossChannel(graph, spread.loss.values, spread.lossSigma, days)
    lines.push({ channel, seeds: seeds.loss, isPrice: false, direct: () => 1 })
  }
  if (arrives(request, spread.gain)) {
    const channel = gainChannel(graph, spread.gainSigma, days)
    lines.push({ channel, seeds: seeds.gain, isPrice: false, direct: () => 1 })
  }
  for (const [field, list] of [
    [spread.ordersLost, seeds.ordersLost],
    [spread.ordersGained, seeds.ordersGained],
  ] as const) {
    if (!arrives(request, field)) continue
    const direct = (seed: ShockSeed) => (seed.channel === 'demand' ? 1 : 0)
    lines.push({ channel: ordersChannel(graph, days), seeds: list, isPrice: false, direct })
  }
  if (seeds.price.length > 0) {
    const money = endFactors(graph, revenue, LAMBDA * timeWeightOf(spread))
    const borne = spread.isLevy ? 1 - spread.passThrough : 1
    const channel = priceChannel(graph, spread.passThrough, money)
    lines.push({ channel, seeds: seeds.price, isPrice: true, direct: () => borne })
  }
  return lines
}

function arrives({ revenue }: RouteRequest, field: Field): boolean {
  return [...revenue.keys()].some((product) => (field.values[product] ?? 0) !== 0)
}

function gainsFromRivals({ spread, revenue }: RouteRequest): boolean {
  const losses = spread.loss.values
  return [...revenue.keys()].some((product) => rivalGain(spread.graph, product, losses) > 0)
}

function routeOf(
  line: Line,
  found: FoundPath,
  fate: 'died' | 'weak' | null,
  request: RouteRequest,
): Route {
  const { graph } = request.spread
  const seed = seedAt(line, found)
  const traced = tracePath(graph, line.channel, seed, found)
  const nodes = [found.seed, ...found.edges.map((edge) => graph.to[edge] ?? 0)]
  const nodeIds = nodes.map((node) => graph.nodes[node]?.id ?? '')
  const product = nodes.at(-1) ?? found.seed
  const effect = effectOfPath(line, found, traced, product, request)
  const isAlive = fate !== 'died' && traced.value !== 0
  const window = traced.windows.at(-1)
  const draft = {
    pathId: '',
    channel: seed.channel,
    nodeIds,
    hops: traced.hops,
    productId: nodeIds.at(-1) ?? '',
    revenueShare: request.revenue.get(product) ?? 0,
    lostOutputDays: line.isPrice ? null : traced.value,
    effect,
    score: scoreOf(effect),
    startDay: isAlive ? (window?.startDay ?? null) : null,
    endDay: isAlive ? (window?.endDay ?? null) : null,
    evidenceLevel: weakestLevel(traced.hops),
    isValid: fate === null,
    invalidReason: fate === null ? null : reasonOf(fate, traced.hops),
  }
  const mechanism = mechanismOf(draft, request.reading)
  const path = { ...draft, mechanism, visibility: visibilityOf(draft, mechanism, request) }
  return { path, edges: found.edges, windows: traced.windows }
}

function seedAt(line: Line, found: FoundPath): ShockSeed {
  const seed = line.seeds.find(({ node }) => node === found.seed)
  if (!seed) throw new Error('A path begins at a node without a shock.')
  return seed
}

/** The effect of the path alone: share of a year of output, or lambda × share of revenue; + is adverse. */
function effectOfPath(
  line: Line,
  found: FoundPath,
  traced: TracedPath,
  product: number,
  { spread }: RouteRequest,
): number {
  const factor = line.channel.end[product] ?? 0
  if (!line.isPrice) return factor * traced.value
  const lastEdge = found.edges.at(-1)
  if (lastEdge === undefined) {
    return factor * traced.value * (spread.isLevy ? 1 - spread.passThrough : -1)
  }
  return factor * traced.value * (isQuoted(spread.graph.edges[lastEdge]) ? -1 : 1)
}

function reasonOf(fate: 'died' | 'weak', hops: readonly Hop[]): InvalidReason {
  if (fate === 'weak') return 'below threshold'
  const dead = hops.find((hop) => hop.valueIn !== 0 && hop.valueOut === 0)
  if (!dead) return 'below threshold'
  if (dead.kind === 'competes') return 'no orders move'
  const withoutSubstitutes = dead.share * Math.abs(dead.valueIn) - dead.bufferDays
  return dead.substitution > 0 && withoutSubstitutes > 0 ? 'substituted' : 'buffer covers it'
}

const WEAKEST_FIRST: readonly EvidenceLevel[] = ['assumed', 'inferred', 'reported']

/** A chain is as well evidenced as its weakest link; a shock right on the product is what the event itself reports. */
function weakestLevel(hops: readonly Hop[]): EvidenceLevel {
  if (hops.length === 0) return 'reported'
  const levels = new Set(hops.map((hop) => hop.evidenceLevel))
  return WEAKEST_FIRST.find((level) => levels.has(level)) ?? 'confirmed'
}

/** One of the routes through the same nodes in the same channel: two facts about one link tell one story. */
function distinct(routes: readonly Route[]): Route[] {
  const seen = new Set<string>()
  return routes.filter(({ path }) => {
    const key = `${path.channel} ${path.nodeIds.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}

function byEffect(a: Route, b: Route): number {
  return Math.abs(b.path.effect) - Math.abs(a.path.effect) || byNodes(a, b)
}

function byReason(a: Route, b: Route): number {
  const rank = (route: Route) => (route.path.invalidReason === 'below threshold' ? 1 : 0)
  return rank(a) - rank(b) || a.path.hops.length - b.path.hops.length || byNodes(a, b)
}

function byNodes(a: Route, b: Route): number {
  const [left, right] = [a.path.nodeIds.join(' '), b.path.nodeIds.join(' ')]
  if (left === right) return a.path.channel < b.path.channel ? -1 : 1
  return left < right ? -1 : 1
}

function named(letter: string): (route: Route, at: number) => Route {
  return (route, at) => ({ ...route, path: { ...route.path, pathId: `${letter}${at + 1}` } })
}
