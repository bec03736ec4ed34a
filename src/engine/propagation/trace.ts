/** A found path walked once more, link by link: every figure of every hop, and when it arrives. */
import type { EvidenceLevel, Provenance } from '@/engine/graph/facts'
import type { Graph, GraphEdge } from '@/engine/graph/graph'
import type { Hop } from '@/engine/types'
import type { Attribute, Channel, Step } from './channel'
import { DEFAULT_LAG_DAYS, HORIZON_DAYS, MAKERS } from './defaults'
import { type Group, groupsOf } from './groups'
import type { FoundPath } from './search'
import type { ShockSeed } from './seeds'
import { effectiveSubstitution } from './substitution'

/** First and last day on which a node feels it; the last is null when no end is in sight. */
export type Window = { readonly startDay: number; readonly endDay: number | null }

export type TracedPath = {
  readonly hops: readonly Hop[]
  /** Windows of the nodes, the shocked one first. */
  readonly windows: readonly Window[]
  /** Figure at the end, with its sign. */
  readonly value: number
}

type Clock = { readonly start: number; readonly end: number; readonly rate: number }

/**
 * The hops of a path. Values carry the sign of the shock; a rival's loss turns into a gain at the last link.
 * A loss begins once the stock is used up: buffer ÷ (share of normal use that is missing a day), after the lag.
 */
export function tracePath(
  graph: Graph,
  channel: Channel,
  seed: ShockSeed,
  path: FoundPath,
): TracedPath {
  const hops: Hop[] = []
  let state: Pick<Step, 'value' | 'part'> = { value: seed.value, part: 1 }
  let sign: number = seed.sign
  let clock: Clock = { start: seed.startDay, end: seed.endDay, rate: seed.rate }
  const isLasting = seed.sign < 0 && seed.endDay - seed.startDay >= HORIZON_DAYS
  const windows = [windowOf(clock, isLasting)]
  path.edges.forEach((index, at) => {
    const edge = graph.edges[index]
    if (!edge) throw new Error(`The path uses edge ${index}, which the graph does not have.`)
    const step = channel.step(index, state, at === path.edges.length - 1)
    const outSign = edge.kind === 'competes' ? -sign : sign * (step.share < 0 ? -1 : 1)
    const defaulted = defaultedOf(edge, groupsOf(graph).ofEdge[index] ?? null, channel.needs)
    const factors = channel.factors?.(index, at === path.edges.length - 1) ?? []
    const hop = hopOf(graph, index, edge, step, seed.outageDays, sign, outSign)
    hops.push({ ...hop, factors, defaulted })
    clock = later(clock, edge, step)
    windows.push(windowOf(clock, isLasting))
    state = step
    sign = outSign
  })
  return { hops, windows, value: sign * state.value }
}

function windowOf({ start, end }: Clock, isLasting: boolean): Window {
  const startDay = Math.floor(start)
  return { startDay, endDay: isLasting ? null : Math.max(startDay, Math.ceil(end) - 1) }
}

function later(clock: Clock, edge: GraphEdge, step: Step): Clock {
  const lag = lagOf(edge)
  const isRoute = edge.kind === 'ships_via'
  const rateIn = (isRoute ? 1 : clock.rate) * Math.abs(step.share) * (1 - step.substitution)
  const end = isRoute ? Math.min(clock.end, clock.start + step.valueIn) : clock.end
  const wait = rateIn > 0 ? step.bufferDays / rateIn : 0
  const rate = rateIn * Math.min(1, step.criticalityWeight)
  return { start: clock.start + lag + wait, end: end + lag, rate }
}

/** Days between a loss at the edge's source and the loss at its target. */
function lagOf(edge: GraphEdge): number {
  if (edge.kind === 'priced_by') return edge.lagDays ?? 0
  if (edge.kind !== 'sources') return 0
  return edge.lagDays ?? (edge.group === MAKERS ? 0 : DEFAULT_LAG_DAYS)
}

function hopOf(
  graph: Graph,
  index: number,
  edge: GraphEdge,
  step: Step,
  outageDays: number,
  signIn: number,
  signOut: number,
): Omit<Hop, 'defaulted' | 'factors'> {
  const group = groupsOf(graph).ofEdge[index] ?? null
  const substitutable = group !== null && step.substitution > 0
  const isRival = edge.kind === 'competes'
  return {
    edgeId: edge.id,
    kind: edge.kind,
    from: edge.from,
    to: edge.to,
    share: step.share,
    criticality: edge.kind === 'sources' || edge.kind === 'ships_via' ? edge.criticality : null,
    criticalityWeight: isRival ? -step.criticalityWeight : step.criticalityWeight,
    substitution: step.substitution,
    substitutionClass: substitutable ? effectiveSubstitution(group, outageDays).classShare : 0,
    subLeadDays: group?.subLeadDays ?? 0,
    bufferDays: step.bufferDays,
    lagDays: lagOf(edge),
    valueIn: signIn * step.valueIn,
    valueOut: signOut * step.value,
    evidenceLevel: strongestLevel(edge.provenance),
    provenance: edge.provenance,
  }
}

const BEST_FIRST: readonly EvidenceLevel[] = ['confirmed', 'reported', 'inferred', 'assumed']

/** The best of an edge's sources: they support one statement. */
export function strongestLevel(provenance: readonly Provenance[]): EvidenceLevel {
  return (
    BEST_FIRST.find((level) => provenance.some((source) => source.level === level)) ?? 'assumed'
  )
}

/** Attributes of the edge that matter in this channel and that no fact states. */
function defaultedOf(
  edge: GraphEdge,
  group: Group | null,
  needs: readonly Attribute[],
): readonly string[] {
  const names = needs.filter((name) => group?.defaulted.includes(name) ?? false)
  const isMinor = group?.criticality === 'minor' && !needs.includes('costShare')
  if (isMinor && group.defaulted.includes('costShare')) names.push('costShare')
  const isLagUnknown =
    edge.kind === 'sources' && edge.group !== MAKERS && edge.lagDays === undefined
  return isLagUnknown && needs.includes('lagDays') ? [...names, 'lagDays'] : names
}
