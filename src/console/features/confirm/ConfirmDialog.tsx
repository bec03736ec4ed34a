import { eventTypeWord, modeWord } from '@/console/lib/words'
import { Button } from '@/console/ui/Button'
import { Dialog } from '@/console/ui/Dialog'
import { Notice } from '@/console/ui/Notice'
import type { EventInfo } from '@/protocol/event-info'
import { eventTitle } from '@/protocol/event-title'
import type { ReadTask } from '@/protocol/task'
import { Review } from './components/Review'
import { type Confirmation, useConfirmation } from './hooks/use-confirmation'
import { type Offer, offerOf } from './model/offer'

type ConfirmDialogProps = {
  readonly connection: string
  readonly taskId: string
  readonly task: ReadTask
  /** The event as it was sent, from the journal; null while that is not known. It goes out again with the answer. */
  readonly eventInfo: EventInfo | null
  /** The agent counts credits of a demo balance. */
  readonly isDemo: boolean
  readonly onClose: () => void
}

/** Asks whether the company is right, says what it costs, and sends the answer once. */
export function ConfirmDialog({
  connection,
  taskId,
  task,
  eventInfo,
  isDemo,
  onClose,
}: ConfirmDialogProps) {
  const confirmation = useConfirmation({ connection, task: { ...task, id: taskId }, eventInfo })
  const offer = offerOf(task, eventInfo)
  return (
    <Dialog title="Confirm the company" onClose={onClose}>
      <Asked eventInfo={eventInfo} />
      {task.status.state === 'input-required' ? (
        <Body
          confirmation={confirmation}
          offer={offer}
          eventInfo={eventInfo}
          isDemo={isDemo}
          onClose={onClose}
        />
      ) : (
        <Answered onClose={onClose} />
      )}
    </Dialog>
  )
}

function Asked({ eventInfo }: { readonly eventInfo: EventInfo | null }) {
  if (eventInfo === null) return null
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <dt className="text-ink3">Event</dt>
      <dd className="break-words">{eventTitle(eventInfo)}</dd>
      <dt className="text-ink3">Kind</dt>
      <dd>
        {eventTypeWord(eventInfo.event_type)}, {modeWord(eventInfo.analysis_mode).toLowerCase()}
      </dd>
      <dt className="text-ink3">Asked for</dt>
      <dd className="break-words">{eventInfo.company_name}</dd>
    </dl>
  )
}

function Answered({ onClose }: { readonly onClose: () => void }) {
  return (
    <Notice tone="done" isLive actions={<Button onClick={onClose}>Close</Button>}>
      This task no longer waits for an answer.
    </Notice>
  )
}

type BodyProps = {
  readonly confirmation: Confirmation
  readonly offer: Offer
  readonly eventInfo: EventInfo | null
  readonly isDemo: boolean
  readonly onClose: () => void
}

function Body({ confirmation, offer, eventInfo, isDemo, onClose }: BodyProps) {
  const { state, send } = confirmation
  switch (state.at) {
    case 'review':
    case 'sending':
    case 'refused':
      return (
        <div className="flex flex-col gap-4">
          {state.at === 'refused' && (
            <Notice tone="error" title="Not confirmed" isLive>
              {state.say}
            </Notice>
          )}
          {offer.isFromWords && <AgentWords text={offer.text} />}
          <Review
            offer={offer}
            asked={eventInfo?.company_name ?? null}
            isSending={state.at === 'sending'}
            obstacle={eventInfo === null ? NO_EVENT : null}
            isDemo={isDemo}
            onAnswer={send}
          />
          {!offer.isFromWords && offer.text !== '' && (
            <details>
              <summary className="text-sm text-ink2">What the agent wrote</summary>
              <AgentWords text={offer.text} />
            </details>
          )}
          {state.at === 'sending' && (
            <p role="status" className="text-sm text-ink2">
              Sending the answer …
            </p>
          )}
        </div>
      )
    case 'accepted':
      return state.answer.is === 'rename' ? (
        <Notice
          tone="info"
          isLive
          actions={<Button onClick={confirmation.review}>See what was found</Button>}
        >
          {state.say}
        </Notice>
      ) : (
        <Notice tone="done" isLive actions={<Button onClick={onClose}>Close</Button>}>
          {state.say}
        </Notice>
      )
    case 'unknown':
      return <Unknown confirmation={confirmation} state={state} canSend={eventInfo !== null} />
    default:
      return state satisfies never
  }
}

const NO_EVENT =
  'The answer carries the whole event again, and the event is not here yet. If this stays, the journal does not hold it: submit the event anew.'

/** The agent's own text, lines kept: what it found may stand nowhere else. */
function AgentWords({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <div className="text-sm">
      <p className="text-xs text-ink3">The agent writes</p>
      <p className="whitespace-pre-line break-words border-l-2 border-line pl-3">{text}</p>
    </div>
  )
}

type UnknownProps = {
  readonly confirmation: Confirmation
  readonly state: Extract<Confirmation['state'], { readonly at: 'unknown' }>
  readonly canSend: boolean
}

function Unknown({ confirmation, state, canSend }: UnknownProps) {
  const { answer } = state
  return (
    <Notice
      tone="warn"
      title="Outcome unknown"
      isLive
      actions={
        <>
          <Button tone="primary" onClick={() => confirmation.check(answer)}>
            Check again
          </Button>
          <Button disabled={!canSend} onClick={() => confirmation.send(answer)}>
            Send the same confirmation again
          </Button>
        </>
      }
    >
      <p>
        {answer.is === 'no' ? 'The No' : answer.is === 'yes' ? 'The Yes' : 'The new name'} went out,
        but it is not known whether the agent took it. {state.say}
      </p>
      <p className="mt-1.5">
        “Check again” reads the task and sends nothing. The same confirmation carries the same
        message number: it cannot be charged twice.
      </p>
    </Notice>
  )
}
