/** Readings for tests: an event on 17 March 2026 with the given shocks. */
import type { Reading, Shock } from '@/engine/types'

export function readingOf(shocks: readonly Shock[], over: Partial<Reading> = {}): Reading {
  return {
    eventClass: 'fire',
    direction: 'adverse',
    eventDate: '2026-03-17',
    publishedDate: '2026-03-17',
    shocks,
    sparedPlaceId: null,
    usersPlaceId: null,
    namedNodes: shocks.map((shock) => shock.nodeId),
    spans: [],
    certainty: 1,
    assumptions: [],
    isHedged: false,
    conditions: [],
    priceMove: null,
    emptyReason: null,
    ...over,
  }
}

/** All output lost for so many days; a part of it, a recovery or another start when it is said. */
export function outage(
  nodeId: string,
  outageDays: number,
  over: { lossFraction?: number; rampDays?: number; startDay?: number } = {},
): Shock {
  return {
    nodeId,
    reason: 'An outage.',
    channel: 'quantity',
    lossFraction: 1,
    outageDays,
    rampDays: 0,
    startDay: 0,
    ...over,
  }
}

export function priceShock(nodeId: string, priceChange: number, persistenceDays = 365): Shock {
  return {
    nodeId,
    reason: 'A price moves.',
    channel: 'price',
    priceChange,
    persistenceDays,
    startDay: 0,
  }
}

export function delay(nodeId: string, delayDays: number, outageDays = 30): Shock {
  return { nodeId, reason: 'A way round.', channel: 'delay', delayDays, outageDays, startDay: 0 }
}

export function fewerOrders(nodeId: string, outageDays: number, lossFraction = 1): Shock {
  return {
    nodeId,
    reason: 'Orders fall away.',
    channel: 'demand',
    lossFraction,
    outageDays,
    rampDays: 0,
    startDay: 0,
  }
}
