import { useFormats } from '@/console/lib/format'
import type { PricePoint } from '@/protocol/event-info'
import { linePoints, type SeriesSummary } from '../model/series-summary'

type SeriesChartProps = {
  readonly rows: readonly PricePoint[]
  readonly summary: SeriesSummary
  readonly unit: string
}

const WIDTH = 560
const HEIGHT = 96

/** The series as a line, with its lowest and highest value and its ends in words. */
export function SeriesChart({ rows, summary, unit }: SeriesChartProps) {
  const formats = useFormats()
  const line = linePoints(rows, { width: WIDTH, height: HEIGHT })
  const points = line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const price = (value: number) => `${formats.number(value)} ${unit}`.trim()
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Prices from ${formats.date(summary.first.date)} to ${formats.date(summary.last.date)}, lowest ${price(summary.low)}, highest ${price(summary.high)}`}
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        className="block h-24 w-full rounded-md border border-line bg-canvas"
      >
        <polyline
          points={points}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent stroke-[1.5]"
        />
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink3">
        <span>{formats.date(summary.first.date)}</span>
        <span>
          lowest {price(summary.low)} · highest {price(summary.high)}
        </span>
        <span>{formats.date(summary.last.date)}</span>
      </figcaption>
    </figure>
  )
}
