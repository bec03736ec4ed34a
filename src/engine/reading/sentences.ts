/** Sentences of a text, in linear time. A full stop after an initial or a legal form ends none: `U.S.`, `Inc.`. */
export type Sentence = { readonly start: number; readonly text: string }

const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{Lu}|Inc|Corp|Co|Ltd|No|St|Mr|Ms|Dr|vs|approx|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u
/** What goes on for longer without a full stop is cut: each sentence is searched once for every cue in it. */
const LONGEST = 1_000
/** Longer than any word that `ABBREVIATION` knows. */
const LOOK_BACK = 8

export function sentencesOf(text: string): Sentence[] {
  return stopsIn(text).flatMap(cut)
}

/** The sentence in pieces of at most `LONGEST` characters, cut between words where there is one. */
function cut({ start, text }: Sentence): Sentence[] {
  const pieces: Sentence[] = []
  let at = 0
  while (text.length - at > LONGEST) {
    const space = text.lastIndexOf(' ', at + LONGEST - 1)
    const end = space > at ? space + 1 : at + LONGEST
    pieces.push({ start: start + at, text: text.slice(at, end) })
    at = end
  }
  pieces.push({ start: start + at, text: text.slice(at) })
  return pieces
}

function stopsIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(/[.!?](?=\s)|[。！？\n]/gu)) {
    const before = text.slice(Math.max(start, index - LOOK_BACK), index)
    if (mark === '.' && ABBREVIATION.test(before)) continue
    const end = index + mark.length
    sentences.push({ start, text: text.slice(start, end) })
    start = end
  }
  if (start < text.length) sentences.push({ start, text: text.slice(start) })
  return sentences
}
