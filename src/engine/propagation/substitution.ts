/** Effective substitution of an input for an outage (model §2.1). */
import { LONG_FROM_DAYS, MEDIUM_FROM_DAYS } from './defaults'
import type { Group } from './groups'

export type Effective = {
  /** sigma: share of the missing input that is replaced over the whole outage, 0..1. */
  readonly share: number
  /** The class value it came from. */
  readonly classShare: number
}

/**
 * sigma = class share × max(0, 1 − (lead + ramp / 2) / outage): nothing is replaced until a substitute delivers.
 * Where the class changes (30 and 180 days), an outage never loses less than a shorter one would have.
 */
export function effectiveSubstitution(group: Group, outageDays: number): Effective {
  const { short, medium, long } = group.substitution
  if (outageDays < MEDIUM_FROM_DAYS)
    return { share: sigma(group, short, outageDays), classShare: short }
  const isMedium = outageDays < LONG_FROM_DAYS
  const classShare = isMedium ? medium : long
  const lostBefore = Math.max(
    lost(group, short, MEDIUM_FROM_DAYS),
    isMedium ? 0 : lost(group, medium, LONG_FROM_DAYS),
  )
  const share = Math.min(sigma(group, classShare, outageDays), 1 - lostBefore / outageDays)
  return { share: Math.max(0, share), classShare }
}

function sigma(group: Group, classShare: number, outageDays: number): number {
  if (outageDays <= 0) return 0
  return classShare * Math.max(0, 1 - (group.subLeadDays + group.subRampDays / 2) / outageDays)
}

/** Days of use lost in an outage of that length, with that class share. */
function lost(group: Group, classShare: number, outageDays: number): number {
  return outageDays * (1 - sigma(group, classShare, outageDays))
}
