// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { unreachable } from '@/client/failure'
import { RequestError } from '@/console/lib/api'
import type { AssessmentRow } from '@/protocol/gateway'
import { Ledger } from './Ledger'

function aRow(taskId: string, over: Partial<AssessmentRow> = {}): AssessmentRow {
  return {
    connection: 'embedded',
    taskId,
    contextId: null,
    state: 'completed',
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

const ROWS = [
  aRow('old', { score: -7.1, riskLevel: 'none', createdAt: '2026-03-01T10:00:00Z' }),
  aRow('new', {
    companyName: 'Citroën',
    state: 'input-required',
    createdAt: '2026-03-20T10:00:00Z',
  }),
  aRow('mid', { companyName: 'Delta', score: 12.4, riskLevel: 'high', analysisMode: 'backtest' }),
]

function open(rows: readonly AssessmentRow[] | null, options: { at?: string; error?: Error } = {}) {
  const onRetry = vi.fn()
  render(
    <MemoryRouter initialEntries={[options.at ?? '/assessments']}>
      <Ledger rows={rows} error={options.error ?? null} onRetry={onRetry} />
    </MemoryRouter>,
  )
  return { onRetry }
}

const user = userEvent.setup()
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
afterEach(cleanup)

describe('the list of assessments', () => {
  it('shows the newest first, each with a link to its page', () => {
    open(ROWS)
    expect(names()).toEqual(['Citroën', 'Delta', 'Tesla, Inc.'])
    expect(screen.getByRole('link', { name: 'Delta' }).getAttribute('href')).toBe(
      '/assessments/embedded/mid',
    )
    expect(screen.getByText('Adverse, +12.4 of 20')).toBeTruthy()
    expect(screen.getByText('Waiting for confirmation', { selector: 'td' })).toBeTruthy()
  })

  it('finds by words without accents and by state, and says how many of all it shows', async () => {
    open(ROWS)
    await user.type(screen.getByLabelText('Find'), 'citroen deal')
    expect(names()).toEqual(['Citroën'])
    expect(screen.getByRole('status').textContent).toBe('1 of 3 assessments')
    await user.clear(screen.getByLabelText('Find'))
    await user.selectOptions(screen.getByLabelText('State'), 'Completed')
    expect(names()).toEqual(['Delta', 'Tesla, Inc.'])
  })

  it('takes the filter from the address', () => {
    open(ROWS, { at: '/assessments?text=delta' })
    expect(names()).toEqual(['Delta'])
  })

  it('sorts by score with missing scores last in both directions', async () => {
    open(ROWS)
    await user.click(screen.getByRole('button', { name: 'Impact score' }))
    expect(names()).toEqual(['Tesla, Inc.', 'Delta', 'Citroën'])
    await user.click(screen.getByRole('button', { name: 'Impact score' }))
    expect(names()).toEqual(['Delta', 'Tesla, Inc.', 'Citroën'])
  })

  it('offers a way back when nothing matches', async () => {
    open(ROWS, { at: '/assessments?text=nobody' })
    await user.click(screen.getByRole('button', { name: 'Show all of them' }))
    expect(names()).toHaveLength(3)
  })

  it('has one thing to do when it is empty', () => {
    open([])
    expect(screen.getByRole('link', { name: 'Start the first assessment' })).toBeTruthy()
  })

  it('keeps the last known list when it cannot be renewed', async () => {
    const { onRetry } = open(ROWS, { error: new RequestError(unreachable(null)) })
    expect(screen.getByText(/The list could not be renewed/)).toBeTruthy()
    expect(names()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Read it again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
