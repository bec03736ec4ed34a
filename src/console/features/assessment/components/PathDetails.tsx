import { type Formats, NOT_GIVEN, useFormats } from '@/console/lib/format'
import { type Column, Table } from '@/console/ui/Table'
import { NARROW, useMedia } from '@/console/ui/use-media'
import type { HopRow, PathRow } from '../model/paths'
import { sentenceWord } from '../model/words'
import { PathChain } from './PathChain'

/** One path to recompute by hand: every hop with its figures and its formula, and what they rest on. */
export function PathDetails({ path }: { readonly path: PathRow }) {
  return (
    <section
      aria-label={`Path ${path.pathId}`}
      className="mt-3 rounded-md border border-line bg-canvas p-3.5"
    >
      <h3 className="mb-1 font-semibold">
        {path.pathId}: <PathChain names={path.names} />
      </h3>
      {path.businessImpact && (
        <p className="max-w-[74ch] break-words text-ink2">{path.businessImpact}</p>
      )}
      {path.interpretation && (
        <p className="max-w-[74ch] break-words text-ink2">{path.interpretation}</p>
      )}
      {path.hops.length === 0 ? (
        <p className="mt-2 text-sm text-ink3">The agent gave no hop-by-hop figures.</p>
      ) : (
        <Hops hops={path.hops} />
      )}
      {path.supportingEvidence.length > 0 && (
        <>
          <h4 className="mt-3 text-sm font-semibold">Rests on</h4>
          <ul className="list-disc pl-5 text-sm text-ink2">
            {[...new Set(path.supportingEvidence)].map((claim) => (
              <li key={claim} className="break-words">
                {claim}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type NumberedHop = HopRow & { readonly place: number }
type Figure = { readonly head: string; readonly align: 'left' | 'right'; of(hop: HopRow): string }

/** The figures of a hop, in the order of its formula. */
function figuresOf(formats: Formats): readonly Figure[] {
  const number = (head: string, of: (hop: HopRow) => number | null | undefined): Figure => ({
    head,
    align: 'right',
    of: (hop) => formats.number(of(hop), 4),
  })
  return [
    { head: 'Link', align: 'left', of: (hop) => sentenceWord(hop.edge_kind) },
    number('In', (hop) => hop.value_in),
    number('Share', (hop) => hop.share),
    {
      head: 'Criticality',
      align: 'left',
      of: (hop) => `${hop.criticality ?? ''} × ${formats.number(hop.criticality_weight, 3)}`.trim(),
    },
    number('Substitution', (hop) => hop.substitution),
    number('Buffer (days)', (hop) => hop.buffer_days),
    number('Lag (days)', (hop) => hop.lag_days),
    number('Out', (hop) => hop.value_out),
    { head: 'Evidence', align: 'left', of: (hop) => sentenceWord(hop.evidence_level) },
  ]
}

function Hops({ hops }: { readonly hops: readonly HopRow[] }) {
  const isNarrow = useMedia(NARROW)
  const unit = hops.find((hop) => hop.unit)?.unit
  const rows = hops.map((hop, index) => ({ ...hop, place: index + 1 }))
  return (
    <div className="mt-3 text-sm">
      {isNarrow ? <HopCards hops={rows} /> : <HopTable hops={rows} />}
      <p className="mt-2 text-xs text-ink3">In and out: {unit ?? 'unit not given'}.</p>
    </div>
  )
}

function HopTable({ hops }: { readonly hops: readonly NumberedHop[] }) {
  const columns: Column<NumberedHop>[] = [
    { id: 'hop', head: 'Hop', isName: true, cell: hopName },
    ...figuresOf(useFormats()).map(({ head, align, of }) => ({
      id: head,
      head,
      align,
      cell: of,
    })),
  ]
  return (
    <>
      <Table caption="Hop by hop" columns={columns} rows={hops} keyOf={keyOf} />
      <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5 text-ink2">
        {hops.map((hop) => (
          <li key={keyOf(hop)} className="break-words">
            <Arithmetic hop={hop} />
          </li>
        ))}
      </ol>
    </>
  )
}

function HopCards({ hops }: { readonly hops: readonly NumberedHop[] }) {
  const figures = figuresOf(useFormats())
  return (
    <ol className="flex flex-col gap-3">
      {hops.map((hop) => (
        <li key={keyOf(hop)} className="border-t border-line pt-2">
          <p className="font-semibold break-words">{hopName(hop)}</p>
          <p className="break-words text-ink2">
            <Arithmetic hop={hop} />
          </p>
          <dl className="mt-1 grid grid-cols-2 gap-x-4 text-xs">
            {figures.map(({ head, of }) => (
              <div key={head} className="flex justify-between gap-2">
                <dt className="text-ink3">{head}</dt>
                <dd className="text-right break-words">{of(hop)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  )
}

function hopName(hop: NumberedHop): string {
  return `${hop.place}. ${hop.from_name ?? NOT_GIVEN} → ${hop.to_name ?? NOT_GIVEN}`
}

function keyOf(hop: NumberedHop): string {
  return `${hop.place} ${hop.edge_id ?? ''}`
}

function Arithmetic({ hop }: { readonly hop: HopRow }) {
  const estimates = hop.defaulted ?? []
  return (
    <>
      {hop.formula ? <code className="font-mono text-xs">{hop.formula}</code> : 'Formula not given'}
      {estimates.length > 0 && (
        <span className="text-warn"> · estimate: {estimates.map(spaced).join(', ')}</span>
      )}
    </>
  )
}

/** `buffer_days` and `bufferDays` are both "buffer days". */
function spaced(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
