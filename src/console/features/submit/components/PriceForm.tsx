import { useMemo } from 'react'
import type { AgentClient } from '@/client/agent-client'
import type { ReadTask } from '@/protocol/task'
import { createSeriesReader, readPrice } from '../model/price-event'
import { EventForm } from './EventForm'
import { PriceFields } from './PriceFields'

type PriceFormProps = {
  readonly agent: AgentClient
  readonly onAccepted: (task: ReadTask) => void
  readonly onClear: () => void
}

/** The form of a commodity price. Loaded when it is first opened, with the reader of CSV. */
export function PriceForm(props: PriceFormProps) {
  const readSeries = useMemo(createSeriesReader, [])
  const read = useMemo(() => readPrice(readSeries), [readSeries])
  return (
    <EventForm type="commodity_price" read={read} {...props}>
      <PriceFields readSeries={readSeries} />
    </EventForm>
  )
}
