import { type ReactNode, useMemo } from 'react'
import { type Formats, useFormats } from '@/console/lib/format'
import { eventTypeWord, modeWord, roleWord } from '@/console/lib/words'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { RadioGroup } from '@/console/ui/RadioGroup'
import type { ReadAssessment } from '@/protocol/assessment'
import type { EventInfo, Role } from '@/protocol/event-info'
import type { ReadTask } from '@/protocol/task'
import { EvidencePanel } from './components/EvidencePanel'
import { ImpactMapPanel } from './components/ImpactMapPanel'
import { PathsPanel } from './components/PathsPanel'
import { PricesPanel } from './components/PricesPanel'
import { PropagationPanel } from './components/PropagationPanel'
import { RawPanel } from './components/RawPanel'
import { SummaryPanel } from './components/SummaryPanel'
import { useReportView } from './hooks/use-report-view'
import { pathCount, pathRows } from './model/paths'
import { type Region, regionsFor } from './model/view'

type ReportViewProps = {
  readonly reading: ReadAssessment
  readonly task: ReadTask
  /** The event as it was sent; null: not in the journal. */
  readonly eventInfo: EventInfo | null
}

const ROLE_ORDER: readonly Role[] = ['riskexpert', 'ceo', 'hedgefund']

const PARTS: Readonly<Record<Region, string>> = {
  summary: 'the summary',
  propagation: 'the propagation',
  'impact-map': 'the impact map',
  prices: 'the prices',
  paths: 'the paths',
  evidence: 'the evidence',
  raw: 'the raw task',
}

/** The whole report of one assessment, told for the chosen reader: order and emphasis change, never a figure. */
export default function ReportView({ reading, task, eventInfo }: ReportViewProps) {
  const { value } = reading
  const paths = useMemo(() => pathRows(value), [value])
  const pathIds = useMemo(
    () => paths.filter((path) => path.isValid).map((path) => path.pathId),
    [paths],
  )
  const view = useReportView(pathIds, eventInfo?.role ?? value.role_interpretation?.role ?? null)
  const count = pathCount(value, paths)
  const formats = useFormats()
  const parts: Readonly<Record<Region, ReactNode>> = {
    summary: <SummaryPanel value={value} role={view.role} />,
    propagation: <PropagationPanel value={value} paths={paths} count={count} view={view} />,
    'impact-map': <ImpactMapPanel value={value} />,
    prices: <PricesPanel value={value} eventInfo={eventInfo} />,
    paths: <PathsPanel value={value} paths={paths} count={count} view={view} />,
    evidence: <EvidencePanel value={value} />,
    raw: <RawPanel reading={reading} task={task} />,
  }
  return (
    <div className="flex max-w-[1240px] flex-col gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 break-words text-ink2">{aboutWords(value, eventInfo, formats)}</p>
        <RadioGroup
          legend="View as"
          look="segments"
          options={ROLE_ORDER.map((role) => ({ value: role, label: roleWord(role) }))}
          value={view.role}
          onChange={view.chooseRole}
        />
      </div>
      {regionsFor(view.role).map((region) => (
        <ErrorBoundary key={region} what={PARTS[region]}>
          {parts[region]}
        </ErrorBoundary>
      ))}
    </div>
  )
}

/** "Ford Motor Company · Policy · Apr 4, 2025 · Backtest". */
function aboutWords(
  value: ReadAssessment['value'],
  eventInfo: EventInfo | null,
  formats: Formats,
): string {
  const facts = [
    value.company_name || 'Company not given',
    eventInfo ? eventTypeWord(eventInfo.event_type) : value.event_type,
    value.event_date ? formats.date(value.event_date) : null,
    eventInfo ? modeWord(eventInfo.analysis_mode) : null,
  ]
  return facts.filter(Boolean).join(' · ')
}
