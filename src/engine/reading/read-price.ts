/** A commodity price event into a shock on the commodity's price. */
import type { Reading } from '@/engine/types'
import type { CommodityPriceEvent } from '@/protocol/event-info'
import type { KnowledgeIndex } from './knowledge-index'
import { namesIn } from './names'
import { priceMove } from './prices'

const PRICE_DAYS = 365
const CERTAINTY = { volatilityKnown: 1, volatilityUnknown: 0.8 } as const

export function readPrice(event: CommodityPriceEvent, index: KnowledgeIndex): Reading {
  const found = namesIn('title', event.commodity_name, index).map(({ id }) => id)
  const commodityId = found.find((id) => id.startsWith('commodity:')) ?? null
  const move = priceMove(event, commodityId)
  const delta = move.delta ?? 0
  const isMoved = commodityId !== null && delta !== 0 && !move.isInDeadBand
  const reason = `${event.commodity_name} against its mean of 90 to 31 days before`
  const base = { nodeId: commodityId ?? '', reason, startDay: 0, persistenceDays: PRICE_DAYS }
  const why =
    commodityId === null
      ? `The graph knows no commodity named “${event.commodity_name}”.`
      : 'The price has hardly moved: the change lies in the dead band.'
  return {
    eventClass: delta < 0 ? 'price_fall' : 'price_rise',
    direction: 'none',
    eventDate: event.target_date,
    publishedDate: event.target_date,
    shocks: isMoved ? [{ ...base, channel: 'price', priceChange: delta }] : [],
    sparedPlaceId: null,
    usersPlaceId: null,
    namedNodes: commodityId === null ? [] : [commodityId],
    spans: [],
    certainty: move.z30 === null ? CERTAINTY.volatilityUnknown : CERTAINTY.volatilityKnown,
    assumptions: [`the new price lasts ${PRICE_DAYS} days`],
    isHedged: false,
    conditions: [],
    priceMove: move,
    emptyReason: isMoved ? null : why,
  }
}
