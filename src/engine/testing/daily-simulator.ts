/**
 * The same facts simulated day by day with stocks, an independent way to the days of output that are lost. Slow, so
 * it is the tests' oracle and not the engine. Each product uses up its inputs in step with its output; stocks begin
 * full and are never refilled above that; what does not come from the listed suppliers always comes.
 */
import type { EdgeFact, Sources } from '@/engine/graph/facts'

export type DailyShock = {
  readonly nodeId: string
  readonly lossFraction: number
  readonly outageDays: number
}

type Input = {
  readonly criticality: Sources['criticality']
  readonly costShare: number
  readonly suppliers: readonly {
    readonly id: string
    readonly share: number
    readonly lag: number
  }[]
  readonly sigma: number
  readonly full: number
  stock: number
}

/** Lost output days of each node over `days` days. Only `sources` edges with all attributes stated are simulated. */
export function simulateDaily(
  edges: readonly EdgeFact[],
  shock: DailyShock,
  days: number,
): Map<string, number> {
  const inputs = inputsOf(edges)
  const order = upstreamFirst(edges)
  const history = new Map(order.map((id) => [id, [] as number[]]))
  const lost = new Map(order.map((id) => [id, 0]))
  for (let day = 0; day < days; day++) {
    for (const id of order) {
      const isOut = id === shock.nodeId && day < shock.outageDays
      const capacity = isOut ? 1 - shock.lossFraction : 1
      const activity = runDay(inputs.get(id) ?? [], capacity, day, history)
      history.get(id)?.push(activity)
      lost.set(id, (lost.get(id) ?? 0) + 1 - activity)
    }
  }
  return lost
}

/** Partially binding Leontief (Pichler et al.): the tightest of capacity, inputs and the sum of minor inputs. */
function runDay(
  inputs: readonly Input[],
  capacity: number,
  day: number,
  history: ReadonlyMap<string, readonly number[]>,
): number {
  const available = inputs.map((input) => input.stock + inflow(input, day, history))
  let activity = capacity
  let minor = 0
  inputs.forEach((input, at) => {
    const short = Math.max(0, 1 - (available[at] ?? 0))
    if (input.criticality === 'minor') minor += input.costShare * short
    else activity = Math.min(activity, 1 - (input.criticality === 'important' ? short / 2 : short))
  })
  activity = Math.max(0, Math.min(activity, 1 - minor))
  inputs.forEach((input, at) => {
    const left = Math.max(0, (available[at] ?? 0) - activity)
    input.stock = Math.min(input.full, left)
  })
  return activity
}

/** Deliveries of the day in days of use; a substitute brings its part of what is missing. */
function inflow(
  input: Input,
  day: number,
  history: ReadonlyMap<string, readonly number[]>,
): number {
  const missing = input.suppliers.reduce((sum, { id, share, lag }) => {
    return sum + share * (1 - (history.get(id)?.[day - lag] ?? 1))
  }, 0)
  return 1 - (1 - input.sigma) * missing
}

function inputsOf(edges: readonly EdgeFact[]): Map<string, Input[]> {
  const groups = new Map<string, Sources[]>()
  for (const edge of edges) {
    if (edge.kind !== 'sources') continue
    const key = `${edge.to}#${edge.group}`
    groups.set(key, [...(groups.get(key) ?? []), edge])
  }
  const inputs = new Map<string, Input[]>()
  for (const list of groups.values()) {
    const [first] = list
    if (!first) continue
    const full = first.bufferDays ?? 0
    const input: Input = {
      criticality: first.criticality,
      costShare: first.costShare ?? 0,
      suppliers: list.map(({ from, share, lagDays }) => ({ id: from, share, lag: lagDays ?? 0 })),
      sigma: first.substitution?.long ?? 0,
      full,
      stock: full,
    }
    inputs.set(first.to, [...(inputs.get(first.to) ?? []), input])
  }
  return inputs
}

/** Nodes in an order in which every supplier comes before its users; the edges must hold no cycle. */
function upstreamFirst(edges: readonly EdgeFact[]): string[] {
  const suppliers = new Map<string, string[]>()
  const ids = new Set<string>()
  for (const edge of edges) {
    if (edge.kind !== 'sources') continue
    ids.add(edge.from).add(edge.to)
    suppliers.set(edge.to, [...(suppliers.get(edge.to) ?? []), edge.from])
  }
  const order: string[] = []
  const visit = (id: string) => {
    if (order.includes(id)) return
    for (const supplier of suppliers.get(id) ?? []) visit(supplier)
    order.push(id)
  }
  for (const id of [...ids].sort()) visit(id)
  return order
}
