/** Words that tell the class of an event, and the defaults of each class where the text gives no figure. Data only. */
import type { EventClass } from '@/engine/types'

export type Trigger = {
  readonly eventClass: EventClass
  readonly pattern: RegExp
  readonly weight: number
}

const t = (eventClass: EventClass, weight: number, pattern: RegExp): Trigger => ({
  eventClass,
  weight,
  pattern,
})

export const TRIGGERS: readonly Trigger[] = [
  t(
    'ban_lifted',
    4,
    /\b(lifts?|lifted|ends?|ended|suspends?|eases?|removes?)\b[^.]{0,30}\b(ban|curbs?|restrictions?|controls?|sanctions?|tariffs?)\b/giu,
  ),
  t('restart', 4, /\b(resumes?|resumed|restarts?|restarted|reopens?|reopened)\b/giu),
  t('export_licensing', 3, /\bexport (controls?|licen[cs]\w+|curbs?|restrictions?)\b/giu),
  t(
    'export_ban',
    3,
    /\b(bans?|banned|halts?|halted|stops?|blocks?|prohibits?)\b[^.]{0,20}\bexports?\b|\bexport (ban|halt)\b/giu,
  ),
  t('sanction', 2, /\bsanction(s|ed)?\b/giu),
  t('tariff', 2, /\btariffs?\b|\bimport dut(y|ies)\b/giu),
  t('supply_deal', 2, /\b(deal|agreement|contract|partnership)\b/giu),
  t(
    'new_capacity',
    2,
    /\b(new (plant|factory|mine|line)|begin production|expands? capacity|opens? (a|its) )/giu,
  ),
  t('fire', 3, /\b(fire|blaze|explosion)\b/giu),
  t('flood', 3, /\bflood(s|ed|ing)?\b/giu),
  t('earthquake', 3, /\b(earthquake|quake|tsunami)\b/giu),
  t('storm', 3, /\b(hurricane|typhoon|storm|cyclone|winter freeze)\b/giu),
  t('strike', 3, /\b(strikes?|walkout|industrial action)\b/giu),
  t(
    'route_closure',
    3,
    /\b(canal|strait|port|route|corridor)\b[^.]{0,40}\b(closed|blocked|shut|blockage|closure)\b/giu,
  ),
  t('route_delay', 3, /\b(rerout\w+|diver(t|ts|ted|sions?)|congestion|detours?)\b/giu),
  t('war', 2, /\b(war|invasion|missiles?|airstrikes?|attack(s|ed)?)\b/giu),
  t('power_cut', 2, /\b(blackout|power (cut|outage|rationing))\b/giu),
  t('cyber', 4, /\b(cyber\s?-?attack|ransomware)\b/giu),
  t('shortage', 2, /\bshortages?\b/giu),
  t(
    'plant_halt',
    1,
    /\b(halts?|halted|shuts?|shut down|shutdown|suspends? production|idles?|idled|closes?|closed)\b/giu,
  ),
  t('recall', 2, /\brecalls?\b/giu),
  t('insolvency', 3, /\b(insolven\w+|bankrupt\w*)\b/giu),
  t('demand_drop', 2, /\b(demand (falls?|drops?|slump\w*)|cuts? orders)\b/giu),
]

/** Words before a trigger that turn it off: `no damage`, `averted a strike`. */
export const NEGATION =
  /\b(no|not|without|never|avoid(s|ed)?|avert(s|ed)?|unaffected|denies|ruled out)\b[^.]{0,25}$/iu
export const HEDGE = /\b(could|may|might|would|expected to|threatens?|depends? on|plans? to|if)\b/iu

export type ClassDefault = {
  readonly channel: 'quantity' | 'price' | 'delay'
  /** Share of output lost (negative: gained), or relative price change. */
  readonly size: number
  readonly outageDays: number
  readonly rampDays: number
}

const q = (size: number, outageDays: number, rampDays: number): ClassDefault => ({
  channel: 'quantity',
  size,
  outageDays,
  rampDays,
})

export const CLASS_DEFAULTS: Readonly<Partial<Record<EventClass, ClassDefault>>> = {
  fire: q(1, 90, 60),
  flood: q(0.8, 45, 90),
  earthquake: q(0.7, 30, 60),
  storm: q(0.7, 14, 21),
  export_ban: q(0.95, 365, 0),
  export_licensing: q(0.8, 60, 60),
  sanction: q(0.8, 365, 0),
  strike: q(0.8, 21, 7),
  route_closure: { channel: 'delay', size: 1, outageDays: 6, rampDays: 7 },
  route_delay: { channel: 'delay', size: 1, outageDays: 60, rampDays: 0 },
  war: q(0.9, 120, 90),
  power_cut: q(0.5, 14, 7),
  shortage: q(0.3, 120, 60),
  plant_halt: q(1, 30, 30),
  cyber: q(0.8, 10, 10),
  epidemic: q(0.6, 30, 30),
  recall: q(0.3, 30, 30),
  insolvency: q(0.6, 90, 90),
  supply_deal: q(-0.3, 365, 0),
  new_capacity: q(-0.3, 365, 0),
  restart: q(-0.5, 60, 0),
  ban_lifted: q(-0.5, 180, 0),
  tariff: { channel: 'price', size: 0.25, outageDays: 365, rampDays: 0 },
}
