/** What is hit when trade is cut, taxed or let in again: the goods for those who buy them, the orders of those who make them. */
import { liesIn } from '@/engine/graph/places'
import { goodsOf, idsOf, type Scene, subjectsOf, type Target, whole, within } from './scene'
import { makersOf, shareIn, sharesByPlace } from './where-made'

/** Share of a maker's sales that goes to one foreign country, and that home makers can win back, where it is not known. */
const SOLD_TO_ONE_COUNTRY = 0.3

export function tradeTargets(scene: Scene): Target[] {
  switch (scene.eventClass) {
    case 'tariff':
      return [...dearer(scene), ...makersFelt(scene)]
    case 'import_ban': {
      const named = barredFirms(scene)
      return named.length > 0 ? named : [...missing(scene), ...makersFelt(scene)]
    }
    case 'ban_lifted':
      return scene.buyerId === null ? heldBack(scene) : makersFelt(scene)
    case 'demand_drop':
      return fewerOrders(scene)
    default:
      return heldBack(scene)
  }
}

/** Places that sell: all that are named but the buyer. */
function sellers(scene: Scene): string[] {
  const { buyerId } = scene
  return idsOf(scene, 'place').filter((id) => buyerId === null || !liesIn(id, buyerId))
}

/** Goods that do not leave a country; the goods of a company under sanctions; all of a country without goods named. */
function heldBack(scene: Scene): Target[] {
  const goods = goodsOf(scene)
  const places = sellers(scene)
  const firms = subjectsOf(scene).flatMap((id) => scene.index.productsOf.get(id) ?? [])
  if (scene.eventClass === 'sanction' && firms.length > 0) return whole(scene, firms)
  if (goods.length > 0) {
    const held = goods.map((id) => within(scene, id, places))
    return scene.buyerId === null ? held : [...held, ...makersFelt(scene)]
  }
  return whole(scene, firms.length > 0 ? firms : places.slice(0, 1))
}

/** Part (0..1) of the good that the buyer takes from the sellers named, or from anywhere abroad. */
function importedPart(scene: Scene, nodeId: string): number {
  const { index, buyerId } = scene
  const abroad = sellers(scene)
  if (abroad.length > 0) {
    const known = abroad.reduce((sum, place) => sum + shareIn(nodeId, place, index), 0)
    if (known > 0) return Math.min(1, known)
  }
  const isKnown = buyerId !== null && sharesByPlace(nodeId, index).size > 0
  return isKnown ? 1 - shareIn(nodeId, buyerId, index) : 1
}

/** Where only what one firm makes is kept out, it loses that country's orders, and its rivals are free to sell. */
function barredFirms(scene: Scene): Target[] {
  const { index, inTitle } = scene
  const named = scene.ids.filter((id) => inTitle.has(id))
  const own = named.flatMap((id) => {
    if (index.nodes.get(id)?.company !== undefined) return [id]
    return index.productsOf.get(id) ?? []
  })
  return own.map((nodeId) => ({
    ...{ nodeId, part: SOLD_TO_ONE_COUNTRY, placeId: null, channel: 'quantity' },
    estimate: 'goes to the country that buys',
  }))
}

/** A tariff makes what is imported dearer. */
function dearer(scene: Scene): Target[] {
  return goodsOf(scene).map((nodeId) => ({
    ...{ nodeId, part: importedPart(scene, nodeId), placeId: null, channel: 'price' },
    estimate: 'is imported',
  }))
}

function missing(scene: Scene): Target[] {
  return goodsOf(scene).map((nodeId) => ({
    ...{ nodeId, part: importedPart(scene, nodeId), placeId: null, channel: 'quantity' },
    estimate: 'is imported',
  }))
}

/**
 * Makers abroad lose orders of the buyer's country, by the part that they make in the places named; makers at home
 * get what the others lose.
 */
function makersFelt(scene: Scene): Target[] {
  const { index, buyerId } = scene
  const abroad = sellers(scene)
  return goodsOf(scene).flatMap((good) => {
    const imported = importedPart(scene, good)
    const makers = index.nodes.get(good)?.company === undefined ? makersOf(good, index) : [good]
    return makers.flatMap((nodeId): Target[] => {
      if (sharesByPlace(nodeId, index).size === 0) return []
      const atHome = buyerId === null ? 0 : shareIn(nodeId, buyerId, index)
      const away =
        abroad.length > 0
          ? Math.max(...abroad.map((place) => shareIn(nodeId, place, index)))
          : 1 - atHome
      const part = SOLD_TO_ONE_COUNTRY * (away - atHome * imported)
      const estimate =
        part > 0 ? 'goes to the country that buys' : 'more may be ordered by buyers at home'
      return [{ nodeId, part, placeId: null, channel: 'demand', estimate }]
    })
  })
}

/** Orders fall away from the company named, or from all who make the goods. */
function fewerOrders(scene: Scene): Target[] {
  const { index } = scene
  const firms = subjectsOf(scene).flatMap((id) => index.productsOf.get(id) ?? [])
  if (firms.length > 0) return whole(scene, firms)
  const goods = goodsOf(scene)
  return whole(scene, [...goods, ...goods.flatMap((id) => makersOf(id, index))])
}
