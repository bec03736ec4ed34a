/** The nodes of the graph that a text names. */
import type { Span } from '@/engine/types'
import { isInitials, type KnowledgeIndex } from './knowledge-index'

export type Field = Span['field']
export type Named = { readonly id: string; readonly span: Span }

/** Names of nodes in a text, longest match first, on whole words; names of people's things need their capital. */
export function namesIn(field: Field, text: string, index: KnowledgeIndex): Named[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+|&/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0] === '&' ? 'and' : plain(match[0]),
  }))
  const found: Named[] = []
  for (let at = 0; at < tokens.length; ) {
    const hit = longestAt(tokens, at, text, index)
    if (!hit) {
      at += 1
      continue
    }
    const [start, end] = [tokens[at]?.start ?? 0, tokens[at + hit.length - 1]?.end ?? 0]
    const span = { field, start, end, text: text.slice(start, end) }
    for (const id of hit.ids) found.push({ id, span: { ...span, reads: `node:${id}` } })
    at += hit.length
  }
  return found
}

const plain = (word: string) => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Token = { readonly start: number; readonly end: number; readonly word: string }

function longestAt(tokens: readonly Token[], at: number, text: string, index: KnowledgeIndex) {
  for (let length = Math.min(index.longestName, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word)
    const known = index.names.get(words.join(' ')) ?? []
    const written = text.slice(tokens[at]?.start ?? 0, tokens[at + length - 1]?.end ?? 0)
    const isCapital = /(?:^|\P{L})[\p{Lu}\p{N}]/u.test(written) // also `airspace over Japan`
    if (written.length < 3 && !isInitials(written)) continue
    const ids = known.filter((id) => isCapital || !needsCapital(index.nodes.get(id)?.kind))
    if (ids.length > 0) return { ids, length }
  }
  return null
}

const needsCapital = (kind: string | undefined) =>
  kind === 'company' || kind === 'place' || kind === 'route' || kind === 'facility'
