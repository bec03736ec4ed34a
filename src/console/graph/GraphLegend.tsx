import type { Picture } from './elements'
import { kindWord, legendOf } from './labels'
import { DASHES, lineOf, shapeOf } from './style'

/** What lines and shapes mean, with how many of each there are. */
export function GraphLegend({ picture }: { readonly picture: Picture }) {
  const { evidence, kinds } = legendOf(picture)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink2" aria-label="Legend">
      {evidence.map(({ word, count }) => (
        <li key={word} className="flex items-center gap-1.5">
          <LineSample evidence={word} />
          {word} {count}
        </li>
      ))}
      {kinds.map(({ kind, count }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <ShapeSample kind={kind} />
          {kindWord(kind).toLowerCase()} {count}
        </li>
      ))}
    </ul>
  )
}

function LineSample({ evidence }: { readonly evidence: string }) {
  const pattern = DASHES[lineOf(evidence)] ?? []
  return (
    <svg aria-hidden="true" width="30" height="8" className="stroke-ink2">
      <line x1="0" y1="4" x2="30" y2="4" strokeWidth="2.5" strokeDasharray={pattern.join(' ')} />
    </svg>
  )
}

const OUTLINES: Readonly<Record<string, string>> = {
  hexagon: 'M1 6 5 1h10l4 5-4 5H5z',
  pill: 'M6 1h8a5 5 0 0 1 0 10H6A5 5 0 0 1 6 1z',
  box: 'M3 1h14q2 0 2 2v6q0 2-2 2H3q-2 0-2-2V3q0-2 2-2z',
  cut: 'M4 1h12l3 3v4l-3 3H4L1 8V4z',
  tag: 'M1 1h13l5 5-5 5H1z',
  rhomboid: 'M1 1h13l5 10H6z',
  octagon: 'M5 1h10l4 3.5v3L15 11H5L1 7.500v-3z',
  company: 'M1 1h18v10H1z',
  ellipse: 'M10 1a9 5 0 0 1 0 10 9 5 0 0 1 0-10z',
}

function ShapeSample({ kind }: { readonly kind: string }) {
  const shape = shapeOf(kind)
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="12"
      className={shape === 'company' ? 'fill-none stroke-ink' : 'fill-none stroke-ink2'}
      strokeWidth={shape === 'company' ? 2 : 1.2}
    >
      <path d={OUTLINES[shape]} />
    </svg>
  )
}
