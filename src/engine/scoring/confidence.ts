/** How sure the assessment is, 0..100, whatever the size of the score (model §2.7). */
import type { EvidenceLevel } from '@/engine/graph/facts'
import { MAKERS } from '@/engine/propagation/defaults'
import { groupsOf } from '@/engine/propagation/groups'
import type { Spread } from '@/engine/propagation/propagate'
import { strongestLevel } from '@/engine/propagation/trace'
import type { Hop, ImpactPath, Outcome, Reading } from '@/engine/types'
import type { Route, Routes } from './find-paths'

const LEVEL_WEIGHT: Readonly<Record<EvidenceLevel, number>> = {
  confirmed: 1,
  reported: 0.9,
  inferred: 0.75,
  assumed: 0.5,
}

/** Known figures never count for less than this: a class default is not a random number. */
const DATA_FLOOR = 0.5

/** Nothing known of a company's inputs: that no path is found then says little, but not nothing. */
const LEAST_COVERAGE = 0.1

export function confidenceOf(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  routes: Routes,
  reading: Reading,
  matchScore: number,
): Pick<Outcome, 'confidence' | 'confidenceFactors'> {
  const paths = routes.valid.map(({ path }) => path)
  const covered = paths.length > 0 ? [] : coveredOf(routes.rejected)
  const confidenceFactors = {
    match: matchFactor(matchScore),
    paths: evidenceFactor(spread, revenue, paths, covered),
    event: reading.certainty,
    data: dataFactor([...paths, ...covered]),
  }
  const { match, paths: evidence, event, data } = confidenceFactors
  const confidence = Math.round(100 * match * evidence * event * data)
  return { confidence: Math.max(0, Math.min(100, confidence)), confidenceFactors }
}

const MOST_COVERED = 2

/** With no path, what stocks cover is what the answer rests on: the shortest such routes, each counting the same. */
function coveredOf(rejected: readonly Route[]): ImpactPath[] {
  const covered = rejected.filter(({ path }) => path.invalidReason === 'buffer covers it')
  return covered.slice(0, MOST_COVERED).map(({ path }) => path)
}

function evidenceFactor(
  spread: Spread,
  revenue: ReadonlyMap<number, number>,
  paths: readonly ImpactPath[],
  covered: readonly ImpactPath[],
): number {
  if (paths.length > 0) return evidenceOf(paths)
  if (covered.length === 0) return coverage(spread, revenue)
  return covered.reduce((sum, path) => sum + pathEvidence(path.hops), 0) / covered.length
}

function matchFactor(matchScore: number): number {
  if (matchScore >= 0.95) return 1
  return matchScore >= 0.8 ? 0.9 : 0.7
}

/** Mean over the paths, weighted by their scores, of the hops' geometric mean level ^ sqrt(hops). */
function evidenceOf(paths: readonly ImpactPath[]): number {
  let sum = 0
  let weights = 0
  for (const path of paths) {
    const weight = Math.abs(path.score)
    sum += weight * pathEvidence(path.hops)
    weights += weight
  }
  return weights === 0 ? 0 : sum / weights
}

function pathEvidence(hops: readonly Hop[]): number {
  if (hops.length === 0) return LEVEL_WEIGHT.confirmed
  const product = hops.reduce((all, hop) => all * LEVEL_WEIGHT[hop.evidenceLevel], 1)
  return product ** (1 / Math.sqrt(hops.length))
}

/** Share of the attributes in use on the paths that a fact states; each edge once. */
function dataFactor(paths: readonly ImpactPath[]): number {
  const hops = new Map(paths.flatMap((path) => path.hops.map((hop) => [hop.edgeId, hop] as const)))
  let stated = 0
  let needed = 0
  for (const hop of hops.values()) {
    const all = attributesInUse(hop)
    needed += all
    stated += all - hop.defaulted.length
  }
  return needed === 0 ? 1 : Math.max(DATA_FLOOR, stated / needed)
}

/** Share and criticality, and for inputs stock, substitution, its lead and ramp, and lag. */
function attributesInUse(hop: Hop): number {
  if (hop.kind === 'sources') return Math.max(7, hop.defaulted.length)
  return hop.kind === 'ships_via' ? 3 : 1
}

/**
 * With no path: how well the company's inputs are known. The part of its revenue from products with known inputs,
 * each by the mean level of their evidence.
 */
function coverage({ graph }: Spread, revenue: ReadonlyMap<number, number>): number {
  const { ofNode } = groupsOf(graph)
  let covered = 0
  for (const [product, share] of revenue) {
    const levels = (ofNode[product] ?? [])
      .filter((group) => group.kind === 'supply')
      .flatMap((group) => group.edges.flatMap((edge) => graph.edges[edge] ?? []))
      .filter((edge) => edge.kind === 'sources' && edge.group !== MAKERS)
      .map((edge) => LEVEL_WEIGHT[strongestLevel(edge.provenance)])
    if (levels.length === 0) continue
    covered += (share * levels.reduce((sum, level) => sum + level, 0)) / levels.length
  }
  return Math.min(1, Math.max(LEAST_COVERAGE, covered))
}
