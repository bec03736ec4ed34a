/** Whether the event's own text already speaks of the effect at the company. */
import type { Graph } from '@/engine/graph/graph'
import type { ImpactPath, Mechanism, Reading } from '@/engine/types'

type Asked = {
  readonly spread: { readonly graph: Graph }
  readonly reading: Reading
  readonly companyId: string
}

/**
 * not_visible: the text does not name the company, or the effect lies in the future. visible: it reports that the
 * company itself is hit. uncertain: it names the company, and the effect is not its own outage.
 */
export function visibilityOf(
  path: Pick<ImpactPath, 'startDay'>,
  mechanism: Mechanism,
  { spread, reading, companyId }: Asked,
): ImpactPath['visibility'] {
  const isNamed = reading.namedNodes.some(
    (id) => id === companyId || spread.graph.nodeOf(id)?.company === companyId,
  )
  if (!isNamed || path.startDay === null || path.startDay > 0) return 'not_visible'
  return mechanism === 'direct disruption' && !reading.isHedged ? 'visible' : 'uncertain'
}
