import { lazy, Suspense, useMemo, useState } from 'react'
import { agentOf, DEFAULT_CONNECTION } from '@/console/lib/api'
import { Button } from '@/console/ui/Button'
import { Menu } from '@/console/ui/Menu'
import { Notice } from '@/console/ui/Notice'
import { Skeleton } from '@/console/ui/Skeleton'
import { Tabs } from '@/console/ui/Tabs'
import type { EventType } from '@/protocol/event-info'
import type { ReadTask } from '@/protocol/task'
import { StoryForm } from './components/StoryForm'
import { blankDraft, type Draft, drafts } from './model/draft'
import { isBlank } from './model/form-values'
import { loadSample, SAMPLES, type SampleId, valuesOf } from './model/samples'

const PriceForm = lazy(() =>
  import('./components/PriceForm').then((module) => ({ default: module.PriceForm })),
)

const TABS = [
  { id: 'news', label: 'News' },
  { id: 'policy', label: 'Policy' },
  { id: 'commodity_price', label: 'Commodity price' },
] as const

type NewAssessmentProps = {
  readonly type: EventType
  readonly onType: (type: EventType) => void
  /** The agent took the event in and made a task of it. */
  readonly onAccepted: (task: ReadTask) => void
}

/** What replaced a draft, so that it can be taken back. */
type Replaced = { readonly type: EventType; readonly before: Draft; readonly say: string }

/** Three forms, each over its own draft; samples and Clear replace a draft and can be undone. */
export function NewAssessment({ type, onType, onAccepted }: NewAssessmentProps) {
  const agent = useMemo(() => agentOf(DEFAULT_CONNECTION), [])
  const [revision, setRevision] = useState(0)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const replace = (target: EventType, next: Draft, say: string) => {
    setReplaced({ type: target, before: drafts[target].get(), say })
    drafts[target].set(next)
    setRevision(revision + 1)
    onType(target)
  }
  const handleSample = async (id: SampleId) => {
    const sample = await loadSample(id)
    setProblem(sample.ok ? null : sample.error)
    if (!sample.ok) return
    const { event_info: event, time_zone: zone, note, credit } = sample.value
    const say = [note, credit].filter(Boolean).join(' ')
    replace(event.event_type, { values: valuesOf(event, zone), sent: null }, say)
  }
  const handleUndo = (change: Replaced) => {
    drafts[change.type].set(change.before)
    setReplaced(null)
    setRevision(revision + 1)
    onType(change.type)
  }

  const form = {
    agent,
    onAccepted,
    onClear: () => replace(type, blankDraft(), 'The form was cleared.'),
  }
  return (
    <>
      <div className="mb-4 flex max-w-140 flex-col gap-3">
        <Menu label="Load a sample" items={SAMPLES} onChoose={(id) => void handleSample(id)} />
        {problem !== null && (
          <Notice tone="error" isLive>
            {problem} The form is unchanged.
          </Notice>
        )}
        {replaced !== null && (
          <Replacement
            change={replaced}
            onUndo={() => handleUndo(replaced)}
            onClose={() => setReplaced(null)}
          />
        )}
      </div>
      <Tabs label="Type of event" tabs={TABS} selected={type} onSelect={onType}>
        <div className="pt-4">
          {type === 'commodity_price' ? (
            <Suspense fallback={<Skeleton what="the form" lines={6} className="max-w-140" />}>
              <PriceForm key={revision} {...form} />
            </Suspense>
          ) : (
            <StoryForm key={`${type}:${revision}`} type={type} {...form} />
          )}
        </div>
      </Tabs>
    </>
  )
}

type ReplacementProps = {
  readonly change: Replaced
  readonly onUndo: () => void
  readonly onClose: () => void
}

function Replacement({ change, onUndo, onClose }: ReplacementProps) {
  const hadText = !isBlank(change.before.values)
  return (
    <Notice
      tone="info"
      isLive
      actions={
        <>
          {hadText && <Button onClick={onUndo}>Undo</Button>}
          <Button tone="quiet" onClick={onClose}>
            Hide this note
          </Button>
        </>
      }
    >
      {change.say}
    </Notice>
  )
}
