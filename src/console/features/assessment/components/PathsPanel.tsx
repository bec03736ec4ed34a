import { REST } from '@/console/graph/highlight'
import { type Formats, NOT_GIVEN, useFormats } from '@/console/lib/format'
import { Panel } from '@/console/ui/Panel'
import { type Column, Table } from '@/console/ui/Table'
import { NARROW, useMedia } from '@/console/ui/use-media'
import type { ReportState } from '../hooks/use-report-view'
import { headlineOf, type Value } from '../model/headline'
import { type PathCount, type PathRow, pathCountWords } from '../model/paths'
import { NOT_SEEN_NOTE, sentenceWord, visibilityWord } from '../model/words'
import { Mechanisms } from './Mechanisms'
import { PathChain } from './PathChain'
import { PathDetails } from './PathDetails'
import { RefusedPaths } from './RefusedPaths'
import { ScoreTag } from './ScoreTag'

type PathsPanelProps = {
  readonly value: Value
  readonly paths: readonly PathRow[]
  readonly count: PathCount
  readonly view: ReportState
}

/** Every valid path in a table, its arithmetic below when it is chosen; mechanisms; refused paths apart. */
export function PathsPanel({ value, paths, count, view }: PathsPanelProps) {
  const isNarrow = useMedia(NARROW)
  const { isWithoutEffect } = headlineOf(value)
  const valid = paths.filter((path) => path.isValid)
  const refused = paths.filter((path) => !path.isValid)
  const chosen = valid.find((path) => path.pathId === view.pathId)
  const isUnseen = valid.some((path) => path.visibility === 'not_visible')
  return (
    <Panel
      title="Paths"
      aside={valid.length === 0 ? undefined : `${pathCountWords(count)}, strongest first`}
    >
      {valid.length === 0 && (
        <p className="text-ink2">
          {isWithoutEffect || refused.length > 0
            ? 'No valid path leads to the company.'
            : 'The agent gave no paths.'}
        </p>
      )}
      {valid.length > 0 &&
        (isNarrow ? (
          <PathCards paths={valid} view={view} />
        ) : (
          <PathTable paths={valid} view={view} />
        ))}
      {isUnseen && (
        <p className="mt-2 text-sm text-ink2">
          Visibility: whether the effect has been observed yet. {NOT_SEEN_NOTE}
        </p>
      )}
      {!isNarrow && chosen && <PathDetails path={chosen} />}
      <Mechanisms value={value} />
      {refused.length > 0 && <RefusedPaths paths={refused} />}
    </Panel>
  )
}

function PathButton({ path, view }: { readonly path: PathRow; readonly view: ReportState }) {
  return (
    <button
      type="button"
      aria-pressed={view.pathId === path.pathId}
      onClick={() => view.choosePath(path.pathId)}
      onPointerEnter={() => view.point({ at: 'path', pathId: path.pathId })}
      onPointerLeave={() => view.point(REST)}
      className="rounded-sm text-left underline-offset-2 hover:underline aria-pressed:shadow-[inset_3px_0_0_var(--accent)] aria-pressed:pl-2"
    >
      <span className="text-accent">{path.pathId}</span> <PathChain names={path.names} />
    </button>
  )
}

function PathTable({ paths, view }: { readonly paths: readonly PathRow[]; view: ReportState }) {
  const formats = useFormats()
  const columns: Column<PathRow>[] = [
    {
      id: 'path',
      head: 'Path',
      isName: true,
      cell: (path) => <PathButton path={path} view={view} />,
    },
    {
      id: 'score',
      head: 'Score (of 20)',
      align: 'right',
      cell: (path) => <ScoreTag score={path.score} />,
    },
    {
      id: 'product',
      head: 'Product',
      hasValue: (path) => path.product !== null,
      cell: (path) => path.product ?? NOT_GIVEN,
    },
    {
      id: 'mechanism',
      head: 'Mechanism',
      hasValue: (path) => path.mechanism !== null,
      cell: (path) => sentenceWord(path.mechanism),
    },
    {
      id: 'days',
      head: 'Lost output (days)',
      align: 'right',
      hasValue: (path) => path.lostOutputDays !== null,
      cell: (path) => formats.number(path.lostOutputDays, 1),
    },
    {
      id: 'window',
      head: 'Window',
      hasValue: (path) => path.start !== null || path.end !== null,
      cell: (path) => windowWords(path, formats),
    },
    {
      id: 'evidence',
      head: 'Evidence',
      hasValue: (path) => path.evidence !== null,
      cell: (path) => sentenceWord(path.evidence),
    },
    {
      id: 'seen',
      head: 'Visibility',
      hasValue: (path) => path.visibility !== null,
      cell: (path) => visibilityWord(path.visibility),
    },
  ]
  return (
    <div className="text-sm">
      <Table
        caption="Valid paths, strongest first"
        columns={columns}
        rows={paths}
        keyOf={(path) => path.pathId}
      />
    </div>
  )
}

function PathCards({ paths, view }: { readonly paths: readonly PathRow[]; view: ReportState }) {
  const formats = useFormats()
  return (
    <ul className="divide-y divide-line text-sm">
      {paths.map((path) => (
        <li key={path.pathId} className="flex flex-col gap-1 py-3">
          <PathButton path={path} view={view} />
          <ScoreTagLine path={path} />
          <span className="text-ink2">{windowWords(path, formats)}</span>
          {view.pathId === path.pathId && <PathDetails path={path} />}
        </li>
      ))}
    </ul>
  )
}

function ScoreTagLine({ path }: { readonly path: PathRow }) {
  const words = [
    path.product,
    sentenceWord(path.mechanism),
    `evidence ${sentenceWord(path.evidence).toLowerCase()}`,
    visibilityWord(path.visibility).toLowerCase(),
  ]
  return (
    <span>
      <ScoreTag score={path.score} />{' '}
      <span className="text-ink2">{words.filter(Boolean).join(' · ')}</span>
    </span>
  )
}

function windowWords({ start, end }: PathRow, formats: Formats): string {
  if (start === null && end === null) return NOT_GIVEN
  if (end === null) return `${formats.date(start)} – open`
  return `${formats.date(start)} – ${formats.date(end)}`
}
