/** Small makers for the report's tests: one path from a plant to a product, as the scoring room would hand it over. */
import type { NodeFact } from '@/engine/graph/facts'
import type { Names } from '@/engine/report/words'
import { type Hop, type ImpactPath, type Outcome, type Reading, STAGES } from '@/engine/types'
import { addDays, daysBetween } from '@/protocol/dates'
import type { NewsEvent } from '@/protocol/event-info'

export const EVENT_DATE = '2026-03-17'

const NODES: readonly NodeFact[] = [
  { id: 'company:acme', kind: 'company', name: 'Acme Motor', country: 'US' },
  { id: 'product:acme/car', kind: 'product', name: 'Acme cars', company: 'company:acme' },
  { id: 'facility:mill', kind: 'facility', name: 'Northern mill', country: 'FI' },
]

export const names: Names = {
  nodeOf: (id) => {
    const found = NODES.find((node) => node.id === id)
    if (!found) throw new Error(`No node ${id}`)
    return found
  },
  dateOf: (day) => addDays(EVENT_DATE, day),
  dayOf: (date) => daysBetween(EVENT_DATE, date),
}

export function aHop(over: Partial<Hop> = {}): Hop {
  return {
    edgeId: 'sources:facility:mill>product:acme/car',
    kind: 'sources',
    from: 'facility:mill',
    to: 'product:acme/car',
    share: 0.5,
    criticality: 'essential',
    criticalityWeight: 1,
    substitution: 0.2,
    substitutionClass: 0.3,
    subLeadDays: 30,
    bufferDays: 4,
    lagDays: 10,
    valueIn: 40,
    valueOut: 12,
    factors: [],
    evidenceLevel: 'confirmed',
    provenance: [
      {
        title: 'Annual report',
        publisher: 'Northern',
        date: '2025',
        claim: 'Half of the sheet for Acme cars is rolled in the mill.',
        level: 'confirmed',
      },
    ],
    defaulted: ['bufferDays'],
    ...over,
  }
}

export function aPath(over: Partial<ImpactPath> = {}): ImpactPath {
  return {
    pathId: 'P1',
    channel: 'quantity',
    mechanism: 'supply shortage',
    nodeIds: ['facility:mill', 'product:acme/car'],
    hops: [aHop()],
    productId: 'product:acme/car',
    revenueShare: 0.9,
    lostOutputDays: 12,
    effect: 0.0296,
    score: 5.12,
    startDay: 14,
    endDay: 80,
    evidenceLevel: 'confirmed',
    visibility: 'not_visible',
    isValid: true,
    invalidReason: null,
    ...over,
  }
}

export function anOutcome(over: Partial<Outcome> = {}): Outcome {
  const none = { direction: null, intensity: 'none', value: 0, figures: [] } as const
  const hit = {
    direction: 'adverse',
    intensity: 'medium',
    value: 0.03,
    figures: [{ name: 'lost output', value: 12, unit: 'days' }],
  } as const
  const stages = { procurement: none, cost: none, delivery: none, inventory: none }
  return {
    companyId: 'company:acme',
    score: 5.123,
    scoreLow: 3.2,
    scoreHigh: 7.9,
    adverse: 0.0296,
    gain: 0,
    cost: 0,
    priceDays: 90,
    riskLevel: 'medium',
    confidence: 72,
    confidenceFactors: { match: 1, paths: 0.9, event: 0.8, data: 1 },
    startDay: 14,
    endDay: 80,
    products: [
      {
        productId: 'product:acme/car',
        name: 'Acme cars',
        revenueShare: 0.9,
        lostOutputDays: 12,
        lostDays: 12,
        gainedDays: 0,
        priceChange: 0,
        cost: 0,
        effect: 0.0296,
        pathIds: ['P1'],
      },
    ],
    paths: [aPath()],
    rejectedPaths: [],
    totalPaths: 1,
    isTruncated: false,
    nodes: [
      {
        nodeId: 'facility:mill',
        name: 'Northern mill',
        kind: 'facility',
        tier: 0,
        lostOutputDays: 40,
        priceChange: null,
        startDay: 0,
        endDay: 60,
        isShocked: true,
      },
      {
        nodeId: 'product:acme/car',
        name: 'Acme cars',
        kind: 'product',
        tier: 1,
        lostOutputDays: 12,
        priceChange: null,
        startDay: 14,
        endDay: 80,
        isShocked: false,
      },
    ],
    stages: { ...stages, production: hit, continuity: none },
    gaps: [
      {
        edgeId: 'sources:facility:mill>product:acme/car',
        from: 'facility:mill',
        to: 'product:acme/car',
        attribute: 'buffer',
        assumedValue: 4,
        unit: 'days',
        basis: 'estimate',
        lowValue: 2,
        highValue: 6,
        scoreAtLow: 5.6,
        scoreAtHigh: 4.5,
        scoreLow: 4.5,
        scoreHigh: 5.6,
      },
    ],
    noEffectReason: null,
    ...over,
  }
}

/** An outcome of an event that does not reach the company. */
export function aZeroOutcome(reason: string): Outcome {
  const none = { direction: null, intensity: 'none', value: 0, figures: [] } as const
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, none]))
  return anOutcome({
    score: 0,
    scoreLow: 0,
    scoreHigh: 0,
    adverse: 0,
    riskLevel: 'none',
    startDay: null,
    endDay: null,
    products: [],
    paths: [],
    totalPaths: 0,
    nodes: [],
    gaps: [],
    noEffectReason: reason,
    stages: { ...anOutcome().stages, ...stages },
  })
}

export function aReading(over: Partial<Reading> = {}): Reading {
  return {
    eventClass: 'fire',
    direction: 'adverse',
    eventDate: EVENT_DATE,
    publishedDate: EVENT_DATE,
    shocks: [],
    sparedPlaceId: null,
    usersPlaceId: null,
    namedNodes: ['facility:mill'],
    spans: [{ field: 'title', start: 0, end: 4, text: 'Fire', reads: 'class:fire' }],
    certainty: 0.8,
    assumptions: ['outage of 90 days (default of a plant fire)'],
    isHedged: false,
    conditions: [],
    priceMove: null,
    emptyReason: null,
    ...over,
  }
}

export function anEvent(over: Partial<NewsEvent> = {}): NewsEvent {
  return {
    event_type: 'news',
    analysis_mode: 'normal',
    company_name: 'Acme Motor',
    title: 'Fire at the Northern mill',
    content: 'The rolling line burned.',
    pub_date: '2026-03-17T08:00:00+02:00',
    ...over,
  }
}
