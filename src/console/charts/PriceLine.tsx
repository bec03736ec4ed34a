import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import type { Formats } from '@/console/lib/format'
import { PHONE, useMedia } from '@/console/ui/use-media'
import { AXIS_TEXT } from './look'
import { lttb } from './lttb'
import { monthTicks } from './ticks'

type PriceLineProps = {
  /** In time order. */
  readonly series: readonly { readonly date: string; readonly value: number }[]
  readonly unit: string | null
  readonly targetDate: string | null
  readonly targetPrice: number | null
  readonly formats: Formats
}

/** More points than this are thinned, the shape kept; the table has them all. */
export const MOST_POINTS = 1_000
const HEIGHT = 260
const MOST_MONTHS = 7
const FEW_MONTHS = 3

/** A price over time, the axis named with its unit, the target date marked. */
export function PriceLine({ series, unit, targetDate, targetPrice, formats }: PriceLineProps) {
  const points = lttb(
    series.map((point) => ({ x: Date.parse(point.date), y: point.value })),
    MOST_POINTS,
  )
  const targetX = targetDate === null ? Number.NaN : Date.parse(targetDate)
  const dateOf = (ms: number) => formats.date(new Date(ms).toISOString().slice(0, 10))
  const monthOf = (ms: number) => formats.month(new Date(ms).toISOString().slice(0, 10))
  const isPhone = useMedia(PHONE)
  const most = isPhone ? FEW_MONTHS : MOST_MONTHS
  const months = monthTicks(points[0]?.x ?? 0, points.at(-1)?.x ?? 0, most)
  return (
    <div aria-hidden="true">
      <p className="mb-1 text-xs text-ink3">{unit ?? 'Unit not given'}</p>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <LineChart
          data={[...points]}
          margin={{ top: 18, right: 28, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="x"
            scale="time"
            domain={['dataMin', 'dataMax']}
            {...(months.length > 0 ? { ticks: [...months] } : {})}
            tickFormatter={months.length > 0 ? monthOf : dateOf}
            tick={AXIS_TEXT}
            tickLine={false}
            axisLine={false}
            minTickGap={48}
          />
          <YAxis
            type="number"
            width={56}
            domain={['auto', 'auto']}
            tickFormatter={(value: number) => formats.number(value, 2)}
            tick={AXIS_TEXT}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            content={(props: TooltipContentProps) =>
              pointWords(props, (x, y) =>
                [dateOf(x), formats.number(y, 3), unit].filter(Boolean).join(' · '),
              )
            }
            isAnimationActive={false}
          />
          <ReferenceLine y={0} stroke="var(--zero)" strokeWidth={1.5} />
          {!Number.isNaN(targetX) && (
            <ReferenceLine
              x={targetX}
              stroke="var(--ink2)"
              strokeDasharray="3 3"
              label={{
                value: `target date ${dateOf(targetX)}`,
                position: 'insideTopRight',
                offset: -14,
                ...AXIS_TEXT,
              }}
            />
          )}
          <Line
            dataKey="y"
            stroke="var(--ink)"
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
          {!Number.isNaN(targetX) && targetPrice !== null && (
            <ReferenceDot
              x={targetX}
              y={targetPrice}
              r={4}
              fill="var(--accent)"
              stroke="none"
              ifOverflow="extendDomain"
            />
          )}
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

function pointWords(
  { active, payload }: TooltipContentProps,
  say: (x: number, y: number) => string,
) {
  const point: unknown = payload[0]?.payload
  if (!active || !isPoint(point)) return null
  return (
    <p className="rounded-md border border-line bg-surface px-2 py-1 text-xs text-ink shadow-float">
      {say(point.x, point.y)}
    </p>
  )
}

function isPoint(value: unknown): value is { x: number; y: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    typeof value.x === 'number' &&
    typeof value.y === 'number'
  )
}
