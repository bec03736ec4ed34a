/** Sentences of a text, in linear time. A full stop after an initial or a legal form ends none: `U.S.`, `Inc.`. */
export type Sentence = { readonly start: number; readonly text: string }

const ABBREVIATION =
  /(?:^|[\s(.])(?:\p{Lu}|Inc|Corp|Co|Ltd|No|St|Mr|Ms|Dr|vs|approx|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/u
/** Longer than any word that `ABBREVIATION` knows. */
const LOOK_BACK = 8

export function sentencesOf(text: string): Sentence[] {
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
