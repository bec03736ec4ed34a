/**
 * What the browser keeps between visits: one JSON value a name, checked by its schema at the door. What does not
 * fit (an older version, a stranger's hand) is taken for absent. A full or forbidden storage loses nothing at
 * once: the value lives on in memory until the page closes.
 */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

export type Stored<T> = {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly remove: () => void
  /** Also told of changes made in other tabs. */
  readonly subscribe: (onChange: () => void) => () => void
}

const PREFIX = 'supply-risk-console:'

/** A stored value under `name`. Put a version into the name: a changed schema is another name. */
export function createStored<T>(name: string, schema: z.ZodMiniType<T>, fallback: T): Stored<T> {
  const key = PREFIX + name
  const listeners = new Set<() => void>()
  let text: string | null | undefined
  let value = fallback

  const get = () => {
    const current = readText(key)
    if (current !== text && current !== UNREADABLE) {
      text = current
      value = current === null ? fallback : parse(current, schema, fallback)
    }
    return value
  }
  const write = (next: T, nextText: string | null) => {
    value = next
    text = nextText
    if (!writeText(key, nextText)) text = readTextOr(key, text)
    for (const listener of listeners) listener()
  }
  return {
    get,
    set: (next) => write(next, JSON.stringify(next)),
    remove: () => write(fallback, null),
    subscribe: (onChange) => {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      listeners.add(onChange)
      window.addEventListener('storage', handleStorage)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', handleStorage)
      }
    },
  }
}

/** The stored value, kept up to date in the component. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get)
}

const UNREADABLE = Symbol('unreadable')

function readText(key: string): string | null | typeof UNREADABLE {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return UNREADABLE // storage is forbidden: the value in memory stands
  }
}

function readTextOr(key: string, other: string | null | undefined) {
  const read = readText(key)
  return read === UNREADABLE ? other : read
}

/** Whether the storage took it. */
function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false // full or forbidden: the value in memory stands
  }
}

function parse<T>(text: string, schema: z.ZodMiniType<T>, fallback: T): T {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : fallback
  } catch {
    return fallback // no JSON: as good as absent
  }
}
