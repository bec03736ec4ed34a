import { useSyncExternalStore } from 'react'

/** Tailwind's `sm` limit: below it tables become cards. */
export const PHONE = '(max-width: 639px)'

/** Tailwind's `lg` limit: below it tables of many columns become cards. */
export const NARROW = '(max-width: 1023px)'

/** Whether a media query holds now, and after every change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
