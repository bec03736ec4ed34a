import { useMemo, useState } from 'react'
import { NOT_GIVEN, useFormats } from '@/console/lib/format'
import { Button } from '@/console/ui/Button'
import { Panel } from '@/console/ui/Panel'
import { Table } from '@/console/ui/Table'
import type { ReadAssessment } from '@/protocol/assessment'
import type { ReadTask } from '@/protocol/task'
import { gapsOf } from '../model/not-given'

type RawPanelProps = { readonly reading: ReadAssessment; readonly task: ReadTask }

/** What everything above was read from: the arithmetic of the score, what was not given, the task as it came. */
export function RawPanel({ reading, task }: RawPanelProps) {
  return (
    <Panel title="Raw">
      <Trace reading={reading} />
      <NotGiven reading={reading} />
      <TaskText task={task} />
    </Panel>
  )
}

function Trace({ reading }: { readonly reading: ReadAssessment }) {
  const formats = useFormats()
  const steps = reading.value.calculation_trace?.steps ?? []
  if (steps.length === 0) {
    return <p className="text-sm text-ink2">The agent gave no calculation of its score.</p>
  }
  return (
    <details>
      <summary className="text-sm text-accent">
        How the score is calculated: {steps.length} steps
      </summary>
      <div className="mt-2 text-sm">
        <Table
          caption="Calculation of the score"
          columns={[
            { id: 'name', head: 'Step', isName: true, cell: (step) => step.name ?? NOT_GIVEN },
            {
              id: 'formula',
              head: 'Formula',
              cell: (step) => (
                <code className="font-mono text-xs">{step.formula ?? NOT_GIVEN}</code>
              ),
            },
            {
              id: 'value',
              head: 'Value',
              align: 'right',
              cell: (step) => formats.number(step.value, 6),
            },
            { id: 'unit', head: 'Unit', cell: (step) => step.unit ?? NOT_GIVEN },
          ]}
          rows={steps.map((step, place) => ({ ...step, place }))}
          keyOf={(step) => String(step.place)}
        />
      </div>
    </details>
  )
}

function NotGiven({ reading }: { readonly reading: ReadAssessment }) {
  const gaps = gapsOf(reading.notes)
  if (gaps.length === 0) {
    return (
      <p className="mt-3 text-sm text-ink2">Every field of the contract was given and readable.</p>
    )
  }
  return (
    <details className="mt-3">
      <summary className="text-sm text-accent">
        Not given by the agent: {gaps.length} {gaps.length === 1 ? 'field' : 'fields'}
      </summary>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {gaps.map((gap) => (
          <li key={`${gap.field} ${gap.says}`} className="break-words">
            <code className="font-mono text-xs">{gap.field}</code>: {gap.says}
            {gap.count > 1 && ` (${gap.count} times)`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A keyboard needs to get into what scrolls by itself. */
const SCROLLS = { tabIndex: 0 } as const

function TaskText({ task }: { readonly task: ReadTask }) {
  const text = useMemo(() => {
    const { notes: _notes, ...sent } = task
    return JSON.stringify(sent, null, 2)
  }, [task])
  const [said, setSaid] = useState('')
  const copy = () => {
    navigator.clipboard
      .writeText(text)
      .then(() => setSaid('Copied.'))
      .catch(() => setSaid('The browser does not allow copying. Use Download.'))
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={copy}>Copy the task</Button>
        <Button onClick={() => download(text, `task-${task.id}.json`)}>Download the task</Button>
        <span role="status" className="text-sm text-ink2">
          {said}
        </span>
      </div>
      <details className="mt-3">
        <summary className="text-sm text-accent">The task as JSON</summary>
        <pre
          {...SCROLLS}
          className="mt-2 max-h-96 overflow-auto rounded-md border border-line bg-canvas p-3 font-mono text-xs whitespace-pre"
        >
          {text}
        </pre>
      </details>
    </div>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name.replaceAll(/[^\w.-]/g, '_')
  link.click()
  URL.revokeObjectURL(url)
}
