/** How well classes are told apart, on headlines of our own, and that nothing that did not happen is read as harm. */
import { describe, expect, it } from 'vitest'
import { embeddedFacts } from '@/engine/knowledge'
import type { NewsEvent } from '@/protocol/event-info'
import { buildKnowledgeIndex } from './knowledge-index'
import { readEvent } from './read-event'
import { HEADLINES, NEGATED } from './testing/headlines'

const index = buildKnowledgeIndex(embeddedFacts)

const read = (title: string) => {
  const event: NewsEvent = {
    event_type: 'news',
    analysis_mode: 'normal',
    company_name: 'any',
    title,
    content: title,
    pub_date: '2026-03-17T08:00:00+08:00',
  }
  return readEvent(event, index)
}

/** Mean over the classes of the harmonic mean of precision and recall. */
function macroF1(pairs: readonly { readonly wanted: string; readonly given: string }[]): number {
  const classes = [...new Set(pairs.map((pair) => pair.wanted))]
  const scores = classes.map((name) => {
    const right = pairs.filter((pair) => pair.wanted === name && pair.given === name).length
    const wanted = pairs.filter((pair) => pair.wanted === name).length
    const given = pairs.filter((pair) => pair.given === name).length
    return right === 0 ? 0 : (2 * right) / (wanted + given)
  })
  return scores.reduce((sum, score) => sum + score, 0) / classes.length
}

describe(`${HEADLINES.length} headlines`, () => {
  it('are told apart with a macro-F1 of at least .85', () => {
    const pairs = HEADLINES.map(({ eventClass, title }) => ({
      title,
      wanted: eventClass,
      given: read(title).eventClass,
    }))
    const wrong = pairs.filter((pair) => pair.wanted !== pair.given)
    const f1 = macroF1(pairs)
    const lines = wrong.map(({ title, wanted, given }) => `${wanted} read as ${given}: ${title}`)
    console.info(`macro-F1 ${f1.toFixed(3)} on ${pairs.length} headlines\n${lines.join('\n')}`)
    expect(f1, lines.join('\n')).toBeGreaterThanOrEqual(0.85)
  })

  it.each(NEGATED)('no harm in “%s”', (title) => {
    expect(read(title).direction).not.toBe('adverse')
  })
})
