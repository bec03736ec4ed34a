import { type KeyboardEvent, useState } from 'react'
import { useFormats } from '@/console/lib/format'
import { DEMO_MONEY } from '@/console/lib/words'
import { Button } from '@/console/ui/Button'
import { Field } from '@/console/ui/Field'
import { Notice } from '@/console/ui/Notice'
import type { Answer } from '../model/answer'
import type { Offer } from '../model/offer'
import { balanceWords, feeWords, isSameName } from '../model/words'
import { BetterName } from './BetterName'
import { CompanyChoice } from './CompanyChoice'

type ReviewProps = {
  readonly offer: Offer
  /** The name as it was asked for; null while the event is not known. */
  readonly asked: string | null
  readonly isSending: boolean
  /** Why nothing can be sent yet; null: it can. */
  readonly obstacle: string | null
  readonly isDemo: boolean
  readonly onAnswer: (answer: Answer) => void
}

/** What was found, what Yes and No do, and the two buttons, far apart. */
export function Review(props: ReviewProps) {
  const { offer, asked, isSending, obstacle, isDemo, onAnswer } = props
  const [choice, setChoice] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const chosen = offer.companies.length === 1 ? 0 : choice
  const company = chosen === null ? undefined : offer.companies[chosen]
  const isNamed = company !== undefined && isSameName(typed, company.name)
  const canSend = !isSending && obstacle === null
  const canConfirm = canSend && company !== undefined && (offer.fee.isFree || isNamed)

  const no = (
    <Button disabled={!canSend} onClick={() => onAnswer({ is: 'no' })}>
      No, wrong company
    </Button>
  )
  if (offer.companies.length === 0) {
    return (
      <div className="flex flex-col gap-4">
        <BetterName
          asked={asked}
          isSending={!canSend}
          onSend={(companyName) => onAnswer({ is: 'rename', companyName })}
        />
        {obstacle !== null && <Notice tone="info">{obstacle}</Notice>}
        <div className="flex justify-end border-t border-line pt-4">{no}</div>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <CompanyChoice companies={offer.companies} chosen={chosen} onChoose={setChoice} />
      <Price offer={offer} isDemo={isDemo} />
      <TypedName
        wanted={company?.name ?? null}
        isOptional={offer.fee.isFree}
        typed={typed}
        onType={setTyped}
      />
      {obstacle !== null && <Notice tone="info">{obstacle}</Notice>}
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-4 border-t border-line pt-4">
        <Button
          tone="primary"
          disabled={!canConfirm}
          onClick={() => onAnswer({ is: 'yes', companyId: company?.companyId ?? null })}
        >
          Yes, start the assessment
        </Button>
        {no}
      </div>
    </div>
  )
}

function Price({ offer, isDemo }: { readonly offer: Offer; readonly isDemo: boolean }) {
  const formats = useFormats()
  return (
    <div className="rounded-md bg-canvas px-3.5 py-3">
      <p className="font-semibold">{feeWords(offer.fee, formats)}</p>
      <p className="mt-1 text-sm text-ink2">{balanceWords(offer.fee, formats)}</p>
      {offer.fee.source === 'contract' && !offer.fee.isFree && (
        <p className="mt-1 text-sm text-ink2">
          The agent stated no fee; this is the price of the contract.
        </p>
      )}
      {isDemo && <p className="mt-1 text-sm text-ink2">{DEMO_MONEY}</p>}
      <p className="mt-1 text-sm text-ink2">No ends the task. No fee is charged.</p>
    </div>
  )
}

type TypedNameProps = {
  readonly wanted: string | null
  readonly isOptional: boolean
  readonly typed: string
  readonly onType: (name: string) => void
}

function TypedName({ wanted, isOptional, typed, onType }: TypedNameProps) {
  const help = isOptional
    ? 'Not needed: nothing is charged.'
    : wanted === null
      ? 'Choose the company first.'
      : `Type “${wanted}” to allow Yes. Case, spaces and punctuation do not matter.`
  // Enter in the field must not press a button: a paid act takes a click of its own.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    <Field label="Type the company name" help={help} isOptional={isOptional}>
      {(control) => (
        <input
          {...control}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={handleKey}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  )
}
