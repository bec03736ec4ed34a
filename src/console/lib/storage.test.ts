// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createStored } from './storage'

const make = () => createStored('note:v1', z.object({ text: z.string() }), { text: '' })
const KEY = 'supply-risk-console:note:v1'

beforeEach(() => {
  localStorage.clear()
})

describe('createStored', () => {
  it('gives back what an earlier visit stored', () => {
    make().set({ text: 'kept' })
    expect(make().get()).toEqual({ text: 'kept' })
  })

  it.each(['', 'not json', '7', '{"text":7}', '{}'])('takes "%s" for absent', (text) => {
    localStorage.setItem(KEY, text)
    expect(make().get()).toEqual({ text: '' })
  })

  it('gives the same object while nothing changes', () => {
    make().set({ text: 'kept' })
    const stored = make()
    expect(stored.get()).toBe(stored.get())
  })

  it('tells of changes here and in other tabs', () => {
    const stored = make()
    const heard = vi.fn()
    const stop = stored.subscribe(heard)
    stored.set({ text: 'here' })
    localStorage.setItem(KEY, '{"text":"there"}')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(stored.get()).toEqual({ text: 'there' })
    stop()
    stored.remove()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(stored.get()).toEqual({ text: '' })
  })

  it('keeps the value in memory when the storage is full', () => {
    const stored = make()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    stored.set({ text: 'typed' })
    expect(stored.get()).toEqual({ text: 'typed' })
  })
})
