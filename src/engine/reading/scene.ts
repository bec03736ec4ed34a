/** What a text names, as the choice of targets sees it. */
import { countryOf } from '@/engine/graph/places'
import type { EventClass, Shock } from '@/engine/types'
import type { Cue } from './event-class'
import type { KnowledgeIndex } from './knowledge-index'
import { AT_BORDER, FROM_SELLER, ONE_PLANT, TAXES, TO_BUYER } from './lexicon'
import type { Field, Named } from './names'
import { type PlantSize, plantSizeIn } from './quantities'
import { sentencesOf } from './sentences'
import { shareIn, sharesByPlace } from './where-made'

/** What a text names, and how: all that the choice of targets rests on. */
export type Scene = {
  readonly eventClass: EventClass
  readonly channel: Shock['channel']
  /** Nodes named, in the order of their first naming, the title first. */
  readonly ids: readonly string[]
  readonly inTitle: ReadonlySet<string>
  /** Companies named in a sentence that says that work stops. */
  readonly halted: readonly string[]
  /** The text tells of one plant, mine or line. */
  readonly isOnePlant: boolean
  /** How large the text says that the plant is. */
  readonly plantSize: PlantSize
  /** The text says that work stops, so a plant that it names stands still. */
  readonly isHalt: boolean
  /** Country that goods held back were meant for, or that taxes or bans imports; null: none is said. */
  readonly buyerId: string | null
  readonly index: KnowledgeIndex
}

export type Target = {
  readonly nodeId: string
  /** Part of the node, 0..1, that is hit; below 0: hit the other way round, as a rival of those who are. */
  readonly part: number
  /** The place that `part` is the share of; null: none is named. */
  readonly placeId: string | null
  readonly channel: Shock['channel']
  /** The plant stands still: it loses all it makes, whatever the class of the event would take. */
  readonly isStopped?: true
  /** Where `part` is an estimate of the reading: what it is of, for the list of assumptions. */
  readonly estimate?: string
}

export function idsOf({ ids, index }: Scene, ...kinds: readonly string[]): string[] {
  return ids.filter((id) => kinds.includes(index.nodes.get(id)?.kind ?? ''))
}

export function whole(scene: Scene, ids: readonly string[]): Target[] {
  return ids.map((nodeId) => ({ nodeId, part: 1, placeId: null, channel: scene.channel }))
}

/** Whom it is about: both sides of a deal; else the companies of the headline, those that stop, the first named. */
export function subjectsOf(scene: Scene): string[] {
  const companies = idsOf(scene, 'company')
  if (scene.eventClass === 'supply_deal') return companies
  const inTitle = companies.filter((id) => scene.inTitle.has(id))
  if (inTitle.length > 0) return [...new Set([...inTitle, ...scene.halted])]
  return scene.halted.length > 0 ? [...scene.halted] : companies.slice(0, 1)
}

/** Commodities named, by their own name or by that of the material sold at their price. */
export function pricesOf(scene: Pick<Scene, 'ids' | 'index'>): string[] {
  const { index } = scene
  const prices = scene.ids.flatMap((id) => {
    if (index.nodes.get(id)?.kind === 'commodity') return [id]
    return (index.edgesTo.get(id) ?? []).flatMap((edge) =>
      edge.kind === 'priced_by' && edge.to.startsWith('material:') ? [edge.from] : [],
    )
  })
  return [...new Set(prices)]
}

/**
 * Goods that are named. A crop or a fuel is a commodity, and is hit as one where it is known to be made; the name of
 * any other price stands for the material that is sold at it.
 */
export function goodsOf(scene: Scene): string[] {
  const { ids, index } = scene
  const goods = ids.flatMap((id) => {
    const kind = index.nodes.get(id)?.kind
    if (kind === 'material' || kind === 'product') return [id]
    if (kind !== 'commodity') return []
    return sharesByPlace(id, index).size > 0 ? [id] : (index.materialsOf.get(id) ?? [])
  })
  return [...new Set(goods)]
}

export function feedsAny(id: string, goods: readonly string[], index: KnowledgeIndex): boolean {
  return goods.some((target) =>
    (index.edgesTo.get(target) ?? []).some((edge) => edge.kind === 'sources' && edge.from === id),
  )
}

/**
 * The place with the largest known share of the goods narrows the event to that share. A region of which nothing is
 * known counts with its country; a place where none is known to be made, with what the known places leave over.
 */
export function within(scene: Scene, nodeId: string, places: readonly string[]): Target {
  const { index, channel } = scene
  const shares = sharesByPlace(nodeId, index)
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0)
  if (places.length === 0 || total === 0) return { nodeId, part: 1, placeId: null, channel }
  let best: Target | null = null
  for (const placeId of places) {
    const known = shareIn(nodeId, placeId, index) || shareIn(nodeId, countryOf(placeId), index)
    const part = known || Math.max(0, 1 - total)
    if (part > (best?.part ?? 0)) best = { nodeId, part: Math.min(1, part), placeId, channel }
  }
  return best ?? { nodeId, part: 0, placeId: places[0] ?? null, channel }
}

/** Fields of a story with what was found in them. */
export type Story = {
  readonly named: readonly Named[]
  readonly cues: readonly Cue[]
  readonly eventClass: EventClass
  readonly channel: Shock['channel']
  readonly index: KnowledgeIndex
}

const HALT_REACH = 40
const BORDER_CLASSES: ReadonlySet<EventClass> = new Set<EventClass>(['tariff', 'import_ban'])
const EXPORT_CLASSES: ReadonlySet<EventClass> = new Set<EventClass>([
  ...(['export_ban', 'export_licensing', 'sanction'] as const),
])

export function sceneOf(story: Story, textOf: (field: Field) => string): Scene {
  const { named, cues, eventClass, channel, index } = story
  const inTitle = named.filter(({ span }) => span.field === 'title').map(({ id }) => id)
  return {
    ...{ eventClass, channel, index },
    ids: [...new Set(named.map(({ id }) => id))],
    inTitle: new Set(inTitle),
    halted: haltedIn(story, textOf),
    isOnePlant: ONE_PLANT.test(textOf('title')) || cues.some(isOfOnePlant),
    plantSize: plantSizeOf(textOf),
    isHalt: cues.some((cue) => cue.eventClass === 'plant_halt' && !cue.isNegated),
    buyerId: buyerIn(story, textOf),
  }
}

/** The first size of each kind that the text gives. */
function plantSizeOf(textOf: (field: Field) => string): PlantSize {
  const sizes = [textOf('title'), textOf('content')].flatMap(sentencesOf).map(plantSizeIn)
  return {
    ofOwner: sizes.find(({ ofOwner }) => ofOwner !== null)?.ofOwner ?? null,
    ofMarket: sizes.find(({ ofMarket }) => ofMarket !== null)?.ofMarket ?? null,
  }
}

function isOfOnePlant({ isNegated, sentence }: Cue): boolean {
  return !isNegated && ONE_PLANT.test(sentence.text)
}

/** Companies with words of a halt close behind them, or that a halt is said to be at. */
function haltedIn({ named, cues, index }: Story, textOf: (field: Field) => string): string[] {
  const halts = cues.filter((cue) => cue.eventClass === 'plant_halt' && !cue.isNegated)
  const stops = ({ id, span }: Named) =>
    index.nodes.get(id)?.kind === 'company' &&
    halts.some((cue) => {
      if (cue.span.field !== span.field || span.start < cue.sentence.start) return false
      if (span.start > cue.sentence.start + cue.sentence.text.length) return false
      if (span.start < cue.span.start) return cue.span.start - span.end <= HALT_REACH
      const between = textOf(span.field).slice(cue.span.end, span.start)
      return between.length <= HALT_REACH && /^\s*(?:at|by|of)\b/iu.test(between)
    })
  return [...new Set(named.filter(stops).map(({ id }) => id))]
}

/** The country that goods held back were meant for, or that taxes or bans what it imports. */
function buyerIn(story: Story, textOf: (field: Field) => string): string | null {
  const { eventClass } = story
  const places = story.named.filter(({ id }) => id.startsWith('place:'))
  const before = ({ span }: Named) =>
    textOf(span.field).slice(Math.max(0, span.start - 90), span.start)
  const after = ({ span }: Named) => textOf(span.field).slice(span.end, span.end + 30)
  if (EXPORT_CLASSES.has(eventClass)) {
    const buyer = places.find((place) => TO_BUYER.test(before(place)))
    return buyer ? countryOf(buyer.id) : null
  }
  const isAtBorder =
    BORDER_CLASSES.has(eventClass) ||
    (eventClass === 'ban_lifted' && AT_BORDER.test(textOf('title') + textOf('content')))
  if (!isAtBorder) return null
  const buyer =
    places.find((place) => TAXES.test(after(place))) ??
    places.find((place) => !FROM_SELLER.test(before(place)))
  return buyer ? countryOf(buyer.id) : null
}
