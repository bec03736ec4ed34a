import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { AgentClient } from '@/client/agent-client'
import { Button } from '@/console/ui/Button'
import type { EventInfo, EventType } from '@/protocol/event-info'
import type { ReadTask } from '@/protocol/task'
import { useSubmit } from '../hooks/use-submit'
import { drafts } from '../model/draft'
import { type ReadEvent, schemaOf } from '../model/event-schema'
import type { FormValues } from '../model/form-values'
import { CommonFields } from './CommonFields'
import { EventPreview } from './EventPreview'
import { FaultSummary } from './FaultSummary'
import { SubmitNotice } from './SubmitNotice'

type EventFormProps = {
  readonly type: EventType
  readonly read: ReadEvent
  readonly agent: AgentClient
  readonly onAccepted: (task: ReadTask) => void
  readonly onClear: () => void
  /** The fields of this type. */
  readonly children: ReactNode
}

/** The form of one type over its draft. It is mounted anew when the draft is replaced from outside. */
export function EventForm({ type, read, agent, onAccepted, onClear, children }: EventFormProps) {
  const draft = drafts[type]
  const resolver = useMemo(() => zodResolver(schemaOf(read)), [read])
  const form = useForm<FormValues, unknown, EventInfo>({
    resolver,
    defaultValues: draft.get().values,
    mode: 'onChange',
  })
  const { subscribe, handleSubmit, setError } = form
  const submit = useSubmit({
    agent,
    draft,
    onAccepted,
    onFaults: (faults) => {
      faults.forEach(({ field, message }, index) => {
        setError(field, { type: 'agent', message }, { shouldFocus: index === 0 })
      })
    },
  })

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.set({ ...draft.get(), values: { ...values } }),
      }),
    [subscribe, draft],
  )

  const handleSend = (event: FormEvent) => {
    event.preventDefault()
    if (!submit.takeLatch()) return
    void handleSubmit(submit.send, submit.releaseLatch)(event)
  }

  const isSending = submit.state.at === 'sending'
  return (
    <FormProvider {...form}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,560px)_minmax(0,420px)]">
        <form noValidate onSubmit={handleSend} className="flex min-w-0 flex-col gap-4">
          <FaultSummary />
          <CommonFields />
          {children}
          <SubmitNotice state={submit.state} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button type="submit" tone="primary" aria-disabled={isSending}>
              {isSending ? 'Sending …' : 'Submit event'}
            </Button>
            <Button onClick={onClear}>Clear</Button>
          </div>
        </form>
        <EventPreview read={read} />
      </div>
    </FormProvider>
  )
}
