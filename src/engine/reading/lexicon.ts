/** Words that tell the class of an event, and the defaults of each class where the text gives no figure. Data only. */
import type { EventClass, Shock } from '@/engine/types'

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

/** Verbs of stopping, cutting and delaying, as they stand before or after what is stopped. */
const STOP =
  '(?:halt|stop|suspend|idl|shut(?:s|ting)? down|shutter|paus|cut|curtail|slash|reduc|curb|limit|lower|scal(?:e|ing) back)'
/** Verbs of a price on its way up or down. */
const UP =
  '(?:ris(?:e|es|ing)|rose|jump\\w*|surg\\w*|soar\\w*|climb\\w*|ralli\\w*|rally|spik\\w*|doubl\\w*|tripl\\w*|quadrupl\\w*|leap\\w*|rocket\\w*)'
const DOWN =
  '(?:fall(?:s|ing)?|fell|drop(?:s|ped)?|slump\\w*|plung\\w*|slid(?:e|es)?|tumbl\\w*|sink(?:s|ing)?|sank|collaps\\w*|crash\\w*|halv\\w*)'
const EXPORT = '(?:exports?|exporting|shipments?|overseas sales)'

export const TRIGGERS: readonly Trigger[] = [
  t(
    'ban_lifted',
    7,
    /\b(?:lift|end|suspend|eas|remov|scrap|waiv|relax|drop|roll(?:s|ed)? back|repeal|cancel)\w*\b[^.]{0,40}\b(?:bans?|curbs?|restrictions?|controls?|sanctions?|tariffs?|quotas?|embargo|licen[cs]ing|dut(?:y|ies))\b/giu,
  ),
  t(
    'ban_lifted',
    7,
    /\b(?:bans?|curbs?|restrictions?|controls?|sanctions?|tariffs?|embargo|dut(?:y|ies))\b[^.]{0,30}\b(?:lifted|eased|removed|scrapped|waived|relaxed|dropped|expires?|expired)\b/giu,
  ),
  t(
    'restart',
    7,
    /\b(?:resum\w*|restart\w*|reopen\w*|back (?:on ?line|in operation|to normal)|returns? to (?:full|normal)|ramps? (?:back )?up|recover(?:s|ed)? (?:full )?(?:output|production))\b/giu,
  ),
  t(
    'export_licensing',
    4,
    /\bexport (?:controls?|licen[cs]\w*|curbs?|restrictions?|quotas?|permits?)\b|\blicen[cs]es? (?:for|to|on) (?:the )?exports?\b|\b(?:restrict|control|licens|licenc|curb|limit|tighten)\w*\b[^.]{0,30}\bexports?\b|\bexports?\b[^.]{0,60}\b(?:need|require|subject to|under)\w*\b[^.]{0,20}\b(?:licen[cs]\w*|permits?|approval)\b|\bquotas? on\b[^.]{0,30}\bexports?\b/giu,
  ),
  t(
    'export_ban',
    5,
    new RegExp(
      `\\b(?:ban(?:s|ned|ning)?|bar(?:s|red|ring)?|halt(?:s|ed|ing)?|stop(?:s|ped|ping)?|block(?:s|ed|ing)?|prohibit(?:s|ed|ing)?|forbid(?:s|ding)?|outlaw(?:s|ed)?|suspend(?:s|ed|ing)?|freez(?:es|e|ing)|embargo(?:es|ed)?)\\b[^.]{0,30}\\b${EXPORT}\\b|\\b${EXPORT}\\b[^.]{0,30}\\b(?:ban(?:ned)?|halted|stopped|prohibited|forbidden|suspended|embargo)\\b|\\bembargo on\\b`,
      'giu',
    ),
  ),
  t(
    'sanction',
    4,
    /\bsanction(?:s|ed|ing)?\b|\bblacklist\w*\b|\bentity list\b|\bdenial order\b/giu,
  ),
  t(
    'tariff',
    4,
    /\btariffs?\b|\bimport (?:dut(?:y|ies)|lev(?:y|ies)|taxes)\b|\banti-?dumping\b|\bdut(?:y|ies) (?:of|on)\b/giu,
  ),
  t(
    'supply_deal',
    4,
    /(?<!\b(?:leav(?:e|es|ing)|left|quits?|quitting|exit(?:s|ed)?|ends?|ended|tears? up|scrap(?:s|ped)?|walk(?:s|ed)? (?:away|out)|withdr[ae]ws?|negotiat\w+|talks|annul\w*|void\w*|cancel\w*|terminat\w*|revok\w*|expir\w*|rul(?:es|ed|ing))\b[^.]{0,40})\b(?:deal|agreement|contract|partnership|offtake|pact|memorandum)\b|\b(?:agree|sign|secure)(?:s|d|ed)? (?:to|on|with|up)\b/giu,
  ),
  t(
    'new_capacity',
    4,
    /\bnew (?:\p{L}+ )?(?:plant|factory|mine|line|refinery|smelter|fab|terminal|gigafactory)\b|\bbegin(?:s|ning)? (?:of )?(?:mass )?production\b|\bexpand(?:s|ed|ing)? (?:its |the )?(?:\p{L}+ )?(?:capacity|output|production|plant)\b|\b(?:doubl|tripl|rais|boost|increas|add)\w* (?:its |the )?(?:\p{L}+ ){0,3}?(?:capacity|output|production)\b|\bopens? (?:a|its|the) (?:\p{L}+ ){0,3}?(?:plant|factory|mine|line|fab)\b|\bbreaks? ground\b|\binaugurat\w+\b/giu,
  ),
  t('fire', 5, /\b(?:fire|fires|blaze|explosions?|explodes?|exploded|inferno)\b/giu),
  t('flood', 5, /\bflood(?:s|ed|ing|waters?)?\b|\binundat\w+\b/giu),
  t('earthquake', 5, /\b(?:earthquakes?|quakes?|tsunami|aftershocks?|seismic)\b/giu),
  t(
    'storm',
    5,
    /\b(?:hurricanes?|typhoons?|storms?|cyclones?|tornado(?:es)?|winter freeze|deep freeze|blizzard|frosts?|droughts?|heatwave|hail)\b/giu,
  ),
  t(
    'strike',
    5,
    /\b(?:on strike|strikes? (?:at|by|over|halts?|hits?|begins?|enters?)|strike|strikers|walkouts?|walk(?:s|ed)? out|industrial action|work stoppage|lock-?outs?|lock(?:s|ed|ing)? out|picket\w*|down tools)\b/giu,
  ),
  t(
    'route_closure',
    5,
    /\b(?:canal|strait|ports?|route|corridor|waterway|terminal|locks?|bridge|rail line|air ?space|channel|sea)\b[^.]{0,50}\b(?:clos\w+|block\w*|shut\w*|impassable|halted|suspended)\b|\b(?:clos\w+|block\w*|shut\w*|grounded|aground)\b[^.]{0,40}\b(?:canal|strait|ports?|waterway|air ?space|channel)\b|\bruns? aground\b|\bran aground\b/giu,
  ),
  t(
    'route_delay',
    5,
    /\b(?:re-?rout\w+|divert\w*|diversions?|congestion|detours?|backlogs?|queues? of (?:ships|vessels)|draft limits?|transits? (?:cut|limited|restricted)|longer (?:way|route)|around the Cape|slow-?downs? (?:at|in)[^.]{0,30}\bports?|go-slows?|(?:ships|vessels) (?:\w+ )?(?:lie|lying|wait|waiting|anchored) (?:at anchor|off|outside)|low water|water levels?[^.]{0,40}?\b(?:falls?|fell|drops?|dropped|low)|(?:falls?|fell|drops?|dropped) (?:to|below) \d+ (?:cm|centimet\w+)|barges?[^.]{0,30}?\bload\w* (?:only )?(?:\w+ )?(?:part|third|half|quarter|less))\b/giu,
  ),
  t(
    'war',
    4,
    /\b(?:war|invasion|invades?|invaded|missiles?|airstrikes?|drone strikes?|drones?|attack(?:s|ed)?|shelling|shelled|bomb\w*|coup|militants?|rebels?|clashes|(?:heavy )?fighting (?:in|between|around|near|over|has|spread\w*)|sabotage\w*)\b/giu,
  ),
  t(
    'power_cut',
    5,
    /\b(?:blackouts?|power (?:cuts?|outages?|rationing|failure|shortages?)|electricity (?:rationing|shortages?)|grid (?:failure|collapse)|load shedding)\b/giu,
  ),
  t('cyber', 6, /\b(?:cyber\s?-?attacks?|ransomware|hackers?|hacked|malware|cyber incident)\b/giu),
  t(
    'epidemic',
    5,
    /\b(?:lockdowns?|epidemic|pandemic|outbreaks?|quarantine\w*|avian flu|bird flu|swine fever|foot-and-mouth|coronavirus)\b/giu,
  ),
  t(
    'shortage',
    4,
    /\b(?:shortages?|scarcity|in short supply|run(?:s|ning)? (?:short|out) of|supply crunch)\b/giu,
  ),
  t(
    'plant_halt',
    3,
    new RegExp(
      `\\b${STOP}\\w*\\b[^.]{0,50}\\b(?:production|output|operations?|work|plants?|factor(?:y|ies)|mines?|lines?|smelters?|refiner(?:y|ies)|deliver(?:y|ies)|suppl(?:y|ies)|crop|harvest)\\b|\\b(?:production|output|operations?|plants?|factor(?:y|ies)|mines?|smelters?|refiner(?:y|ies)|lines?)\\b[^.]{0,40}\\b(?:halt\\w*|stop\\w*|stands? still|idled?|suspended|shut\\w*|closed|clos(?:es|ing)|offline|paralys\\w*|disrupt\\w*|outage)\\b|\\bforce majeure\\b|\\b(?:shutdown|stoppage|outage)\\b`,
      'giu',
    ),
  ),
  t(
    'plant_halt',
    1,
    /\b(?:halts?|halted|shuts?|idles?|idled|closes?|closed|closures?|destroy\w*|damag\w*)\b/giu,
  ),
  t('recall', 5, /\brecall(?:s|ed|ing)?\b/giu),
  t(
    'insolvency',
    6,
    /\b(?:insolven\w+|bankrupt\w*|chapter 11|administration proceedings|goes bust|liquidat\w+|creditor protection|receivership)\b/giu,
  ),
  t(
    'import_ban',
    7,
    /\b(?:ban(?:s|ned|ning)?|bar(?:s|red)?|halt(?:s|ed)?|stop(?:s|ped)?|block(?:s|ed)?|prohibit(?:s|ed)?|suspend(?:s|ed)?|outlaw(?:s|ed)?|seiz(?:e|es|ed))\b[^.]{0,30}\bimports?\b|\bimport bans?\b|\bimports?\b[^.]{0,20}\b(?:banned|prohibited|halted|suspended)\b/giu,
  ),
  t(
    'price_rise',
    4,
    new RegExp(
      `\\b(?:prices?|quotes?|futures|rates?|costs?)\\b[^.]{0,50}\\b${UP}\\b|\\b${UP}\\b[^.]{0,40}\\b(?:prices?|a (?:tonne|barrel|ounce|pound|bushel))\\b|\\b(?:sets?|hits?|reach(?:es|ed)?|to|at) (?:an? )?(?:new |fresh |all-time |\\w+-year )*(?:record|high)s?\\b|\\b(?:pass(?:es|ed)?|above|tops?) (?:USD|US\\$|\\$|EUR|€) ?\\d|\\b${UP}\\b[^.%]{0,30}\\d ?(?:%|per ?cent)`,
      'giu',
    ),
  ),
  t(
    'price_fall',
    4,
    new RegExp(
      `\\b(?:prices?|quotes?|futures|rates?|costs?)\\b[^.]{0,50}\\b${DOWN}\\b|\\b${DOWN}\\b[^.]{0,40}\\b(?:prices?|a (?:tonne|barrel|ounce|pound|bushel))\\b|\\b(?:below|under|from) (?:its|the|their) [\\w -]{0,20}\\b(?:peak|record|high)\\b|\\b(?:sets?|hits?|reach(?:es|ed)?|to|at) (?:an? )?(?:new |fresh |all-time |\\w+-year )*lows?\\b|\\b${DOWN}\\b[^.%]{0,30}\\d ?(?:%|per ?cent)`,
      'giu',
    ),
  ),
  t(
    'demand_drop',
    5,
    /\bdemand\b[^.]{0,40}\b(?:falls?|fell|drops?|dropped|slump\w*|plung\w*|collaps\w*|weaken\w*|dries? up)\b|\b(?:fall|drop|slump|plunge|collapse) in (?:\p{L}+ )?(?:demand|orders)\b|\bcuts? (?:its |their )?orders\b|\borders\b[^.]{0,30}\b(?:fall|fell|drop|dropped|slump\w*|plung\w*)\b/giu,
  ),
]

/** A name before this is that of the country goods were meant for: `exports of gas to`. */
export const TO_BUYER =
  /\b(?:exports?|exporting|sales?|sell\w*|shipments?|ship\w*|suppl\w+|deliver\w*|flows?)\b[^.]{0,60}\bto (?:the )?$/iu
/** A name before this is that of the country that taxes: `EU tariffs`. */
export const TAXES =
  /^(?:['’]s)? (?:\w+ ){0,2}?(?:tariffs?|dut(?:y|ies)|lev(?:y|ies)|import)\b|^ (?:\w+ ){0,1}?(?:imposes?|sets?|puts?|raises?|bans?|slaps?|doubles?|lifts?|ends?|drops?|removes?)\b/iu
/** A name behind this is that of a country that sells: `tariffs on steel from`. */
export const FROM_SELLER = /\b(?:from|on|against|made in) (?:\w+ ){0,2}$/iu
/** What a country does to its own imports. */
export const AT_BORDER = /\b(?:tariffs?|dut(?:y|ies)|imports?|lev(?:y|ies))\b/iu
/** One plant is told of: `its largest refinery`, `a plant`. */
export const ONE_PLANT =
  /\b(?:an?|its|the|one|their)\s+(?:[\p{L}\d-]+\s+){0,4}?(?:plant|factory|mine|refinery|smelter|mill|fab|line|terminal)\b|\bat (?:[\p{L}\d’'-]+\s+){0,5}?(?:plant|factory|mine|refinery|smelter|mill|fab)\b/iu

/** Words before a trigger, in its sentence, that turn it off: `no damage`, `averted a strike`. */
export const NEGATION =
  /\b(?:no|not|without|never|nor|neither|avoid(?:s|ed|ing)?|avert(?:s|ed|ing)?|prevent(?:s|ed|ing)?|unaffected by|den(?:y|ies|ied)|rul(?:es|ed|ing) out|rejects?|rejected|dismiss(?:es|ed)?|call(?:s|ed)? off|false|won['’]t|isn['’]t|doesn['’]t|did ?n['’]t|hasn['’]t|wasn['’]t|no plans? to|unlikely)\b(?:\W+[\p{L}\p{N}’'-]+){0,6}\W*$/iu
/** Words after a trigger, in its sentence, that turn it off: `the strike was called off`. */
export const NEGATION_AFTER =
  /^[^.;]{0,40}\b(?:(?:was|were|is|are|been|being|has) (?:\w+ )?(?:averted|avoided|called off|ruled out|denied|cancel+ed|postponed|dismissed)|averted|called off|does not affect|did not affect|not affect(?:ed)?|without (?:any )?(?:damage|effect|impact)|no (?:damage|effect|impact|disruption|injur\w+ and no)|is put out with no|unfounded|(?:a )?(?:hoax|false alarm|drill|exercise))\b/iu
/** Before this many characters a negation is looked for. */
export const NEGATION_REACH = 90
export const HEDGE =
  /\b(?:could|may|might|would|expected to|threatens?|threatened|depends? on|plans? to|considers?|considering|weighs?|proposes?|proposed|if)\b/iu

export type ClassDefault = {
  readonly channel: Shock['channel']
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
  import_ban: { channel: 'demand', size: 1, outageDays: 365, rampDays: 0 },
  price_rise: { channel: 'price', size: 0.2, outageDays: 180, rampDays: 0 },
  price_fall: { channel: 'price', size: -0.2, outageDays: 180, rampDays: 0 },
  demand_drop: { channel: 'demand', size: 0.3, outageDays: 180, rampDays: 90 },
}
