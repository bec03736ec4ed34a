/** The score's own arithmetic, from products to the figure given out. The hops stand with their paths. */

import type { Outcome } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { exact, figure, scoreOut } from './words'

type Trace = NonNullable<Assessment['calculation_trace']>
type Step = Trace['steps'][number]

export function calculationTrace(outcome: Outcome, lambda: number, decay: number): Trace {
  const x = outcome.adverse - outcome.gain + lambda * outcome.cost
  const products: Step[] = outcome.products.map((product) => ({
    name: product.name,
    formula: `${figure(product.revenueShare)} of revenue × ${figure(product.lostOutputDays)} days ÷ 365`,
    value: exact((product.revenueShare * product.lostOutputDays) / 365),
    unit: 'share of a year',
  }))
  const factors = outcome.confidenceFactors
  return {
    steps: [
      ...products,
      {
        name: 'Adverse part',
        formula: 'sum over products',
        value: exact(outcome.adverse),
        unit: 'share of a year',
      },
      {
        name: 'Gain',
        formula: 'sum over products',
        value: exact(outcome.gain),
        unit: 'share of a year',
      },
      {
        name: 'Cost part',
        formula: 'cost share × price change, weighted by time, less what is sold at the price',
        value: exact(outcome.cost),
        unit: 'share of revenue',
      },
      {
        name: 'x',
        formula: `adverse − gain + ${lambda} × cost`,
        value: exact(x),
        unit: 'share of a year',
      },
      {
        name: 'Impact score',
        formula: `sign(x) × 20 × (1 − exp(−|x| ÷ ${decay}))`,
        value: scoreOut(outcome.score),
        unit: 'of 20',
      },
      {
        name: 'Confidence',
        formula: `100 × match ${figure(factors.match)} × paths ${figure(factors.paths)} × event ${figure(factors.event)} × data ${figure(factors.data)}`,
        value: outcome.confidence,
        unit: 'of 100',
      },
    ],
  }
}
