/** Where a confirmation stands. `unknown` is a state of its own: the message went out and no answer came back. */
import type { ClientFailure } from '@/client/failure'
import type { Result } from '@/protocol/result'
import type { ReadTask } from '@/protocol/task'
import type { Answer } from './answer'
import { refusalWords } from './words'

export type ConfirmState =
  | { readonly at: 'review' }
  | { readonly at: 'sending'; readonly answer: Answer }
  | { readonly at: 'accepted'; readonly answer: Answer; readonly say: string }
  | { readonly at: 'refused'; readonly say: string }
  | { readonly at: 'unknown'; readonly answer: Answer; readonly say: string }

/**
 * What the agent's reply to an answer means. Only a refusal in the agent's own form, below 500, is proof that
 * nothing happened; after anything else the outcome is not known.
 */
export function stateAfter(answer: Answer, reply: Result<ReadTask, ClientFailure>): ConfirmState {
  if (reply.ok) return { at: 'accepted', answer, say: acceptedWords(answer) }
  const { kind, status, reason, message } = reply.error
  if (kind === 'refused' && status !== null && status < 500) {
    return { at: 'refused', say: refusalWords(reason, message) }
  }
  return { at: 'unknown', answer, say: message }
}

function acceptedWords(answer: Answer): string {
  switch (answer.is) {
    case 'yes':
      return 'The agent accepted the confirmation and starts the assessment.'
    case 'no':
      return 'The agent took the No. No fee was charged.'
    case 'rename':
      return `The agent looked for “${answer.companyName}”.`
    default:
      return answer satisfies never
  }
}
