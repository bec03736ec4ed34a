import type { EventInfo } from '@/protocol/event-info'
import type { SendRequest } from '@/protocol/task'
import type { SentMessage } from './draft'

/** The first message about an event. The role stands beside the event too, where the contract looks first. */
export function firstMessage(event: EventInfo, ids: SentMessage): SendRequest {
  const role = event.role === undefined ? {} : { role: event.role }
  return {
    message: {
      messageId: ids.messageId,
      contextId: ids.contextId,
      role: 'user',
      parts: [
        { kind: 'text', text: 'Please analyze the following data' },
        { kind: 'data', data: { event_info: event, ...role }, mediaType: 'application/json' },
      ],
    },
  }
}
