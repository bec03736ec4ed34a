/** The answers to a task at `input-required`, as messages. A repeat of an answer is the same message, by its id. */
import type { EventInfo } from '@/protocol/event-info'
import type { SendRequest } from '@/protocol/task'

export type Answer =
  /** `companyId` when one of several candidates was chosen, or the agent gave an id. */
  | { readonly is: 'yes'; readonly companyId: string | null }
  | { readonly is: 'no' }
  /** Another try at the name: asks for a new match and costs nothing. */
  | { readonly is: 'rename'; readonly companyName: string }

/** Longest name that a new match can be asked for: it is part of the message's id. */
export const LONGEST_NAME = 120

/** The id of the message: derived from the task, so that any repeat is the same message and is answered, not redone. */
export function messageIdOf(taskId: string, answer: Answer): string {
  switch (answer.is) {
    case 'yes':
      return `${taskId}:confirm:yes`
    case 'no':
      return `${taskId}:confirm:no`
    case 'rename':
      return `${taskId}:name:${answer.companyName}`
    default:
      return answer satisfies never
  }
}

const TEXTS: Readonly<Record<Answer['is'], string>> = {
  yes: 'Please confirm the matched company',
  no: 'This is not the right company',
  rename: 'Please match this company name',
}

/** The follow-up message: the full original event again, and the answer beside it (contract, "Continuing After"). */
export function answerRequest(
  taskId: string,
  contextId: string | null,
  event: EventInfo,
  answer: Answer,
): SendRequest {
  const sent = answer.is === 'rename' ? { ...event, company_name: answer.companyName } : event
  const data = {
    event_info: sent,
    ...(event.role === undefined ? {} : { role: event.role }),
    ...(answer.is === 'yes' ? { confirm_company_name: 'Yes' } : {}),
    ...(answer.is === 'no' ? { confirm_company_name: 'No' } : {}),
    ...(answer.is === 'yes' && answer.companyId !== null ? { company_id: answer.companyId } : {}),
  }
  return {
    message: {
      messageId: messageIdOf(taskId, answer),
      role: 'user',
      parts: [
        { kind: 'text', text: TEXTS[answer.is] },
        { kind: 'data', data, mediaType: 'application/json' },
      ],
      taskId,
      ...(contextId === null ? {} : { contextId }),
    },
  }
}
