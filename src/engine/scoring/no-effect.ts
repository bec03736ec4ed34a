/** Why there is no effect, in words: the event says nothing, nothing leads there, or what leads there is covered. */
import { MOST_HOPS } from '@/engine/propagation/defaults'
import type { Spread } from '@/engine/propagation/propagate'
import { productsOf } from '@/engine/propagation/seeds'
import type { Reading } from '@/engine/types'
import type { Routes } from './find-paths'

const NAMED_AT_MOST = 3

/** Null when there is an effect. Ends with one full stop, also after `Inc.` */
export function noEffectReason(...asked: Parameters<typeof reasonOf>): string | null {
  return reasonOf(...asked)?.replace(/\.\.$/, '.') ?? null
}

function reasonOf(
  spread: Spread,
  reading: Reading,
  companyId: string,
  score: number,
  routes: Routes,
): string | null {
  if (score !== 0) return null
  const { graph } = spread
  const company = graph.nodeOf(companyId)?.name ?? companyId
  if (reading.shocks.length === 0) {
    return reading.emptyReason ?? 'The event names nothing that the knowledge base knows.'
  }
  if (productsOf(graph, graph.indexOf(companyId)).length === 0) {
    return `No product of ${company} is known for the date of the event.`
  }
  if (isNothing(spread)) return 'The event changes nothing: its size is zero.'
  if (routes.valid.length > 0) {
    return `What ${company} loses and what it gains outweigh each other.`
  }
  const shocked = [...new Set(reading.shocks.map((shock) => shock.nodeId))].map(
    (id) => graph.nodeOf(id)?.name ?? id,
  )
  const from = sentenceList(shocked)
  const reasons = routes.rejected.map(({ path }) => path.invalidReason)
  if (reasons.length === 0) {
    return `No known route of at most ${MOST_HOPS} links leads from ${from} to a product of ${company}.`
  }
  if (reasons.includes('buffer covers it')) {
    return `Routes lead from ${from} to ${company}, and stocks on the way cover the shortage before it gets there${coveredBy(spread, routes)}.`
  }
  if (reasons.includes('substituted')) {
    return `Routes lead from ${from} to ${company}, and the input is replaced on the way.`
  }
  return `What arrives from ${from} at ${company} is too small to count.`
}

/** `: at Car plant, stock against a stop of Sheet, 40 days of use, covers the 12.5 days missing`, of the shortest covered route. */
function coveredBy({ graph }: Spread, routes: Routes): string {
  const route = routes.rejected.find(({ path }) => path.invalidReason === 'buffer covers it')
  const hop = route?.path.hops.find((one) => one.valueIn !== 0 && one.valueOut === 0)
  if (!hop) return ''
  const days = (value: number) => Number(value.toPrecision(3))
  const name = (id: string) => graph.nodeOf(id)?.name ?? id
  const missing = hop.share * (1 - hop.substitution) * Math.abs(hop.valueIn)
  return `: at ${name(hop.to)}, stock against a stop of ${name(hop.from)}, ${days(hop.bufferDays)} days of use, covers the ${days(missing)} days missing`
}

function isNothing({ seeds }: Spread): boolean {
  return Object.values(seeds).every((list) => list.length === 0)
}

function sentenceList(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_AT_MOST)
  const more = names.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  if (shown.length <= 1) return shown[0] ?? 'the event'
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
