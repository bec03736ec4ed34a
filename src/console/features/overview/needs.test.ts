import { describe, expect, it } from 'vitest'
import type { AssessmentRow } from '@/protocol/gateway'
import { needsOf } from './needs'

function aRow(state: string, over: Partial<AssessmentRow> = {}): AssessmentRow {
  return {
    connection: 'embedded',
    taskId: state,
    contextId: null,
    state,
    companyName: 'Tesla, Inc.',
    eventTitle: 'A deal',
    eventType: 'news',
    analysisMode: 'normal',
    role: null,
    score: null,
    riskLevel: null,
    confidence: null,
    createdAt: '2026-03-17T10:00:00Z',
    updatedAt: '2026-03-17T10:00:00Z',
    seenAt: null,
    ...over,
  }
}

describe('needsOf', () => {
  it('puts what may have cost money first, then what waits, then what is only to be read', () => {
    const rows = ['completed', 'working', 'failed', 'input-required', 'unknown', 'canceled']
    expect(needsOf(rows.map((state) => aRow(state))).map((need) => need.row.state)).toEqual([
      'unknown',
      'input-required',
      'failed',
      'completed',
    ])
  })

  it('leaves out reports and failures that were seen', () => {
    const seenAt = '2026-03-18T10:00:00Z'
    expect(needsOf([aRow('completed', { seenAt }), aRow('failed', { seenAt })])).toEqual([])
  })

  it('shows the latest of a kind first', () => {
    const rows = [
      aRow('completed', { taskId: 'a' }),
      aRow('completed', { taskId: 'b', updatedAt: '2026-03-18T10:00:00Z' }),
    ]
    expect(needsOf(rows).map((need) => need.row.taskId)).toEqual(['b', 'a'])
  })
})
