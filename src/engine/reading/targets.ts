/** What an event hits: the most exact thing that its text names, and how much of it is in the place it names. */
import { isRegion } from '@/engine/graph/places'
import type { EventClass } from '@/engine/types'
import {
  feedsAny,
  goodsOf,
  idsOf,
  pricesOf,
  type Scene,
  subjectsOf,
  type Target,
  whole,
  within,
} from './scene'
import { tradeTargets } from './trade-targets'
import { marketSharesOf, ownersOf, plantsIn, shareIn } from './where-made'

type Scope = 'route' | 'area' | 'firm' | 'trade' | 'price' | 'goods'

const SCOPES: Readonly<Record<EventClass, Scope>> = {
  ...{ route_closure: 'route', route_delay: 'route' },
  ...{ flood: 'area', earthquake: 'area', storm: 'area', war: 'area', power_cut: 'area' },
  ...{ epidemic: 'area', fire: 'firm', strike: 'firm', plant_halt: 'firm', cyber: 'firm' },
  ...{ recall: 'firm', insolvency: 'firm', supply_deal: 'firm', new_capacity: 'firm' },
  ...{ restart: 'firm', export_ban: 'trade', export_licensing: 'trade', sanction: 'trade' },
  ...{ tariff: 'trade', ban_lifted: 'trade', import_ban: 'trade', demand_drop: 'trade' },
  ...{ price_rise: 'price', price_fall: 'price', shortage: 'goods', other: 'goods' },
}

/** A natural disaster named by its country alone is not everywhere in it. */
const COUNTRY_PART = 0.25
const PART_OF_COUNTRY: ReadonlySet<EventClass> = new Set<EventClass>([
  ...(['flood', 'earthquake', 'storm', 'strike', 'plant_halt', 'fire'] as const),
])
/** One plant of a company whose plants are not known. */
const ONE_PLANT_PART = 0.3

export function targetsOf(scene: Scene): Target[] {
  const targets = ofScope(scene)
  const strongest = new Map<string, Target>()
  for (const target of targets) {
    const key = `${target.nodeId} ${target.channel}`
    const known = strongest.get(key)
    if (!known || Math.abs(known.part) < Math.abs(target.part)) strongest.set(key, target)
  }
  return [...strongest.values()].filter(({ part }) => part !== 0)
}

function ofScope(scene: Scene): Target[] {
  switch (SCOPES[scene.eventClass]) {
    case 'route':
      return whole(scene, routesMeant(scene))
    case 'area':
      return areaTargets(scene)
    case 'firm':
      return firmTargets(scene)
    case 'trade':
      return tradeTargets(scene)
    case 'price':
      return priceTargets(scene)
    case 'goods':
      return goodsTargets(scene)
  }
}

/** The routes of the headline; others are where ships come from or go instead. */
function routesMeant(scene: Scene): string[] {
  const routes = idsOf(scene, 'route')
  const inTitle = routes.filter((id) => scene.inTitle.has(id))
  return inTitle.length > 0 ? inTitle : routes
}

/** Routes named beside what stops on land or is shot at: goods come late. */
function routesLate(scene: Scene): Target[] {
  return whole({ ...scene, channel: 'delay' }, routesMeant(scene))
}

/**
 * Plants and regions named are hit with all that is made there; a country only with the goods named, or with part of
 * all it makes. War, blackouts and epidemics take the whole of it.
 */
function areaTargets(scene: Scene): Target[] {
  const { index, inTitle, eventClass } = scene
  const places = idsOf(scene, 'place')
  const regions = places.filter(isRegion)
  const countries = places.filter((id) => !isRegion(id))
  const named = countries.filter((id) => inTitle.has(id))
  const hit = regions.length > 0 ? regions : lastOf(eventClass, named, countries)
  const goods = goodsOf(scene)
  const isKnownThere = goods.some((id) => hit.some((place) => shareIn(id, place, index) > 0))
  const isWhole = !PART_OF_COUNTRY.has(eventClass) && !(eventClass === 'epidemic' && isKnownThere)
  const land = regions.length > 0 || isWhole || goods.length === 0 ? placesHit(scene, hit) : []
  const elsewhere = goods.filter(
    (id) => land.length === 0 || !hit.some((place) => shareIn(id, place, index) > 0),
  )
  return [
    ...whole(scene, idsOf(scene, 'facility')),
    ...land,
    ...elsewhere.map((id) => within(scene, id, hit)),
    ...haltedTargets(scene, hit),
    ...routesLate(scene),
  ]
}

/** Of two countries in a headline of war the second is attacked; of a disaster the first one is meant. */
function lastOf(eventClass: EventClass, named: readonly string[], all: readonly string[]) {
  const list = named.length > 0 ? named : all
  return eventClass === 'war' ? list.slice(-1) : list.slice(0, 1)
}

function placesHit(scene: Scene, places: readonly string[]): Target[] {
  return places.map((nodeId) => {
    const isPart = !isRegion(nodeId) && PART_OF_COUNTRY.has(scene.eventClass)
    const part = isPart ? COUNTRY_PART : 1
    const base = { nodeId, part, placeId: null, channel: scene.channel }
    return isPart ? { ...base, estimate: 'lies where it happened' } : base
  })
}

/** Companies that the text itself says have stopped, beside what stopped them. */
function haltedTargets(scene: Scene, places: readonly string[]): Target[] {
  return scene.halted.flatMap((company) => companyTargets(scene, company, places))
}

/** Plants named; the companies of the headline in the place named; the headline's route; goods there; the place. */
function firmTargets(scene: Scene): Target[] {
  const plants = plantsMeant(scene) // a plant is more exact than the goods it makes
  const places = idsOf(scene, 'place')
  if (plants.length > 0) {
    const owners = new Set(plants.flatMap((plant) => ownersOf(plant, scene.index)))
    const others = scene.halted.filter((company) => !owners.has(company))
    return [...standing(scene, plants), ...haltedTargets({ ...scene, halted: others }, places)]
  }
  const firms = subjectsOf(scene).flatMap((company) => companyTargets(scene, company, places))
  if (firms.length > 0) return firms
  const late = routesLate(scene)
  if (late.some(({ nodeId }) => scene.inTitle.has(nodeId))) return late
  const goods = goodsOf(scene)
  if (goods.length > 0) return goods.map((id) => within(scene, id, places))
  if (late.length > 0) return late
  const regions = places.filter(isRegion)
  return placesHit(scene, regions.length > 0 ? regions : places.slice(0, 1))
}

/** Plants named; where the headline names companies, only theirs: another's plant is named as a supplier or a place. */
function plantsMeant(scene: Scene): string[] {
  const plants = idsOf(scene, 'facility')
  const firms = idsOf(scene, 'company').filter((id) => scene.inTitle.has(id))
  if (firms.length === 0) return plants
  const own = plants.filter((plant) =>
    ownersOf(plant, scene.index).some((id) => firms.includes(id)),
  )
  return own.length > 0 || plants.some((id) => scene.inTitle.has(id)) ? own : []
}

/** What the company makes of the goods named, else all it makes; its plants in the place named, or its part there. */
function companyTargets(scene: Scene, company: string, places: readonly string[]): Target[] {
  const { index } = scene
  const plants = places.filter(isRegion).flatMap((place) => plantsIn(company, place, index))
  if (plants.length > 0) return standing(scene, plants)
  const goods = goodsOf(scene)
  const all = index.productsOf.get(company) ?? []
  const named = all.filter((id) => goods.includes(id) || feedsAny(id, goods, index))
  if (named.length === 0 && goods.length > 0 && !scene.inTitle.has(company)) return []
  const own = named.length > 0 ? named : all
  return own.map((nodeId) => {
    const part = Math.max(0, ...places.map((place) => shareIn(nodeId, place, index)))
    const { channel } = scene
    const stated = scene.isOnePlant ? statedPart(scene, nodeId) : null
    if (stated !== null) return { nodeId, ...stated, placeId: null, channel }
    const placeId = places.find((place) => part > 0 && shareIn(nodeId, place, index) === part)
    if (placeId !== undefined) return { nodeId, part, placeId, channel }
    if (scene.isOnePlant && all.length > 0) {
      const estimate = 'comes from the plant that the text tells of'
      return { nodeId, part: ONE_PLANT_PART, placeId: null, channel, estimate }
    }
    return { nodeId, part: 1, placeId: null, channel }
  })
}

/** Plants with all they make; where the text says that work stops, they stand still. */
function standing(scene: Scene, plants: readonly string[]): Target[] {
  const targets = whole(scene, plants)
  const isStill = scene.isHalt && scene.channel === 'quantity'
  return isStill ? targets.map((target) => ({ ...target, isStopped: true })) : targets
}

/** The part of a product that comes from the plant, by what the text says of the plant's size. */
function statedPart({ plantSize, index }: Scene, nodeId: string) {
  const { ofOwner, ofMarket } = plantSize
  if (ofOwner !== null) {
    return { part: ofOwner, estimate: 'comes from the plant, by the text' }
  }
  const share = Math.max(0, ...marketSharesOf(nodeId, index))
  if (ofMarket === null || share === 0) return null
  const part = Math.min(1, ofMarket / share)
  return { part, estimate: 'comes from the plant, by its part of the market in the text' }
}

function goodsTargets(scene: Scene): Target[] {
  const places = idsOf(scene, 'place')
  const goods = goodsOf(scene)
  const inTitle = goods.filter((id) => scene.inTitle.has(id))
  if (inTitle.length > 0) return inTitle.map((id) => within(scene, id, places))
  if (goods.length > 0) return goods.map((id) => within(scene, id, places))
  return haltedTargets(scene, places)
}

/** The price named in the headline, else the first one. */
function priceTargets(scene: Scene): Target[] {
  const prices = pricesOf(scene)
  const inTitle = prices.filter((id) => scene.inTitle.has(id))
  return whole(scene, inTitle.length > 0 ? inTitle : prices.slice(0, 1))
}
