import { ChartFrame } from '@/console/charts/ChartFrame'
import { ProductBars } from '@/console/charts/ProductBars'
import { StageBars } from '@/console/charts/StageBars'
import { NOT_GIVEN, unbroken, useFormats } from '@/console/lib/format'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { Panel } from '@/console/ui/Panel'
import { type Column, Table } from '@/console/ui/Table'
import { headlineOf, type Value } from '../model/headline'
import {
  missingStages,
  type ProductRow,
  productRows,
  type StageRow,
  stageRows,
} from '../model/stages'
import { intensityWord, sideWord } from '../model/words'
import { ScoreTag } from './ScoreTag'

/** Where in the company it is felt: the six stages, and the products. */
export function ImpactMapPanel({ value }: { readonly value: Value }) {
  const stages = stageRows(value)
  const products = productRows(value)
  return (
    <Panel title="Impact map" aside={hasEffect(stages) ? 'length is intensity' : undefined}>
      <Stages stages={stages} isWithoutEffect={headlineOf(value).isWithoutEffect} />
      {products.length > 0 && (
        <div className="mt-5 border-t border-line pt-4">
          <Products products={products} />
        </div>
      )}
    </Panel>
  )
}

type StagesProps = { readonly stages: readonly StageRow[]; readonly isWithoutEffect: boolean }

function Stages({ stages, isWithoutEffect }: StagesProps) {
  if (stages.length === 0) return <p className="text-ink2">The agent gave no six-stage map.</p>
  const missing = missingStages(stages)
  const drawn = stages.flatMap(({ name, step }) => (step === null ? [] : [{ name, step }]))
  const isDrawn = hasEffect(stages)
  if (missing.length === 0 && stages.every(({ step }) => step === 0)) {
    return (
      <p className="text-ink2">
        {isWithoutEffect
          ? 'None of the six stages is affected.'
          : 'The effect is too small to be rated in any of the six stages.'}
      </p>
    )
  }
  return (
    <>
      <div className={isDrawn ? 'grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : ''}>
        {isDrawn ? (
          <ErrorBoundary what="the six-stage chart">
            <StageBars bars={drawn} />
          </ErrorBoundary>
        ) : (
          stages.every(({ step }) => step === 0) && (
            <p className="mb-2">None of the stages is affected.</p>
          )
        )}
        <dl className="grid content-start gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_auto_1fr]">
          {stages.map((stage) => (
            <div key={stage.stage} className="sm:col-span-3 sm:grid sm:grid-cols-subgrid">
              <dt className="font-semibold">{stage.name}</dt>
              <dd className="text-ink2">{stageWords(stage)}</dd>
              <dd className="break-words text-ink2">
                {unbroken(stage.description ?? 'Not described')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-ink3">Not given: {missing.join(', ')}.</p>
      )}
    </>
  )
}

/** Whether there is a bar to draw. */
function hasEffect(stages: readonly StageRow[]): boolean {
  return stages.some(({ step }) => step !== null && step !== 0)
}

/** "High, adverse"; "Not affected" is the contract's reading of a stage without direction and intensity. */
function stageWords({ direction, intensity, step }: StageRow): string {
  if (step === 0) return 'Not affected'
  return `${intensityWord(intensity)}, ${sideWord(direction).toLowerCase()}`
}

function Products({ products }: { readonly products: readonly ProductRow[] }) {
  const formats = useFormats()
  const bars = products.flatMap(({ product, score }) =>
    score === null ? [] : [{ name: product, score, words: formats.signed(score, 2) }],
  )
  const columns: Column<ProductRow>[] = [
    { id: 'product', head: 'Product', isName: true, cell: (row) => row.product },
    {
      id: 'score',
      head: 'Strongest path (of 20)',
      align: 'right',
      cell: (row) => <ScoreTag score={row.score} />,
    },
    {
      id: 'revenue',
      head: 'Revenue share',
      align: 'right',
      hasValue: (row) => row.revenueShare !== null,
      cell: (row) => formats.percent(row.revenueShare, 1),
    },
    {
      id: 'days',
      head: 'Lost output (days)',
      align: 'right',
      hasValue: (row) => row.lostOutputDays !== null,
      cell: (row) => formats.number(row.lostOutputDays, 1),
    },
    {
      id: 'paths',
      head: 'Paths',
      cell: (row) => row.pathIds.join(', ') || NOT_GIVEN,
    },
  ]
  const table = (
    <Table
      caption="Affected products"
      columns={columns}
      rows={products}
      keyOf={(row) => row.product}
    />
  )
  if (bars.length === 0) {
    return (
      <>
        <h3 className="mb-2 text-sm font-semibold">Affected products</h3>
        {table}
      </>
    )
  }
  return (
    <ErrorBoundary what="the chart of products">
      <ChartFrame title="Affected products" chart={<ProductBars bars={bars} />} table={table} />
    </ErrorBoundary>
  )
}
