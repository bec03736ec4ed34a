type ScoreScaleProps = {
  /** Impact score, -20 … +20, + is adverse; null draws the scale without a bar. */
  readonly score: number | null
}

const WIDTH = 400
const HALF = WIDTH / 2

/** The -20 … 0 … +20 bar with its ends named. The words of the score stand beside it, so it is hidden from readers. */
export function ScoreScale({ score }: ScoreScaleProps) {
  const length = score === null ? 0 : (Math.min(20, Math.abs(score)) / 20) * HALF
  const isAdverse = (score ?? 0) > 0
  return (
    <div aria-hidden>
      <svg viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" className="block h-3.5 w-full">
        <title>Impact scale</title>
        <rect x={0} y={2} width={HALF} height={10} className="fill-beneficial-1" />
        <rect x={HALF} y={2} width={HALF} height={10} className="fill-adverse-1" />
        <rect
          x={isAdverse ? HALF : HALF - length}
          y={2}
          width={length}
          height={10}
          className={isAdverse ? 'fill-adverse-3' : 'fill-beneficial-3'}
        />
        <rect x={HALF - 1} y={0} width={2} height={14} className="fill-ink2" />
      </svg>
      <div className="mt-0.5 grid grid-cols-3 text-xs text-ink3">
        <span>−20 beneficial</span>
        <span className="text-center">0</span>
        <span className="text-right">adverse +20</span>
      </div>
    </div>
  )
}
