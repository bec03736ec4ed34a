import {
  Bar,
  BarChart,
  LabelList,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { AXIS_TEXT, sideFill } from './look'

export type ProductBar = {
  readonly name: string
  /** Strongest path score, -20 … +20, + is adverse. */
  readonly score: number
  /** Score with its sign, as the reader's language writes it. */
  readonly words: string
}

const ROW = 36
const AXIS_HEIGHT = 46
const NAME_WIDTH = 132
const NAME_LENGTH = 20

/** Affected products on the diverging scale. Hidden from readers: the same figures are a table beside it. */
export function ProductBars({ bars }: { readonly bars: readonly ProductBar[] }) {
  const most = Math.max(1, ...bars.map((bar) => Math.abs(bar.score)))
  const reach = Math.min(20, Math.ceil(most * 1.35))
  const data = bars.map((bar) => ({ ...bar, fill: sideFill(bar.score) }))
  return (
    <div aria-hidden="true">
      <ResponsiveContainer width="100%" height={bars.length * ROW + AXIS_HEIGHT}>
        <BarChart
          data={data}
          layout="vertical"
          margin={{ top: 0, right: 12, bottom: 16, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis
            type="number"
            domain={[-reach, reach]}
            ticks={[-reach, 0, reach]}
            tickFormatter={(score: number) => signedTick(score)}
            tick={AXIS_TEXT}
            axisLine={false}
            tickLine={false}
            label={{
              value: 'strongest path score, of 20',
              position: 'insideBottom',
              offset: -10,
              ...AXIS_TEXT,
            }}
          />
          <YAxis
            type="category"
            dataKey="name"
            width={NAME_WIDTH}
            tickFormatter={shortened}
            tick={{ ...AXIS_TEXT, fill: 'var(--ink)' }}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip content={ProductWords} cursor={{ fill: 'var(--canvas)' }} />
          <Bar dataKey="score" barSize={16} radius={2} isAnimationActive={false}>
            <LabelList dataKey="words" position="right" fontSize={12} fill="var(--ink)" />
          </Bar>
          <ReferenceLine x={0} stroke="var(--zero)" strokeWidth={1.5} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function ProductWords({ active, payload }: TooltipContentProps) {
  const bar: unknown = payload[0]?.payload
  if (!active || !isBar(bar)) return null
  return (
    <p className="rounded-md border border-line bg-surface px-2 py-1 text-xs text-ink shadow-float">
      {bar.name}: {bar.words} of 20
    </p>
  )
}

function isBar(value: unknown): value is ProductBar {
  return typeof value === 'object' && value !== null && 'name' in value && 'words' in value
}

function shortened(name: string): string {
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…`
}

function signedTick(score: number): string {
  if (score === 0) return '0'
  return score > 0 ? `+${score}` : `−${Math.abs(score)}`
}
