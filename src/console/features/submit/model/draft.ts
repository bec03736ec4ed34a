/**
 * The drafts, one a type, kept in the browser so that a reload loses nothing. The ids of a message are stored with its
 * draft before it is sent: a message whose answer was lost is sent again as the same message.
 */
import * as z from 'zod/mini'
import { createStored, type Stored } from '@/console/lib/storage'
import type { EventInfo, EventType } from '@/protocol/event-info'
import { blankValues, formValues } from './form-values'
import { browserZone } from './zoned-time'

const sentMessage = z.object({
  messageId: z.string(),
  contextId: z.string(),
  /** The event as it went out: a changed event is another message. */
  eventText: z.string(),
})
export type SentMessage = z.infer<typeof sentMessage>

const draft = z.object({
  values: formValues,
  /** Went out, or was about to, and no answer is known; null: nothing is open. */
  sent: z.nullable(sentMessage),
})
export type Draft = z.infer<typeof draft>

/** A draft with nothing in it. */
export function blankDraft(): Draft {
  return { values: blankValues(browserZone()), sent: null }
}

const stored = (type: EventType): Stored<Draft> =>
  createStored(`draft:${type}:v1`, draft, blankDraft())

export const drafts: Readonly<Record<EventType, Stored<Draft>>> = {
  news: stored('news'),
  policy: stored('policy'),
  commodity_price: stored('commodity_price'),
}

/** The ids to send `event` with: those of the open message if it is the same event, else new ones. */
export function idsFor(
  event: EventInfo,
  sent: SentMessage | null,
  newId: () => string,
): SentMessage {
  const eventText = JSON.stringify(event)
  if (sent?.eventText === eventText) return sent
  return { messageId: newId(), contextId: newId(), eventText }
}
