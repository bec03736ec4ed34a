/** A stored task for tests of the stores and the runner. */
import type { TaskRecord } from '@/agent/store'
import { eventInfo } from '@/protocol/event-info'
import { aPolicy } from './events'

export function aRecord(changes: Partial<TaskRecord> = {}): TaskRecord {
  const ford = {
    companyId: 'company:ford',
    name: 'Ford Motor Company',
    country: 'United States',
    ticker: 'F',
    exchange: 'NYSE',
    score: 1,
    why: 'name agrees',
  }
  return {
    id: 'task-1',
    keyId: 'key-a',
    isSandbox: false,
    contextId: 'context-1',
    state: 'input-required',
    timestamp: '2026-04-07T00:00:00.000Z',
    statusMessage: null,
    event: eventInfo.parse(aPolicy),
    eventId: 'event-1',
    role: null,
    candidates: [ford],
    company: null,
    chargedCredits: 0,
    result: null,
    history: [],
    ...changes,
  }
}
