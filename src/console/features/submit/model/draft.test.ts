// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { newsEvent } from '@/protocol/event-info'
import { blankDraft, drafts, idsFor } from './draft'

const event = newsEvent.parse({
  event_type: 'news',
  analysis_mode: 'normal',
  company_name: 'Tesla, Inc.',
  title: 'A deal',
  content: 'Cells.',
  pub_date: '2026-03-17T00:00:00-04:00',
})

beforeEach(() => {
  localStorage.clear()
})

describe('drafts', () => {
  it('keeps one draft a type', () => {
    const blank = blankDraft()
    drafts.news.set({ ...blank, values: { ...blank.values, title: 'News' } })
    expect(drafts.news.get().values.title).toBe('News')
    expect(drafts.policy.get().values.title).toBe('')
  })

  it.each(['{', '{"values":{}}', 'null', '[]'])(
    'takes what it cannot read (%s) for none',
    (text) => {
      localStorage.setItem('supply-risk-console:draft:news:v1', text)
      expect(drafts.news.get()).toEqual(blankDraft())
    },
  )
})

describe('idsFor', () => {
  let count = 0
  const newId = () => `id-${++count}`

  it('repeats the ids for the same event, and makes new ones for a changed event', () => {
    const first = idsFor(event, null, newId)
    expect(idsFor({ ...event }, first, newId)).toBe(first)
    const changed = idsFor({ ...event, title: 'Another deal' }, first, newId)
    expect(changed.messageId).not.toBe(first.messageId)
    expect(changed.contextId).not.toBe(first.contextId)
  })
})
