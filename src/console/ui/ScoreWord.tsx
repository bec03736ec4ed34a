import { useFormats } from '@/console/lib/format'
import { scoreWords } from '@/console/lib/words'

type ScoreWordProps = {
  /** Impact score, -20 … +20, + is adverse; null: not rated. */
  readonly score: number | null | undefined
  readonly className?: string
}

/** A score in words and in its colour: "Adverse, +12.4 of 20". */
export function ScoreWord({ score, className = '' }: ScoreWordProps) {
  const formats = useFormats()
  const ink =
    (score ?? 0) > 0 ? 'text-adverse-4' : (score ?? 0) < 0 ? 'text-beneficial-4' : 'text-ink2'
  return <span className={`${ink} ${className}`}>{scoreWords(score, formats)}</span>
}
