type LevelWordProps = {
  /** `risk_level` or `intensity` as the agent gave it; null or absent: it rated nothing. */
  readonly level: string | null | undefined
  readonly className?: string
}

/** A level is a word, as given, never a traffic light. Null is "Not rated", not "None". */
export function LevelWord({ level, className = '' }: LevelWordProps) {
  return <span className={className}>{levelWord(level)}</span>
}

/** The word of a level, with a capital: "Medium"; "Not rated" when there is none. */
export function levelWord(level: string | null | undefined): string {
  if (level === null || level === undefined || level === '') return 'Not rated'
  return level.charAt(0).toUpperCase() + level.slice(1)
}
