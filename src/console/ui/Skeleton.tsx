import { useEffect, useState } from 'react'

type SkeletonProps = {
  /** What is being waited for: "the list of assessments". */
  readonly what: string
  /** How many lines of text it stands for. */
  readonly lines?: number
  readonly className?: string
}

const WORDS_AFTER_MS = 2_000
const WIDTHS = ['w-3/4', 'w-full', 'w-5/6', 'w-2/3']

/** Grey lines in the place of what comes; after two seconds it says in words what is being waited for. */
export function Skeleton({ what, lines = 3, className = '' }: SkeletonProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), WORDS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={className}>
      <span className={isSlow ? 'mb-2 block text-sm text-ink2' : 'sr-only'}>
        Waiting for {what} …
      </span>
      <div aria-hidden className="flex animate-pulse flex-col gap-2.5">
        {[...Array(lines).keys()].map((line) => (
          <div key={line} className={`h-4 rounded-sm bg-line ${WIDTHS[line % WIDTHS.length]}`} />
        ))}
      </div>
    </div>
  )
}
