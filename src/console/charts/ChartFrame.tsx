import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/console/ui/Button'

type ChartFrameProps = {
  /** What is drawn, in words: name of the figure. */
  readonly title: string
  readonly chart: ReactNode
  /** The same figures as a table. */
  readonly table: ReactNode
}

/** A chart with its name, and the same figures as a table one press away. */
export function ChartFrame({ title, chart, table }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="text-sm font-semibold">
          {title}
        </span>
        <Button tone="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Show as table
        </Button>
      </figcaption>
      {isTable ? table : chart}
    </figure>
  )
}
