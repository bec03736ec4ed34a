/** What all charts share. They are drawn at once: figures that grow into place are read too early. */

/** Smallest size of the type scale, in the tone for secondary words. */
export const AXIS_TEXT = { fontSize: 12, fill: 'var(--ink3)' } as const

/** Tone of a mark by its sign: + is adverse. The word always stands beside it. */
export function sideFill(value: number): string {
  if (value === 0) return 'var(--zero)'
  return value > 0 ? 'var(--adverse-3)' : 'var(--beneficial-3)'
}
