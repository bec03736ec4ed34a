/**
 * The dynamic inoperability input-output model, as a peer to compare with (Lian and Haimes 2006):
 * q(t + 1) = q(t) + K (A* q(t) + c*(t) - q(t)), with resilience K on the diagonal.
 */
type Inoperability = {
  readonly interdependency: readonly (readonly number[])[]
  readonly resilience: readonly number[]
  /** Perturbation of each sector's demand at step t, 0..1. */
  readonly perturbation: (step: number) => readonly number[]
}

/** q at the steps 0 … `steps`, beginning with sound sectors. */
export function inoperability(model: Inoperability, steps: number): number[][] {
  const states: number[][] = [model.resilience.map(() => 0)]
  for (let step = 0; step < steps; step++) {
    const now = states[step] ?? []
    const shock = model.perturbation(step)
    states.push(
      now.map((q, sector) => {
        const row = model.interdependency[sector] ?? []
        const pull = row.reduce((sum, a, other) => sum + a * (now[other] ?? 0), shock[sector] ?? 0)
        return q + (model.resilience[sector] ?? 0) * (pull - q)
      }),
    )
  }
  return states
}

/** Area under each sector's q by the trapezoid rule, in steps. */
export function totalImpact(states: readonly (readonly number[])[]): number[] {
  const sectors = states[0]?.length ?? 0
  return Array.from({ length: sectors }, (_, sector) =>
    states.slice(1).reduce((sum, state, at) => {
      return sum + ((state[sector] ?? 0) + (states[at]?.[sector] ?? 0)) / 2
    }, 0),
  )
}
