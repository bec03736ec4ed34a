import { type FormEvent, useState } from 'react'
import { Button } from '@/console/ui/Button'
import { Field } from '@/console/ui/Field'
import { Notice } from '@/console/ui/Notice'
import { LONGEST_NAME } from '../model/answer'

type BetterNameProps = {
  readonly asked: string | null
  readonly isSending: boolean
  readonly onSend: (companyName: string) => void
}

/** No company was found: says so, and offers another try, which costs nothing. */
export function BetterName({ asked, isSending, onSend }: BetterNameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? asked?.slice(0, LONGEST_NAME) ?? ''
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSend(name.trim())
  }
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn" title="No company matches">
        {asked === null
          ? 'The agent found no company for this event.'
          : `The agent found no company for “${asked}”.`}{' '}
        Nothing was charged. Try the legal name with country or ticker, or a former name. If the
        agent does not know the company, it cannot assess it: No ends the task, free of charge.
      </Notice>
      <form onSubmit={handleSubmit} className="flex flex-col gap-2.5">
        <Field
          label="Another name of the company"
          help="For example: Tesla, Inc. (United States, NASDAQ: TSLA)"
        >
          {(control) => (
            <input
              {...control}
              value={name}
              maxLength={LONGEST_NAME}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" tone="primary" disabled={isSending || name.trim() === ''}>
            Look for this name
          </Button>
        </div>
      </form>
    </div>
  )
}
