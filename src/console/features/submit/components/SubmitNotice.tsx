import { Button } from '@/console/ui/Button'
import { Notice } from '@/console/ui/Notice'
import type { SubmitState } from '../hooks/use-submit'

/** What became of the sending, when it did not succeed. */
export function SubmitNotice({ state }: { readonly state: SubmitState }) {
  switch (state.at) {
    case 'editing':
    case 'sending':
      return null
    case 'refused':
      return (
        <Notice tone="error" isLive title="The agent refused the event">
          {state.say} Nothing was created and nothing was charged.
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          tone="warn"
          isLive
          title="No answer has arrived for this event"
          actions={<Button type="submit">Send again</Button>}
        >
          {state.say} The form and the number of the message are kept in this browser. Sending the
          same event again repeats the same message, so it cannot start a second task. Nothing is
          charged before you confirm the company.
        </Notice>
      )
    default: {
      const never: never = state
      return never
    }
  }
}
