import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { failureOf } from '@/console/lib/api'
import { type Formats, useFormats } from '@/console/lib/format'
import { eventTypeWord, modeWord, stateWord } from '@/console/lib/words'
import { Button, buttonClass } from '@/console/ui/Button'
import { Field } from '@/console/ui/Field'
import { LevelWord } from '@/console/ui/LevelWord'
import { Notice } from '@/console/ui/Notice'
import { ScoreWord } from '@/console/ui/ScoreWord'
import { Skeleton } from '@/console/ui/Skeleton'
import { type Column, Table } from '@/console/ui/Table'
import { PHONE, useMedia } from '@/console/ui/use-media'
import type { AssessmentRow } from '@/protocol/gateway'
import { NEWEST_FIRST, shownRows, statesIn } from './rows'

type LedgerProps = {
  /** null: not known yet. */
  readonly rows: readonly AssessmentRow[] | null
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Every task that was ever sent, found by words and state. The filter is part of the address. */
export function Ledger({ rows, error, onRetry }: LedgerProps) {
  if (!rows && !error) return <Skeleton what="the list of assessments" lines={8} />
  const failure = error && (
    <Notice
      tone={rows ? 'warn' : 'error'}
      isLive
      title={rows ? 'The list could not be renewed' : 'The list could not be read'}
      actions={<Button onClick={onRetry}>Read it again</Button>}
    >
      {failureOf(error)?.message}{' '}
      {rows ? 'What is shown is the last known state.' : 'Nothing is lost: the server keeps it.'}
    </Notice>
  )
  return (
    <div className="flex flex-col gap-4">
      {failure}
      {rows?.length === 0 && (
        <>
          <p className="text-ink2">There is no assessment yet.</p>
          <div>
            <Link to="/new" className={buttonClass('primary')}>
              Start the first assessment
            </Link>
          </div>
        </>
      )}
      {rows && rows.length > 0 && <List rows={rows} />}
    </div>
  )
}

function List({ rows }: { readonly rows: readonly AssessmentRow[] }) {
  const formats = useFormats()
  const isPhone = useMedia(PHONE)
  const [params, setParams] = useSearchParams()
  const [sort, setSort] = useState(NEWEST_FIRST)
  const filter = { text: params.get('text') ?? '', state: params.get('state') ?? '' }
  const shown = shownRows(rows, filter, sort)
  const setFilter = (next: typeof filter) => {
    const given = Object.entries(next).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(given), { replace: true })
  }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,320px)_200px]">
        <Field label="Find">
          {(field) => (
            <input
              {...field}
              type="search"
              placeholder="Company, event or task"
              value={filter.text}
              onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="State">
          {(field) => (
            <select
              {...field}
              value={filter.state}
              onChange={(event) => setFilter({ ...filter, state: event.currentTarget.value })}
            >
              <option value="">All states</option>
              {statesIn(rows).map((state) => (
                <option key={state} value={state}>
                  {stateWord(state)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <p role="status" className="text-sm text-ink3">
        {shown.length} of {rows.length} assessments
      </p>
      {shown.length === 0 && (
        <div>
          <Button onClick={() => setFilter({ text: '', state: '' })}>Show all of them</Button>
        </div>
      )}
      {shown.length > 0 && isPhone && <Cards rows={shown} formats={formats} />}
      {shown.length > 0 && !isPhone && (
        <div className="rounded-lg border border-line bg-surface px-4 py-1">
          <Table
            caption="Assessments"
            columns={columnsFor(formats)}
            rows={shown}
            keyOf={keyOf}
            sort={sort}
            onSort={setSort}
          />
        </div>
      )}
    </>
  )
}

const keyOf = (row: AssessmentRow) => `${row.connection}/${row.taskId}`
const addressOf = (row: AssessmentRow) =>
  `/assessments/${encodeURIComponent(row.connection)}/${encodeURIComponent(row.taskId)}`

function columnsFor(formats: Formats): readonly Column<AssessmentRow>[] {
  return [
    {
      id: 'company',
      head: 'Company',
      isName: true,
      isSortable: true,
      cell: (row) => (
        <Link to={addressOf(row)} className="font-semibold hover:underline">
          {row.companyName}
        </Link>
      ),
    },
    {
      id: 'event',
      head: 'Event',
      isSortable: true,
      cell: (row) => (
        <>
          <Link to={addressOf(row)} className="hover:underline">
            {row.eventTitle}
          </Link>
          <span className="block text-xs text-ink3">{kindWords(row)}</span>
        </>
      ),
    },
    { id: 'state', head: 'State', isSortable: true, cell: (row) => stateWord(row.state) },
    {
      id: 'score',
      head: 'Impact score',
      align: 'right',
      isSortable: true,
      cell: (row) => <span className="whitespace-nowrap">{scoreOf(row)}</span>,
    },
    {
      id: 'level',
      head: 'Risk level',
      isSortable: true,
      cell: levelOf,
    },
    {
      id: 'date',
      head: 'Submitted',
      align: 'right',
      isSortable: true,
      cell: (row) => <span className="whitespace-nowrap">{formats.dateTime(row.createdAt)}</span>,
    },
  ]
}

type CardsProps = { readonly rows: readonly AssessmentRow[]; readonly formats: Formats }

/** The same facts in the same order, one card a task. */
function Cards({ rows, formats }: CardsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={keyOf(row)} className="rounded-lg border border-line bg-surface p-3.5">
          <Link to={addressOf(row)} className="block break-words hover:underline">
            <span className="block font-semibold">{row.companyName}</span>
            <span>{row.eventTitle}</span>
          </Link>
          <p className="mt-1 text-xs text-ink3">
            {kindWords(row)} · {formats.dateTime(row.createdAt)}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm">
            <span>{stateWord(row.state)}</span>
            {row.state === 'completed' && (
              <>
                {scoreOf(row)}
                <span>
                  Risk level <LevelWord level={row.riskLevel} />
                </span>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const kindWords = (row: AssessmentRow) =>
  row.analysisMode === 'normal'
    ? eventTypeWord(row.eventType)
    : `${eventTypeWord(row.eventType)} · ${modeWord(row.analysisMode)}`

/** A task that has not ended has no score yet: a dash, not "Not rated". */
function scoreOf(row: AssessmentRow) {
  return row.state === 'completed' ? <ScoreWord score={row.score} /> : <Nothing />
}

function levelOf(row: AssessmentRow) {
  return row.state === 'completed' ? <LevelWord level={row.riskLevel} /> : <Nothing />
}

function Nothing() {
  return (
    <span className="text-ink3">
      <span aria-hidden>–</span>
      <span className="sr-only">none yet</span>
    </span>
  )
}
