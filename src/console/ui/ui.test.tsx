// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog'
import { ErrorBoundary } from './ErrorBoundary'
import { Field } from './Field'
import { levelWord } from './LevelWord'
import { Menu } from './Menu'
import { RadioGroup } from './RadioGroup'
import { type Sort, Table } from './Table'
import { Tabs } from './Tabs'

const user = userEvent.setup()
afterEach(cleanup)

function TabsPage() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a')
  const tabs = [
    { id: 'a', label: 'First' },
    { id: 'b', label: 'Second' },
    { id: 'c', label: 'Third' },
  ] as const
  return (
    <Tabs label="Kinds" tabs={tabs} selected={selected} onSelect={setSelected}>
      Content of {selected}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('move by arrows, Home and End, and are one stop of the Tab key', async () => {
    render(<TabsPage />)
    await user.tab()
    expect(document.activeElement?.textContent).toBe('First')
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('Content of b')
    await user.keyboard('{End}{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('First')
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Third' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })
})

describe('Menu', () => {
  const items = [
    { id: 'x', label: 'Eggs' },
    { id: 'y', label: 'Milk' },
  ] as const

  it('opens on its first item, moves by arrows, chooses by Enter, and gives focus back', async () => {
    const onChoose = vi.fn()
    render(<Menu label="Buy" items={items} onChoose={onChoose} />)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    expect(document.activeElement?.textContent).toBe('Eggs')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('y')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buy' }))
  })

  it('closes on Escape and on a click beside it, and chooses nothing', async () => {
    const onChoose = vi.fn()
    render(<Menu label="Buy" items={items} onChoose={onChoose} />)
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Buy' }))
    await user.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('Dialog', () => {
  it('opens as a modal with its name, and reports a cancel without closing by itself', () => {
    const onClose = vi.fn()
    render(
      <Dialog title="Confirm the company" onClose={onClose}>
        <p>Inside</p>
      </Dialog>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Confirm the company' })
    const cancel = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(cancel)
    expect(onClose).toHaveBeenCalledOnce()
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog.open).toBe(true)
  })
})

describe('RadioGroup', () => {
  it('is named by its legend and tells the choice', async () => {
    const onChange = vi.fn()
    const options = [
      { value: 'a', label: 'Normal' },
      { value: 'b', label: 'Backtest' },
    ] as const
    render(<RadioGroup legend="Mode" options={options} value="a" onChange={onChange} />)
    expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Backtest' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
  })
})

it('binds label, help and error of a field to its control', () => {
  render(
    <Field label="Unit" help="Of the price." error="Give the unit.">
      {(field) => <input {...field} />}
    </Field>,
  )
  const input = screen.getByLabelText('Unit')
  const words = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Give the unit.', 'Of the price.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('asks for the other direction when the head of the sorted column is pressed again', async () => {
  const onSort = vi.fn<(sort: Sort) => void>()
  const columns = [
    { id: 'n', head: 'Name', isName: true, isSortable: true, cell: (row: string) => row },
  ]
  const sort = { column: 'n', isDescending: false }
  render(
    <Table
      caption="Names"
      columns={columns}
      rows={['a']}
      keyOf={(row) => row}
      sort={sort}
      onSort={onSort}
    />,
  )
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ column: 'n', isDescending: true })
})

it('keeps a broken part apart, says which, and draws it again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new Error('no data')
    return <p>Whole again</p>
  }
  render(
    <ErrorBoundary what="the graph">
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Could not draw the graph')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Draw it again' }))
  expect(screen.getByText('Whole again')).toBeTruthy()
})

it('never takes a missing level for a low one', () => {
  expect([null, undefined, 'none', 'severe'].map(levelWord)).toEqual([
    'Not rated',
    'Not rated',
    'None',
    'Severe',
  ])
})
