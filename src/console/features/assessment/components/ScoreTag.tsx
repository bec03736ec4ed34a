import { useFormats } from '@/console/lib/format'

/** A path's score on the tone of its direction, with the word for readers: "adverse +5.1". */
export function ScoreTag({ score }: { readonly score: number | null }) {
  const formats = useFormats()
  if (score === null) return <span className="text-ink3">Score not given</span>
  const look =
    score > 0
      ? 'bg-adverse-1 text-adverse-5'
      : score < 0
        ? 'bg-beneficial-1 text-beneficial-5'
        : 'bg-canvas text-ink2'
  const word = score > 0 ? 'adverse' : score < 0 ? 'beneficial' : 'no effect'
  return (
    <span className={`inline-block whitespace-nowrap rounded-sm px-1.5 font-semibold ${look}`}>
      {formats.signed(score, 2)}
      <span className="font-normal"> {word}</span>
    </span>
  )
}
