/**
 * What the score does when one uncertain figure is off by half, figure by figure (model §2.7): the gaps of the
 * evidence, the most telling first, and the interval of the score.
 */
import type { Substitution } from '@/engine/graph/facts'
import type { GraphEdge } from '@/engine/graph/graph'
import { type Group, groupsOf } from '@/engine/propagation/groups'
import type { Spread } from '@/engine/propagation/propagate'
import { strongestLevel } from '@/engine/propagation/trace'
import type { Gap, Hop, ImpactPath } from '@/engine/types'
import type { Route, Routes } from './find-paths'
import type { Impact } from './impact'
import { LEAST_SCORE, scoreOf } from './score'
import { variantOf } from './variant'

const OFF_BY = 0.5
const PATHS_VARIED = 5
const COVERED_PATHS_VARIED = 2
const MOST_FIGURES = 12

/** A figure that can be varied: what it is now, and how to set it to a multiple of that. */
type Figure = {
  readonly key: string
  readonly attribute: string
  readonly unit: string
  readonly value: number
  /** Sets the figure to `factor` times its value; 1 puts it back. */
  readonly scale: (factor: number) => void
  /** Largest multiple that is possible; none where not given. */
  readonly most?: number
}

type Candidate = { readonly hop: Hop; readonly figure: Figure }

export function gapsOf(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  impact: Impact,
  routes: Routes,
): Gap[] {
  const covered = routes.rejected.filter(({ path }) => path.invalidReason !== 'below threshold')
  const varied = [...routes.valid.slice(0, PATHS_VARIED), ...covered.slice(0, COVERED_PATHS_VARIED)]
  const candidates = candidatesOf(spread, varied)
  if (candidates.length === 0 && covered.length === 0) return []
  const effect = variantOf(spread, revenue, nodesOf(spread, [...routes.valid, ...covered]))
  const base = effect()
  const scoreAt = (figure: Figure, factor: number): number => {
    figure.scale(factor)
    try {
      return scoreOf(impact.effect + effect() - base)
    } finally {
      figure.scale(1)
    }
  }
  return candidates
    .map(({ hop, figure }) => {
      const up = Math.min(1 + OFF_BY, Math.max(1, figure.most ?? Number.POSITIVE_INFINITY))
      return gapFor(hop, figure, 'estimate', [1 - OFF_BY, up], (factor) => scoreAt(figure, factor))
    })
    .concat(
      routes.valid.length > 0
        ? []
        : coveringStocks(spread, covered).map(({ hop, figure }) => {
            const at = (factor: number) => scoreAt(figure, factor)
            const isFelt = Math.abs(at(OFF_BY)) >= LEAST_SCORE
            return gapFor(hop, figure, 'covering stock', [isFelt ? OFF_BY : 0, 1], at)
          }),
    )
    .filter(isFirst)
    .filter((gap) => gap.scoreHigh - gap.scoreLow >= LEAST_SCORE)
    .sort(
      (a, b) =>
        b.scoreHigh - b.scoreLow - (a.scoreHigh - a.scoreLow) || (gapKey(a) < gapKey(b) ? -1 : 1),
    )
}

function gapFor(
  hop: Hop,
  { attribute, unit, value }: Figure,
  basis: Gap['basis'],
  [low, high]: readonly [number, number],
  scoreAt: (factor: number) => number,
): Gap {
  const [scoreAtLow, scoreAtHigh] = [scoreAt(low), scoreAt(high)]
  return {
    edgeId: hop.edgeId,
    from: hop.from,
    to: hop.to,
    attribute,
    assumedValue: value,
    unit,
    basis,
    lowValue: value * low,
    highValue: value * high,
    scoreAtLow,
    scoreAtHigh,
    scoreLow: Math.min(scoreAtLow, scoreAtHigh),
    scoreHigh: Math.max(scoreAtLow, scoreAtHigh),
  }
}

/** The stocks at which covered routes end: what the score rests on, however well they are known. */
function coveringStocks(spread: Spread, covered: readonly Route[]): Candidate[] {
  const { ofEdge } = groupsOf(spread.graph)
  return covered.slice(0, COVERED_PATHS_VARIED).flatMap(({ path, edges }) => {
    const at = path.hops.findIndex((hop) => hop.valueIn !== 0 && hop.valueOut === 0)
    const hop = path.hops[at]
    const group = ofEdge[edges[at] ?? -1]
    if (!hop || group?.kind !== 'supply' || group.isMakers || group.bufferDays === 0) return []
    const figure = groupFigures(group).find(({ name }) => name === 'bufferDays')
    return figure ? [{ hop, figure }] : []
  })
}

/** One gap a figure: an estimate that is felt when off by half is not told again as a covering stock. */
function isFirst(gap: Gap, at: number, all: readonly Gap[]): boolean {
  const isTold = (other: Gap) =>
    gapKey(other) === gapKey(gap) && other.scoreHigh - other.scoreLow >= LEAST_SCORE
  return !all.slice(0, at).some(isTold)
}

function gapKey(gap: Gap): string {
  return `${gap.edgeId} ${gap.attribute}`
}

function nodesOf(spread: Spread, routes: readonly Route[]): number[] {
  const nodes = new Set<number>()
  for (const { path } of routes) for (const id of path.nodeIds) nodes.add(spread.graph.indexOf(id))
  return [...nodes].sort((a, b) => a - b)
}

/** Defaulted figures, and all figures of edges that are only assumed, in the order of the paths; each once. */
function candidatesOf(spread: Spread, routes: readonly Route[]): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { path, edges } of routes) {
    path.hops.forEach((hop, at) => {
      for (const figure of uncertainFigures(spread, path, hop, edges[at] ?? -1)) {
        if (!found.has(figure.key)) found.set(figure.key, { hop, figure })
      }
    })
  }
  return [...found.values()].slice(0, MOST_FIGURES)
}

function uncertainFigures(spread: Spread, path: ImpactPath, hop: Hop, index: number): Figure[] {
  const edge = spread.graph.edges[index]
  if (!edge) return []
  const groups = groupsOf(spread.graph)
  const group = groups.ofEdge[index] ?? null
  const isAssumed = strongestLevel(edge.provenance) === 'assumed'
  const own = isAssumed ? [shareFigure(spread, edge, index, group)] : []
  const ofGroup = group?.kind === 'supply' && !group.isMakers ? groupFigures(group) : []
  return [
    ...own,
    ...ofGroup.filter(
      ({ name }) => isInUse(name, path, group) && (isAssumed || hop.defaulted.includes(name)),
    ),
  ].filter((figure) => figure.value !== 0)
}

/** Whether the figure has a say in the path's value: stocks in losses only, costs in prices, gains and minor inputs. */
function isInUse(name: string, path: ImpactPath, group: Group | null): boolean {
  const isLoss = path.channel !== 'price' && (path.hops[0]?.valueIn ?? 0) > 0
  if (name === 'costShare') return !isLoss || (group?.isMinor ?? false)
  if (name === 'bufferDays') return isLoss
  return path.channel !== 'price'
}

const SHARE_WORDS: Readonly<Partial<Record<GraphEdge['kind'], string>>> = {
  competes: 'market share',
  priced_by: 'price elasticity',
  sells: 'share of revenue',
}

function shareFigure(spread: Spread, edge: GraphEdge, index: number, group: Group | null): Figure {
  const { share, priceShare } = groupsOf(spread.graph)
  const value = share[index] ?? 0
  const price = priceShare[index] ?? 0
  const others = (group?.edges ?? [])
    .filter((other) => other !== index)
    .reduce((sum, other) => sum + (share[other] ?? 0), 0)
  const most =
    edge.kind === 'priced_by' || value === 0 ? Number.POSITIVE_INFINITY : (1 - others) / value
  return {
    key: `${index} share`,
    attribute: SHARE_WORDS[edge.kind] ?? 'share',
    unit: edge.kind === 'priced_by' ? 'for 1' : 'share',
    value,
    most,
    scale: (factor) => {
      const used = factor > 1 ? Math.max(1, Math.min(factor, most)) : factor
      share[index] = value * used
      priceShare[index] = price * used
    },
  }
}

function groupFigures(group: Group): (Figure & { readonly name: string })[] {
  const key = (name: string) => `group ${group.index} ${name}`
  const { bufferDays, subLeadDays, subRampDays, costShare, substitution } = group
  const figure = (
    name: string,
    attribute: string,
    unit: string,
    value: number,
    scale: (factor: number) => void,
  ) => ({ name, key: key(name), attribute, unit, value, scale })
  return [
    figure('bufferDays', 'stock', 'days', bufferDays, (factor) => {
      group.bufferDays = bufferDays * factor
    }),
    figure(
      'substitution',
      'part that can be replaced',
      'share',
      largest(substitution),
      (factor) => {
        group.substitution = scaled(substitution, factor)
      },
    ),
    figure('subLeadDays', 'time until a substitute delivers', 'days', subLeadDays, (factor) => {
      group.subLeadDays = subLeadDays * factor
    }),
    figure('subRampDays', 'ramp of a substitute', 'days', subRampDays, (factor) => {
      group.subRampDays = subRampDays * factor
    }),
    figure('costShare', 'share of cost', 'share', costShare, (factor) => {
      group.costShare = Math.min(1, costShare * factor)
    }),
  ]
}

function largest(substitution: Substitution): number {
  return Math.max(substitution.short, substitution.medium, substitution.long)
}

function scaled(substitution: Substitution, factor: number): Substitution {
  if (factor === 1) return substitution
  const at = (share: number) => Math.min(1, share * factor)
  return {
    short: at(substitution.short),
    medium: at(substitution.medium),
    long: at(substitution.long),
  }
}
