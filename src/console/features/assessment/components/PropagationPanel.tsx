import { type ReactNode, useMemo, useState } from 'react'
import type { Picture } from '@/console/graph/elements'
import { pictureOf } from '@/console/graph/elements'
import { GraphCanvas } from '@/console/graph/GraphCanvas'
import { GraphLegend } from '@/console/graph/GraphLegend'
import { litBy } from '@/console/graph/highlight'
import { useFormats } from '@/console/lib/format'
import { countWords, scoreFigure } from '@/console/lib/words'
import { Button } from '@/console/ui/Button'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { Panel } from '@/console/ui/Panel'
import { PHONE, useMedia } from '@/console/ui/use-media'
import type { ReportState } from '../hooks/use-report-view'
import { headlineOf, type Value } from '../model/headline'
import { type PathCount, type PathRow, pathCountWords } from '../model/paths'
import { FocusWords } from './FocusWords'
import { NodeList } from './NodeList'
import { PathPicker } from './PathPicker'

type PropagationPanelProps = {
  readonly value: Value
  readonly paths: readonly PathRow[]
  readonly count: PathCount
  readonly view: ReportState
}

/** Columns up to which the list of paths has room beside the picture. */
const COLUMNS_BESIDE = 6

/** The way from the event to the company: picture, list of paths, list of nodes. All three light each other. */
export function PropagationPanel({ value, paths, count, view }: PropagationPanelProps) {
  const picture = useMemo(() => pictureOf(value), [value])
  const formats = useFormats()
  const isPhone = useMedia(PHONE)
  const tiers = new Set(picture?.nodes.map((node) => node.tier)).size
  const isBeside = tiers <= COLUMNS_BESIDE && !isPhone && paths.length > 0
  const picker = <PathPicker paths={paths} view={view} isWide={!isBeside && !isPhone} />
  if (headlineOf(value).isWithoutEffect) {
    return (
      <Panel title="Propagation">
        <p className="text-ink2">
          There is no route from the event to the company, so there is nothing to draw.
        </p>
      </Panel>
    )
  }
  if (!picture) {
    return (
      <Panel title="Propagation">
        <p className="text-ink2">
          The agent gave no graph, and no chain of nodes to draw one from.
        </p>
        {paths.length > 0 && <div className="mt-3">{picker}</div>}
      </Panel>
    )
  }
  const score = value.impact_score ?? null
  const canvas = (
    <ErrorBoundary what="the graph">
      <Drawing
        picture={picture}
        view={view}
        companyLabel={score === null ? null : scoreFigure(score, formats)}
      />
    </ErrorBoundary>
  )
  return (
    <Panel
      title="Propagation"
      aside={`${pathCountWords(count)} · ${countWords(tiers, 'column')}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') view.letGo()
      }}
    >
      {picture.origin === 'chains' && (
        <p className="mb-3 text-sm text-ink2">
          The agent gave no graph. This one is drawn from the chains of names in its paths, so it
          has no shares, no kinds and no evidence of the links.
        </p>
      )}
      {isPhone ? (
        <>
          {picker}
          <Behind>{canvas}</Behind>
        </>
      ) : (
        <div className={isBeside ? 'grid gap-5 xl:grid-cols-[1fr_19rem]' : 'flex flex-col gap-4'}>
          {canvas}
          {picker}
        </div>
      )}
      <NodeList picture={picture} view={view} />
    </Panel>
  )
}

function Behind({ children }: { readonly children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="mt-3">
      <Button aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide the graph' : 'Show the graph'}
      </Button>
      {isShown && <div className="mt-3">{children}</div>}
    </div>
  )
}

type DrawingProps = {
  readonly picture: Picture
  readonly view: ReportState
  readonly companyLabel: string | null
}

function Drawing({ picture, view, companyLabel }: DrawingProps) {
  const lit = litBy(picture, view.focus)
  return (
    <div className="min-w-0">
      <GraphCanvas
        picture={picture}
        focus={view.focus}
        companyLabel={companyLabel}
        onPoint={view.point}
        onChoose={view.choose}
      >
        <FocusWords picture={picture} focus={view.focus} lit={lit} />
      </GraphCanvas>
      <GraphLegend picture={picture} />
    </div>
  )
}
