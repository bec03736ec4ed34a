import { ChartFrame } from '@/console/charts/ChartFrame'
import { MOST_POINTS, PriceLine } from '@/console/charts/PriceLine'
import { useFormats } from '@/console/lib/format'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { Panel } from '@/console/ui/Panel'
import { Table } from '@/console/ui/Table'
import type { EventInfo } from '@/protocol/event-info'
import type { Value } from '../model/headline'
import { type PriceChart, type PriceUse, pricesOf } from '../model/prices'

type PricesPanelProps = { readonly value: Value; readonly eventInfo: EventInfo | null }

/** The price series behind the assessment, with the figures worked out from them. */
export function PricesPanel({ value, eventInfo }: PricesPanelProps) {
  const { charts, without } = pricesOf(value, eventInfo)
  return (
    <Panel title="Prices">
      {charts.length === 0 && without.length === 0 && (
        <p className="text-ink2">This assessment involves no price series.</p>
      )}
      <div className="flex flex-col gap-6">
        {charts.map((chart) => (
          <Price key={chart.key} chart={chart} />
        ))}
      </div>
      {without.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1.5 text-sm text-ink2">
          {without.map((item, index) => (
            <li key={`${index.toString()} ${item.node ?? ''}`} className="break-words">
              <span className="font-semibold text-ink">{item.node ?? 'Node not given'}</span>:{' '}
              {item.summary ?? 'no price data'}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Price({ chart }: { readonly chart: PriceChart }) {
  const formats = useFormats()
  const { series } = chart
  const name = chart.commodity ?? 'Commodity without a name'
  const first = series[0]
  const last = series.at(-1)
  const span = first && last ? `, ${formats.date(first.date)} to ${formats.date(last.date)}` : ''
  const summaries = [...new Set(chart.uses.flatMap((use) => use.summary ?? []))]
  return (
    <div>
      {series.length > 1 ? (
        <ErrorBoundary what="the price chart">
          <ChartFrame
            title={`${name}${span}`}
            chart={
              <PriceLine
                series={series}
                unit={chart.unit}
                targetDate={chart.targetDate}
                targetPrice={chart.targetPrice}
                formats={formats}
              />
            }
            table={<SeriesTable chart={chart} name={name} />}
          />
        </ErrorBoundary>
      ) : (
        <h3 className="text-sm font-semibold">{name}: series not given</h3>
      )}
      {series.length > MOST_POINTS && (
        <p className="mt-1 text-xs text-ink3">
          {formats.number(series.length, 0)} rows are drawn as {formats.number(MOST_POINTS, 0)}{' '}
          points; the table has them all.
        </p>
      )}
      <Figures chart={chart} />
      {summaries.map((summary) => (
        <p key={summary} className="mt-2 max-w-[74ch] break-words text-ink2">
          {summary}
        </p>
      ))}
      {chart.source === 'event' && (
        <p className="mt-2 text-sm text-ink2">
          The agent gave no series; this is the one that was submitted with the event.
        </p>
      )}
      <Uses uses={chart.uses} />
    </div>
  )
}

function Figures({ chart }: { readonly chart: PriceChart }) {
  const formats = useFormats()
  const facts: readonly (readonly [string, string])[] = [
    [
      `Price on ${formats.date(chart.targetDate)}`,
      [formats.number(chart.targetPrice), chart.unit].filter(Boolean).join(' '),
    ],
    ['In 30 days', formats.change(chart.change30)],
    ['In 90 days', formats.change(chart.change90)],
    ['Against the mean of 90 to 31 days before', formats.change(chart.againstMean)],
    ['Daily volatility', formats.percent(chart.volatility, 2)],
    ...chart.others.map(({ name, value }) => [name, value] as const),
  ]
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 gap-y-2">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt className="text-xs text-ink3">{name}</dt>
          <dd className="font-semibold break-words">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A keyboard needs to get into what scrolls by itself. */
const SCROLLS = { tabIndex: 0 } as const

function SeriesTable({ chart, name }: { readonly chart: PriceChart; readonly name: string }) {
  const formats = useFormats()
  return (
    <div className="max-h-72 max-w-md overflow-y-auto" {...SCROLLS}>
      <Table
        caption={`${name}, price series`}
        columns={[
          { id: 'date', head: 'Date', isName: true, cell: (row) => formats.date(row.date) },
          {
            id: 'value',
            head: `Price (${chart.unit ?? 'unit not given'})`,
            align: 'right',
            cell: (row) => formats.number(row.value, 3),
          },
        ]}
        rows={chart.series}
        keyOf={(row) => row.date}
      />
    </div>
  )
}

function Uses({ uses }: { readonly uses: readonly PriceUse[] }) {
  const words = uses.flatMap(({ product, pathId }) =>
    product === null ? [] : [pathId === null ? product : `${product} (path ${pathId})`],
  )
  if (words.length === 0) return null
  return <p className="mt-2 text-sm break-words text-ink2">Reaches {words.join(', ')}.</p>
}
