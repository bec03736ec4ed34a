/** The six-stage map in words: the band first, then the figures behind it. */
import { type Outcome, STAGES, type Stage, type StageState } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { capital, figure, list } from './words'

type StageMap = NonNullable<Assessment['impact_result']>['supply_chain_impact_map']

const NOT_AFFECTED: Readonly<Record<Stage, string>> = {
  procurement: 'No input of the company falls short.',
  production: 'No output is lost or gained.',
  cost: 'No cost or price of the company moves.',
  delivery: 'No delivery is later than planned.',
  inventory: 'No stock is drawn down or built up.',
  continuity: 'No product depends on what is lost without a substitute.',
}

export function stageMap(outcome: Outcome): StageMap {
  const row = (stage: Stage) => {
    const state = outcome.stages[stage]
    return {
      direction: state.direction,
      intensity: state.intensity,
      description: describe(stage, state),
    }
  }
  return {
    procurement: row('procurement'),
    production: row('production'),
    cost: row('cost'),
    delivery: row('delivery'),
    inventory: row('inventory'),
    continuity: row('continuity'),
  }
}

function describe(stage: Stage, state: StageState): string {
  if (state.direction === null) return NOT_AFFECTED[stage]
  const facts = state.figures.map(({ name, value, unit }) => {
    const shown = unit === '%' ? `${figure(value)} %` : `${figure(value)} ${unit}`
    return `${name} ${shown.trim()}`
  })
  const word = state.direction === 'beneficial' ? `${state.intensity}, beneficial` : state.intensity
  return facts.length === 0 ? `${capital(word)}.` : `${capital(word)}: ${list(facts)}.`
}

/** The stages that are affected, the strongest first: for the sentences of summary and roles. */
export function affectedStages(outcome: Outcome): Stage[] {
  return STAGES.filter((stage) => outcome.stages[stage].direction !== null).sort(
    (a, b) => Math.abs(outcome.stages[b].value) - Math.abs(outcome.stages[a].value),
  )
}
