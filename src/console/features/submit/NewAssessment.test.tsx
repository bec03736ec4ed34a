// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/protocol/dates'
import { envelopeOf } from '@/protocol/errors'
import type { EventType } from '@/protocol/event-info'
import type { ReadTask, SendRequest } from '@/protocol/task'
import { NewAssessment } from './NewAssessment'

const accepted = vi.fn<(task: ReadTask) => void>()
let sent: SendRequest[] = []
/** What the agent answers to the next messages; the last one stays. */
let answers: (() => Response | Promise<Response>)[] = []

const task = () =>
  Response.json({
    id: 'task-1',
    contextId: 'c',
    status: { state: 'input-required' },
    artifacts: [],
    history: [],
  })
const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}
const refusal = () =>
  Response.json(
    envelopeOf('INVALID_REQUEST', {
      faults: [{ path: 'event_info.company_name', message: 'No such company may be named.' }],
    }),
    { status: 400 },
  )

async function network(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = String(url)
  if (path.includes('/samples/')) {
    return new Response(await readFile(join(process.cwd(), 'public', path)))
  }
  sent.push(JSON.parse(String(init?.body)))
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  if (!answer) throw new Error('No answer was prepared.')
  return answer()
}

function Page({ first }: { readonly first: EventType }) {
  const [type, setType] = useState(first)
  return <NewAssessment type={type} onType={setType} onAccepted={accepted} />
}

const open = (type: EventType = 'news') => render(<Page first={type} />)
const user = userEvent.setup()
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => user.click(screen.getByRole('button', { name: 'Submit event' }))

async function loadNews() {
  await user.click(screen.getByRole('button', { name: 'Load a sample' }))
  await user.click(screen.getByRole('menuitem', { name: /Tesla/ }))
  await waitFor(() => expect(field('Target company').value).toBe('Tesla, Inc.'))
}

beforeEach(() => {
  localStorage.clear()
  accepted.mockClear()
  sent = []
  answers = [task]
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the form', () => {
  it('names every empty field on submit, moves focus to the first, and sends nothing', async () => {
    open()
    await submit()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('4 fields need attention')
    expect(
      within(summary)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Target company', 'Title', 'Content', 'Published'])
    expect(document.activeElement).toBe(field('Target company'))
    expect(field('Title').getAttribute('aria-invalid')).toBe('true')
    const describedBy = field('Title').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('Give the title of the event.')
    expect(sent).toEqual([])
  })

  it('goes from the summary to the field', async () => {
    open()
    await submit()
    const summary = await screen.findByRole('alert')
    await user.click(within(summary).getByRole('button', { name: 'Content' }))
    expect(document.activeElement).toBe(field('Content'))
  })

  it('says what is wrong while it is typed, and takes it back when it is right', async () => {
    open('commodity_price')
    const series = await screen.findByLabelText('Price series')
    await user.type(series, '2026-02-30;1')
    expect(await screen.findByText(/Line 1, column 1: read “2026-02-30”/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Target price'))
    await user.type(screen.getByLabelText('Target price'), 'x')
    expect(await screen.findByText(/The price cannot be read/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Target price'))
    await user.type(screen.getByLabelText('Target price'), '88,71')
    await waitFor(() => expect(screen.queryByText(/The price cannot be read/)).toBeNull())
  })

  it('asks for the date order only when the dates leave it open', async () => {
    open('commodity_price')
    const series = await screen.findByLabelText('Price series')
    await user.type(series, '01/02/2026;1{Enter}01/03/2026;2')
    const order = await screen.findByRole('radiogroup', { name: 'Date order' })
    await user.click(within(order).getByRole('radio', { name: /Day first/ }))
    expect(await screen.findByText(/2 rows over 28 days/)).toBeTruthy()
    await user.type(series, '{Enter}13/03/2026;3')
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Date order' })).toBeNull())
  })

  it('loads a file, shows rows and gaps, and offers the series’ value for a differing target', async () => {
    open('commodity_price')
    await screen.findByLabelText('Price series')
    const rows = Array.from({ length: 96 }, (_, row) => addDays('2026-03-01', row))
      .filter((_, row) => row < 40 || row > 50)
      .map((date, row) => `${date};${80 + row},5`)
    const file = new File([`\uFEFFDate;Price\r\n${rows.join('\r\n')}`], 'p.csv', {
      type: 'text/csv',
    })
    await user.upload(screen.getByLabelText('Price series file'), file)
    expect(await screen.findByText(/85 rows over 95 days, separated by semicolon/)).toBeTruthy()
    expect(screen.getByText(/1 gap: 12 days from/)).toBeTruthy()
    expect(field('Target date').value).toBe('2026-06-04')
    expect(field('Target price').value).toBe('164.5')
    await user.clear(field('Target price'))
    await user.type(field('Target price'), '150')
    await user.click(await screen.findByRole('button', { name: 'Use 164.5' }))
    expect(field('Target price').value).toBe('164.5')
    expect(screen.queryByText(/Target price and series differ/)).toBeNull()
  })
})

describe('the draft', () => {
  it('survives a reload, each type on its own', async () => {
    open()
    await user.type(field('Title'), 'A fire in a plant')
    await user.click(screen.getByRole('tab', { name: 'Policy' }))
    await user.type(field('Title'), 'A new duty')
    cleanup()
    open()
    expect(field('Title').value).toBe('A fire in a plant')
    await user.click(screen.getByRole('tab', { name: 'Policy' }))
    expect(field('Title').value).toBe('A new duty')
  })

  it('is cleared, and the clearing can be undone', async () => {
    open()
    await user.type(field('Title'), 'A fire in a plant')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field('Title').value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(field('Title').value).toBe('A fire in a plant')
  })

  it('is replaced by a sample of another type, and comes back', async () => {
    open('policy')
    await loadNews()
    expect(screen.getByRole('tab', { name: 'News' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText(/Sent as 2026-03-17T00:00:00-04:00/)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Policy' }))
    expect(field('Title').value).toBe('')
  })
})

describe('sending', () => {
  it('sends the event once, with the role beside it too, and hands over the task', async () => {
    open()
    await loadNews()
    await user.selectOptions(field('Role'), 'Chief executive')
    await user.dblClick(screen.getByRole('button', { name: 'Submit event' }))
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
    expect(sent[0]?.message.parts[1]).toMatchObject({
      kind: 'data',
      data: { role: 'ceo', event_info: { event_type: 'news', company_name: 'Tesla, Inc.' } },
    })
    expect(accepted.mock.calls[0]?.[0].id).toBe('task-1')
  })

  it('stores the ids before the message goes out', async () => {
    let stored = ''
    answers = [
      () => {
        stored = localStorage.getItem('supply-risk-console:draft:news:v1') ?? ''
        return task()
      },
    ]
    open()
    await loadNews()
    await submit()
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    expect(stored).toContain(`"messageId":"${sent[0]?.message.messageId}"`)
    expect(stored).toContain(`"contextId":"${sent[0]?.message.contextId}"`)
  })

  it('keeps everything when no answer comes, and sends the same message again after a reload', async () => {
    answers = [offline, task]
    open()
    await loadNews()
    await submit()
    expect(await screen.findByText('No answer has arrived for this event')).toBeTruthy()
    cleanup()
    open()
    expect(field('Target company').value).toBe('Tesla, Inc.')
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('sends a changed event as another message', async () => {
    answers = [offline, task]
    open()
    await loadNews()
    await submit()
    await screen.findByText('No answer has arrived for this event')
    await user.type(field('Title'), '!')
    await submit()
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    expect(sent[1]?.message.messageId).not.toBe(sent[0]?.message.messageId)
  })

  it('lays the faults that the agent found beside their fields', async () => {
    answers = [refusal]
    open()
    await loadNews()
    await submit()
    expect(await screen.findByText('No such company may be named.')).toBeTruthy()
    expect(field('Target company').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Nothing was created and nothing was charged/)).toBeTruthy()
    expect(accepted).not.toHaveBeenCalled()
  })

  it('can be tried again after a refusal, as a new message', async () => {
    answers = [refusal, task]
    open()
    await loadNews()
    await submit()
    await screen.findByText('No such company may be named.')
    await user.type(field('Target company'), ' (United States)')
    await submit()
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    expect(sent[1]?.message.messageId).not.toBe(sent[0]?.message.messageId)
  })

  it('starts empty after the event was taken in', async () => {
    open()
    await loadNews()
    await submit()
    await waitFor(() => expect(accepted).toHaveBeenCalledOnce())
    cleanup()
    open()
    expect(field('Target company').value).toBe('')
    expect(screen.queryByText('No answer has arrived for this event')).toBeNull()
  })
})

it('shows the fee of the chosen mode before anything is sent', async () => {
  open()
  expect(screen.getByText('264,590 credits ($49,999)')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Backtest/ }))
  expect(await screen.findByText('79,377 credits')).toBeTruthy()
  expect(screen.getByText(/no money moves/)).toBeTruthy()
})
