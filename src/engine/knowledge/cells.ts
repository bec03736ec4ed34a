/** Lines, cells, figures and claims of the text tables that `table.ts` turns into facts. */
import type { Provenance } from '@/engine/graph/facts'
import * as cards from './source-cards'
import * as machineCards from './source-cards-c'
import * as consumerCards from './source-cards-d'
import { assumed, inferred, read, reported, type SourceCard } from './write'

const CARDS: ReadonlyMap<string, SourceCard> = new Map([
  ...Object.entries(cards),
  ...Object.entries(machineCards),
  ...Object.entries(consumerCards),
])

export function wrong(line: string, why: string): never {
  throw new Error(`${why}: ${line}`)
}

type Row = { readonly line: string; readonly at: (column: number) => string }

/** The statements of a table, with their columns. */
export function rows(text: string): Row[] {
  const joined: string[] = []
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line.startsWith('+')) joined.push(`${joined.pop() ?? ''} ${line.slice(1).trim()}`)
    else if (line !== '') joined.push(line)
  }
  return joined.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return { line, at: (column) => cells[column] ?? '' }
  })
}

export function list(cell: string, mark: string): string[] {
  return cell
    .split(mark)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

export function figure(word: string | undefined, line: string): number {
  const value = Number(word)
  return word && Number.isFinite(value) ? value : wrong(line, 'a figure is missing')
}

/** `a .5, b .25 30`: names with their figures. */
export function entries(
  cell: string,
  line: string,
): { name: string; first: number; second: number }[] {
  return list(cell, ',').map((entry) => {
    const [name = '', first, second] = entry.split(/\s+/)
    return { name, first: figure(first, line), second: second ? figure(second, line) : 0 }
  })
}

/** A claim with the card it rests on, as provenance; `about` says what a bare `Estimate.` is an estimate of. */
export function cited(claim: string, about?: string): Provenance {
  if (claim === 'Estimate.') return assumed(`${about ?? wrong(claim, 'say of what')}, an estimate.`)
  const [, mark = '', name = '', words = claim] = /^\{([=~]?)(\w+)\}\s*(.+)$/.exec(claim) ?? []
  if (words === '') return wrong(claim, 'a claim is missing')
  if (name === '') return assumed(words)
  const card = CARDS.get(name) ?? wrong(claim, 'no such card')
  if (mark === '=') return read(card, words)
  return mark === '~' ? inferred(card, words) : reported(card, words)
}
