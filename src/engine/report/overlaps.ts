/** Paths whose effects are not simply the sum of what each carries: said, so that nobody adds them up wrongly. */
import { LAMBDA, scoreOf } from '@/engine/scoring/score'
import type { ImpactPath, Outcome } from '@/engine/types'
import { list, type Names, points } from './words'

/** One sentence a product where several paths meet, and how they were counted; empty where none do. */
export function overlapSentences(outcome: Outcome, names: Names): string[] {
  const effect = outcome.adverse - outcome.gain + LAMBDA * outcome.cost
  return [...byProduct(outcome.paths)].flatMap(([productId, paths]) => {
    const product = names.nodeOf(productId).name
    return [losses(product, paths), prices(product, paths, effect, names)].flat()
  })
}

function losses(product: string, all: readonly ImpactPath[]): string[] {
  const paths = all.filter((path) => (path.lostOutputDays ?? 0) > 0)
  if (paths.length < 2) return []
  return [
    `${idsOf(paths)} all take output from ${product}: the worst single input decides, and only paths through one input add up, so their scores must not be added.`,
  ]
}

/** A material bought directly and the same material inside a part: two costs, both counted, and that is an assumption. */
function prices(
  product: string,
  all: readonly ImpactPath[],
  effect: number,
  names: Names,
): string[] {
  const bySource = new Map<string, ImpactPath[]>()
  for (const path of all.filter((one) => one.channel === 'price')) {
    const source = path.nodeIds[0] ?? ''
    bySource.set(source, [...(bySource.get(source) ?? []), path])
  }
  return [...bySource].flatMap(([source, paths]) => {
    const parts = (some: readonly ImpactPath[]) =>
      list(some.map((path) => `${path.pathId} ${by(path, names)}`))
    const start = `${names.nodeOf(source).name} reaches ${product} `
    const costs = paths.filter(({ effect }) => effect > 0)
    const gains = paths.filter(({ effect }) => effect < 0)
    const netted =
      costs.length > 0 && gains.length > 0
        ? [
            `${start}as a burden (${parts(costs)}) and as a relief (${parts(gains)}): the two are netted.`,
          ]
        : []
    const added = [costs, gains].flatMap((some) => {
      const [first, ...rest] = some
      if (!first || rest.length === 0) return []
      const without = scoreOf(effect - rest.reduce((total, path) => total + path.effect, 0))
      return [
        `${start}${some.length} times with the same sign (${parts(some)}): these are added, as separate purchases. If ${first.pathId} already holds the others, the score is ${points(without)}.`,
      ]
    })
    return [...netted, ...added]
  })
}

function by(path: ImpactPath, names: Names): string {
  const inner = path.nodeIds.slice(1, -1)
  return inner.length === 0
    ? 'directly'
    : `by ${inner.map((id) => names.nodeOf(id).name).join(', ')}`
}

function idsOf(paths: readonly ImpactPath[]): string {
  return list(paths.map((path) => path.pathId))
}

function byProduct(paths: readonly ImpactPath[]): Map<string, ImpactPath[]> {
  const groups = new Map<string, ImpactPath[]>()
  for (const path of paths)
    groups.set(path.productId, [...(groups.get(path.productId) ?? []), path])
  return groups
}
