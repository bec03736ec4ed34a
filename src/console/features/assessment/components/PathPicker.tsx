import { REST } from '@/console/graph/highlight'
import { useFormats } from '@/console/lib/format'
import type { ReportState } from '../hooks/use-report-view'
import type { PathRow } from '../model/paths'
import { visibilityWord } from '../model/words'
import { PathChain } from './PathChain'
import { ScoreTag } from './ScoreTag'

type PathPickerProps = {
  readonly paths: readonly PathRow[]
  readonly view: ReportState
  /** Below the picture, where two stand side by side. */
  readonly isWide: boolean
}

const FIRST = 6

/** The strongest valid paths as buttons: pointing lights one in the picture, pressing keeps it. */
export function PathPicker({ paths, view, isWide }: PathPickerProps) {
  const formats = useFormats()
  const valid = paths.filter((path) => path.isValid)
  const first = valid.slice(0, FIRST)
  return (
    <div className="min-w-0">
      <p className="mb-1 flex justify-between text-xs text-ink3">
        <span>Paths, strongest first</span>
        {valid.length > first.length && (
          <span>
            {first.length} of {valid.length}; all below
          </span>
        )}
      </p>
      <ul className={isWide ? 'grid gap-x-8 lg:grid-cols-2' : ''}>
        {first.map((path) => (
          <li key={path.pathId} className="border-t border-line">
            <button
              type="button"
              aria-pressed={view.pathId === path.pathId}
              onClick={() => view.choosePath(path.pathId)}
              onPointerEnter={() => view.point({ at: 'path', pathId: path.pathId })}
              onPointerLeave={() => view.point(REST)}
              className="w-full rounded-sm py-2 text-left text-sm hover:bg-canvas aria-pressed:bg-canvas aria-pressed:shadow-[inset_3px_0_0_var(--accent)] aria-pressed:pl-2"
            >
              <PathChain names={path.names} />
              <span className="mt-0.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-xs text-ink2">
                <ScoreTag score={path.score} />
                {path.mechanism && <span>{path.mechanism}</span>}
                {path.start && <span>from {formats.date(path.start)}</span>}
                {path.visibility && <span>{visibilityWord(path.visibility).toLowerCase()}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
