/** Light, dark, or what the system says: kept in the browser, and shown by `data-theme` on the root element. */
import * as z from 'zod/mini'
import { createStored } from './storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const themeChoice = createStored<Theme>('theme:v1', z.enum(THEMES), 'system')

const DARK = '(prefers-color-scheme: dark)'

/** The theme in force: the choice, or the system's own. */
export function resolvedTheme(): 'light' | 'dark' {
  const choice = themeChoice.get()
  if (choice !== 'system') return choice
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

/** Shows the theme, now and after each change of the choice or of the system. Returns the way to stop. */
export function followTheme(): () => void {
  const show = () => {
    document.documentElement.dataset.theme = resolvedTheme()
  }
  const system = window.matchMedia(DARK)
  show()
  system.addEventListener('change', show)
  const stop = themeChoice.subscribe(show)
  return () => {
    system.removeEventListener('change', show)
    stop()
  }
}
