import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readAssessment } from '@/protocol/assessment'
import { readTask } from '@/protocol/task'
import { readTolerant } from '@/protocol/tolerant'

const schema = z.object({
  score: z.nullable(z.number()),
  level: z.enum(['low', 'high']),
  names: z.array(z.string()),
  inner: z.object({ day: z.number() }),
})

describe('readTolerant', () => {
  it('keeps unknown keys and unknown words, and notes the word', () => {
    const read = readTolerant(schema, {
      score: 1,
      level: 'extreme',
      names: [],
      inner: { day: 2 },
      more: 'kept',
    })
    expect(read?.value).toEqual({
      score: 1,
      level: 'extreme',
      names: [],
      inner: { day: 2 },
      more: 'kept',
    })
    expect(read?.notes).toEqual([
      { path: 'level', problem: 'unknown word', wanted: 'one of low, high' },
    ])
  })

  it('keeps null as null, and never makes up a value', () => {
    const read = readTolerant(schema, { score: null, level: null, names: null, inner: null })
    expect(read?.value).toEqual({ score: null, level: null, names: null, inner: null })
    expect(readTolerant(schema, {})?.value).toEqual({})
  })

  it('leaves out what has another type, and notes where', () => {
    const read = readTolerant(schema, {
      score: '7',
      level: 'low',
      names: ['a', 3, 'b'],
      inner: [],
    })
    expect(read?.value).toEqual({ level: 'low', names: ['a', 'b'] })
    expect(read?.notes.map((note) => note.path)).toEqual(['score', 'names[1]', 'inner'])
  })

  it('refuses what is no object at all', () => {
    expect(readTolerant(schema, 'text')).toBeNull()
    expect(readTolerant(schema, null)).toBeNull()
  })
})

describe('readTask', () => {
  const base = { id: 't', contextId: 'c', status: { state: 'working' }, artifacts: [], history: [] }

  it('passes parts of an unknown kind and states of another dialect', () => {
    const read = readTask({
      ...base,
      status: { state: 'auth-required' },
      history: [{ messageId: 'm', role: 'agent', parts: [{ kind: 'video', href: 'x' }] }],
    })
    expect(read.ok && read.value.status.state).toBe('auth-required')
    expect(read.ok && read.value.history?.[0]?.parts?.[0]).toEqual({ kind: 'video', href: 'x' })
  })

  it('refuses an answer without id or state', () => {
    expect(readTask({ ...base, id: undefined }).ok).toBe(false)
    expect(readTask({ ...base, status: {} }).ok).toBe(false)
    expect(readTask('hello').ok).toBe(false)
  })
})

describe('readAssessment', () => {
  it('reads the example of the document, with empty objects where it has them', () => {
    const read = readAssessment({
      success: true,
      task_id: 't',
      event_id: 'e',
      company_id: 'c',
      company_name: 'Tesla, Inc.',
      event_summary: 's',
      event_date: '2026-06-22',
      event_type: 'Supply Chain Disruption',
      impact_score: 0,
      assessment_confidence_score: 75,
      impact_date: null,
      impact_end_date: null,
      risk_brief: {},
      impact_result: {},
      path_risk_interpretation_list: [],
    })
    expect(read?.value.impact_score).toBe(0)
    expect(read?.value.impact_date).toBeNull()
    expect(read?.value.risk_brief?.what_impact).toBeUndefined()
    expect(read?.notes).toContainEqual({
      path: 'risk_brief.what_impact',
      problem: 'missing',
      wanted: 'object',
    })
  })
})
