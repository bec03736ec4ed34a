import { type ReactNode, useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Formats, useFormats } from '@/console/lib/format'
import { DEMO_MONEY, eventTypeWord, modeWord, roleWord } from '@/console/lib/words'
import { Panel } from '@/console/ui/Panel'
import { daysBetween } from '@/protocol/dates'
import type { EventInfo } from '@/protocol/event-info'
import { BACKTEST_FEE_CREDITS, FEE_CREDITS, FEE_USD, FREE_BACKTESTS } from '@/protocol/names'
import type { ReadEvent } from '../model/event-schema'
import { type FormValues, formValues, LABELS } from '../model/form-values'

/** What will be sent, as it stands now, and what it will cost. */
export function EventPreview({ read }: { readonly read: ReadEvent }) {
  const { control } = useFormContext<FormValues>()
  const watched = useDeferredValue(useWatch({ control }))
  const values = formValues.safeParse(watched)
  if (!values.success) return null // while the fields are being bound
  const event = read(values.data)
  return (
    <aside
      aria-label="Preview"
      className="flex min-w-0 flex-col gap-3.5 lg:sticky lg:top-5 lg:self-start"
    >
      <Panel title="What will be sent">
        {event.ok ? (
          <Sent event={event.value} />
        ) : (
          <>
            <p className="text-ink2">Not complete yet. Still needed or to be corrected:</p>
            <ul className="mt-1 list-disc pl-5 text-ink2">
              {event.error.map(({ field }) => (
                <li key={field}>{LABELS[field]}</li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      <Cost isBacktest={values.data.analysisMode === 'backtest'} />
    </aside>
  )
}

function Sent({ event }: { readonly event: EventInfo }) {
  const formats = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {rowsOf(event, formats).map(([name, value]) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
      </dl>
      <details className="mt-3" onToggle={(toggle) => setIsOpen(toggle.currentTarget.open)}>
        <summary className="text-sm text-accent">event_info as JSON</summary>
        {isOpen && (
          <textarea
            readOnly
            rows={14}
            spellCheck={false}
            aria-label="event_info as JSON"
            value={JSON.stringify(event, null, 2)}
            className="mt-2 block w-full rounded-md border border-line bg-canvas p-2.5 font-mono text-xs"
          />
        )}
      </details>
    </>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink3">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function rowsOf(event: EventInfo, formats: Formats): readonly (readonly [string, string])[] {
  const common = [
    ['Event', eventTypeWord(event.event_type)],
    [LABELS.companyName, event.company_name],
    [LABELS.analysisMode, modeWord(event.analysis_mode)],
    [LABELS.role, roleWord(event.role)],
  ] as const
  if (event.event_type !== 'commodity_price') {
    return [
      ...common,
      [LABELS.title, event.title],
      [LABELS.content, `${formats.number(event.content.length)} characters`],
      [LABELS.published, formats.dateTime(event.pub_date)],
    ]
  }
  const dates = event.commodity_price_series.map((point) => point.date).sort()
  const span = daysBetween(dates[0] ?? '', dates.at(-1) ?? '')
  return [
    ...common,
    [LABELS.commodityName, event.commodity_name],
    [LABELS.targetDate, formats.date(event.target_date)],
    [LABELS.targetPrice, `${formats.number(event.target_price)} ${event.commodity_unit}`],
    [LABELS.series, `${formats.number(dates.length)} rows over ${formats.number(span)} days`],
  ]
}

function Cost({ isBacktest }: { readonly isBacktest: boolean }) {
  const formats = useFormats()
  return (
    <Panel title="What it costs">
      <p className="text-lg font-semibold">
        {isBacktest
          ? formats.credits(BACKTEST_FEE_CREDITS)
          : `${formats.credits(FEE_CREDITS)} (${formats.usd(FEE_USD)})`}
      </p>
      {isBacktest && (
        <p className="text-ink2">The first {FREE_BACKTESTS} backtests of a key are free.</p>
      )}
      <p className="mt-1 text-ink2">
        Charged once, when you confirm the matched company. Submitting the event charges nothing.
      </p>
      <p className="mt-1 text-ink2">{DEMO_MONEY}</p>
    </Panel>
  )
}
