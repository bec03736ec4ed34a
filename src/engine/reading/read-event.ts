/** The event's text or series into shocks on nodes of the graph, with the passages it rests on. */

import type { IsoDate } from '@/engine/graph/facts'
import { countryOf } from '@/engine/graph/places'
import type { EventClass, Reading } from '@/engine/types'
import { daysBetween, localDateOf } from '@/protocol/dates'
import type { EventInfo, NewsEvent, PolicyEvent } from '@/protocol/event-info'
import { classOf, cuesIn } from './event-class'
import { figuresOf } from './figures'
import type { KnowledgeIndex } from './knowledge-index'
import { CLASS_DEFAULTS, HEDGE } from './lexicon'
import { type Field, namesIn } from './names'
import { readPrice } from './read-price'
import { pricesOf, type Scene, sceneOf, type Target } from './scene'
import { sentencesOf } from './sentences'
import { assumptionsOf, extentOf, shockOn } from './shocks'
import { targetsOf } from './targets'

const CERTAINTY = { numbers: 1, defaults: 0.8, placeOnly: 0.6 } as const

/** Reads an event on the facts of the index, which must be those that held on its date. */
export function readEvent(event: EventInfo, index: KnowledgeIndex): Reading {
  return event.event_type === 'commodity_price' ? readPrice(event, index) : readStory(event, index)
}

/** The date whose facts an event is to be read with: that of its publication, or of its price. */
export function dateOf(event: EventInfo): IsoDate {
  return event.event_type === 'commodity_price' ? event.target_date : localDateOf(event.pub_date)
}

function readStory(event: NewsEvent | PolicyEvent, index: KnowledgeIndex): Reading {
  const published = dateOf(event)
  const fields: readonly (readonly [Field, string])[] = [
    ['title', event.title],
    ['content', event.content],
  ]
  const named = fields.flatMap(([field, text]) => namesIn(field, text, index))
  const ids = [...new Set(named.map(({ id }) => id))]
  const cues = fields.flatMap(([field, text]) => cuesIn(field, text))
  const eventClass = classOf(cues, pricesOf({ ids, index }).length > 0)
  const base = {
    ...{ eventClass, eventDate: published, publishedDate: published, namedNodes: ids },
    isHedged: fields.some(([, text]) => HEDGE.test(text)),
    conditions: conditionsIn(event.content),
    priceMove: null,
  }
  const nameSpans = named.map(({ span }) => span)
  const standard = CLASS_DEFAULTS[eventClass]
  if (!standard) {
    return {
      ...base,
      ...{ direction: 'none', shocks: [], sparedPlaceId: null, usersPlaceId: null },
      spans: [...cues.map(({ span }) => span), ...nameSpans],
      ...{ certainty: CERTAINTY.defaults, assumptions: [] },
      emptyReason: emptyReason(eventClass, ids),
    }
  }
  const { channel } = standard
  const figures = figuresOf(fields, published, eventClass)
  const scene = sceneOf({ named, cues, eventClass, channel, index }, (field) => event[field])
  const targets = targetsOf(scene)
  const startDay = Math.max(0, daysBetween(published, figures.start ?? published))
  const extent = extentOf(eventClass, standard, figures, startDay)
  const shocks = targets.map((target) => shockOn(target, extent))
  const border = borderOf(scene, targets)
  const isFigured = figures.days !== null || figures.part !== null || figures.move !== null
  return {
    ...base,
    ...border,
    direction: directionOf(scene, shocks.length > 0, extent.size),
    shocks,
    spans: [...cues.map(({ span }) => span), ...figures.spans, ...nameSpans],
    certainty: certaintyOf(targets, isFigured),
    assumptions:
      shocks.length === 0
        ? []
        : [
            ...assumptionsOf(standard, figures, extent, targets, index),
            ...borderAssumptions(border, index),
          ],
    emptyReason: shocks.length > 0 ? null : emptyReason(eventClass, ids),
  }
}

/** A price that moves is good for some and bad for others. */
function directionOf({ channel, eventClass }: Scene, isHit: boolean, size: number) {
  if (!isHit || (channel === 'price' && eventClass !== 'tariff')) return 'none'
  return size < 0 ? 'beneficial' : 'adverse'
}

type Border = Pick<Reading, 'sparedPlaceId' | 'usersPlaceId'>
const KEPT_AT_HOME: ReadonlySet<EventClass> = new Set<EventClass>([
  ...(['export_ban', 'export_licensing', 'sanction', 'ban_lifted'] as const),
])

/** What a border keeps apart: goods that may not leave still serve their own country; a buyer's ban is felt by its users. */
function borderOf({ eventClass, buyerId }: Scene, targets: readonly Target[]): Border {
  if (buyerId !== null) return { sparedPlaceId: null, usersPlaceId: buyerId }
  const from = KEPT_AT_HOME.has(eventClass)
    ? targets.find(({ placeId }) => placeId !== null)?.placeId
    : null
  return { sparedPlaceId: from ? countryOf(from) : null, usersPlaceId: null }
}

function borderAssumptions({ sparedPlaceId, usersPlaceId }: Border, index: KnowledgeIndex) {
  const name = (id: string) => index.nodes.get(id)?.name ?? id
  if (usersPlaceId !== null) return [`only users in ${name(usersPlaceId)} go without`]
  return sparedPlaceId === null ? [] : [`users in ${name(sparedPlaceId)} stay supplied`]
}

const MOST_CONDITIONS = 3

/** What follows `depends on`, to the end of its sentence. */
function conditionsIn(text: string): string[] {
  return sentencesOf(text)
    .flatMap((sentence) => /\bdepends? on (.{5,300})$/iu.exec(sentence.text.trim())?.[1] ?? [])
    .map((condition) => condition.replace(/[.!?]$/u, ''))
    .slice(0, MOST_CONDITIONS)
}

function certaintyOf(targets: readonly Target[], hasFigures: boolean): number {
  if (targets.length > 0 && targets.every(({ nodeId }) => nodeId.startsWith('place:'))) {
    return CERTAINTY.placeOnly
  }
  return hasFigures ? CERTAINTY.numbers : CERTAINTY.defaults
}

function emptyReason(eventClass: EventClass, ids: readonly string[]): string {
  if (ids.length === 0) return 'The text names nothing that the graph knows.'
  if (eventClass === 'other')
    return 'The text tells of no disruption or relief that was understood.'
  return 'The text names no plant, material, product, place or route that the event could hit.'
}
