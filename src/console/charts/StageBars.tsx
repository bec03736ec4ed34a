import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { PHONE, useMedia } from '@/console/ui/use-media'
import { AXIS_TEXT, sideFill } from './look'

export type StageBar = {
  readonly name: string
  /** -3 … +3, + is adverse. */
  readonly step: number
}

const ROW = 34
const AXIS_HEIGHT = 30
const TICKS = [-3, -2, -1, 0, 1, 2, 3]
const FEW_TICKS = [-3, 0, 3]
const TICK_WORDS = ['none', 'low', 'medium', 'high']

/**
 * Stages as bars from a middle line: beneficial to the left, adverse to the right, length is intensity. Hidden from
 * readers: the table of the same stages stands beside it.
 */
export function StageBars({ bars }: { readonly bars: readonly StageBar[] }) {
  const isPhone = useMedia(PHONE)
  const data = bars.map((bar) => ({ ...bar, fill: sideFill(bar.step) }))
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={bars.length * ROW + AXIS_HEIGHT}>
        <BarChart
          data={data}
          layout="vertical"
          margin={{ top: 0, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis
            type="number"
            domain={[-3.3, 3.3]}
            ticks={isPhone ? FEW_TICKS : TICKS}
            interval={0}
            tickFormatter={(step: number) => TICK_WORDS[Math.abs(step)] ?? ''}
            tick={AXIS_TEXT}
            axisLine={false}
            tickLine={false}
          />
          <YAxis
            type="category"
            dataKey="name"
            width={92}
            tick={{ ...AXIS_TEXT, fill: 'var(--ink)' }}
            axisLine={false}
            tickLine={false}
          />
          <Bar dataKey="step" barSize={16} radius={2} isAnimationActive={false} />
          <ReferenceLine x={0} stroke="var(--zero)" strokeWidth={1.5} />
        </BarChart>
      </ResponsiveContainer>
      <p className="flex justify-between pl-24 text-xs text-ink3">
        <span>← beneficial</span>
        <span>adverse →</span>
      </p>
    </div>
  )
}
