/** From an effect, as a share of a year, to the score and its bands (model §2.5). */
import type { Level } from '@/engine/types'

/** A cost of 1 % of revenue weighs like 3 % of a year's output. */
export const LAMBDA = 3

/** Effect at which the score has come 1 - 1/e of its way. */
export const DECAY = 0.1

const HIGHEST_SCORE = 20

/** Scores below this are given out as 0. */
export const LEAST_SCORE = 0.005

/** sign(x) × 20 × (1 - exp(-|x| / 0.10)): odd, strictly rising, never quite 20. */
export function scoreOf(effect: number): number {
  return Math.sign(effect) * HIGHEST_SCORE * -Math.expm1(-Math.abs(effect) / DECAY) + 0
}

/** The effect whose score is given: the inverse of `scoreOf` for scores below 20. */
export function effectOf(score: number): number {
  return -Math.log1p(-score / HIGHEST_SCORE) * DECAY
}

/** Bands of the score's size: none below 0.25, low below 3, medium below 8, else high. */
export function levelOf(score: number): Level {
  const size = Math.abs(score)
  if (size < 0.25) return 'none'
  if (size < 3) return 'low'
  return size < 8 ? 'medium' : 'high'
}
