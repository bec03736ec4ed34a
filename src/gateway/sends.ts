/** Which messages are under way just now: those begun by this process and not yet ended, in whatever way. */
export type Sends = {
  isUnderWay(seq: number): boolean
  end(seq: number): void
}

/** `lastSeq`: the newest entry of the journal when the process began; what is older cannot be under way any more. */
export function createSends(lastSeq: number): Sends {
  const ended = new Set<number>()
  return {
    isUnderWay: (seq) => seq > lastSeq && !ended.has(seq),
    end: (seq) => void ended.add(seq),
  }
}
