/** The things hit into shocks, by the figures of the text or else the defaults of the class. */
import type { EventClass, Shock } from '@/engine/types'
import type { Figures } from './figures'
import type { KnowledgeIndex } from './knowledge-index'
import type { ClassDefault } from './lexicon'
import type { Target } from './scene'

/** How large, from when and how long an event is. */
export type Extent = {
  readonly eventClass: EventClass
  /** Loss fraction (below 0: a gain) or relative price change of what is hit whole. */
  readonly size: number
  readonly outageDays: number
  readonly rampDays: number
  readonly startDay: number
}

export function extentOf(
  eventClass: EventClass,
  standard: ClassDefault,
  figures: Figures,
  startDay: number,
): Extent {
  return {
    ...{ eventClass, startDay },
    size: sizeOf(standard, figures),
    outageDays: figures.days ?? standard.outageDays,
    rampDays: standard.rampDays,
  }
}

/** The text's figure in the direction of the class, else the class's own. */
function sizeOf(standard: ClassDefault, { part, rate, move }: Figures): number {
  if (standard.channel === 'price') return move ?? rate ?? standard.size
  if (standard.channel === 'delay' || part === null) return standard.size
  return Math.sign(standard.size) * part
}

const LOWEST_PRICE_CHANGE = -0.9
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export function shockOn({ nodeId, part, channel, isStopped }: Target, extent: Extent): Shock {
  const size = isStopped ? Math.sign(extent.size) : extent.size
  const { eventClass, outageDays, rampDays, startDay } = extent
  const base = { nodeId, reason: eventClass.replaceAll('_', ' '), startDay }
  switch (channel) {
    case 'price': {
      const priceChange = clamp(size * part, LOWEST_PRICE_CHANGE, 3)
      return { ...base, channel, priceChange, persistenceDays: outageDays }
    }
    case 'delay':
      return { ...base, channel, delayDays: outageDays, outageDays }
    case 'quantity':
    case 'demand':
      return { ...base, channel, lossFraction: clamp(size * part, -1, 1), outageDays, rampDays }
  }
}

/** What the text did not say, and what was taken instead. */
export function assumptionsOf(
  standard: ClassDefault,
  figures: Figures,
  extent: Extent,
  targets: readonly Target[],
  index: KnowledgeIndex,
): string[] {
  const percent = (part: number) => `${Math.round(Math.abs(part) * 100)} %`
  const name = (id: string) => index.nodes.get(id)?.name ?? id
  const byDefault = `the default of the class “${extent.eventClass.replaceAll('_', ' ')}”`
  const list: string[] = []
  if (figures.days === null) list.push(`${standard.outageDays} days, ${byDefault}`)
  if (extent.rampDays > 0 && targets.some(hasRamp)) {
    list.push(`${extent.rampDays} more days of recovery, ${byDefault}`)
  }
  if (standard.channel === 'quantity' && figures.part === null) {
    list.push(`${percent(standard.size)} of output, ${byDefault}`)
  }
  if (standard.channel === 'price' && figures.move === null && figures.rate === null) {
    list.push(`a price change of ${percent(standard.size)}, ${byDefault}`)
  }
  for (const { nodeId, part, placeId, estimate } of targets) {
    if (estimate !== undefined) list.push(`${percent(part)} of ${name(nodeId)} ${estimate}`)
    else if (placeId !== null) {
      list.push(`${percent(part)} of ${name(nodeId)} is made in ${name(placeId)}`)
    }
  }
  return [...new Set(list)]
}

const hasRamp = ({ channel }: Target) => channel === 'quantity' || channel === 'demand'
