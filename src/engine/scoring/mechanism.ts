/** What kind of thing happens to the company along a path. */
import type { EventClass, ImpactPath, Mechanism, Reading } from '@/engine/types'

type Draft = Pick<ImpactPath, 'channel' | 'hops' | 'effect' | 'lostOutputDays'>

const CONTROLS: readonly EventClass[] = ['export_ban', 'export_licensing', 'sanction', 'import_ban']

export function mechanismOf(path: Draft, reading: Reading): Mechanism {
  const kinds = path.hops.map((hop) => hop.kind)
  const last = kinds.at(-1)
  if (path.channel === 'price') return priceMechanism(last, reading)
  if (last === 'competes') return 'rival gain'
  const isGain = (path.lostOutputDays ?? 0) < 0
  if (isGain) return 'beneficial supply'
  if (path.channel === 'demand' || kinds.includes('demand')) return 'demand loss'
  if (kinds.includes('ships_via')) return 'logistics delay'
  if (!kinds.includes('sources')) return 'direct disruption'
  return CONTROLS.includes(reading.eventClass) ? 'export control' : 'supply shortage'
}

function priceMechanism(last: string | undefined, reading: Reading): Mechanism {
  if (last === undefined)
    return reading.eventClass === 'tariff' ? 'cost pass-through' : 'price gain'
  return last === 'priced_by' || last === 'sold_at_price' ? 'price gain' : 'cost pass-through'
}
