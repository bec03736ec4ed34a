import { useFormats } from '@/console/lib/format'
import { type Column, Table } from '@/console/ui/Table'
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

function Hops({ hops }: { readonly hops: readonly HopRow[] }) {
  const formats = useFormats()
  const columns: Column<NumberedHop>[] = [
    {
      id: 'hop',
      head: 'Hop',
      isName: true,
      cell: (hop) =>
        `${hop.place}. ${hop.from_name ?? 'Not given'} → ${hop.to_name ?? 'Not given'}`,
    },
    { id: 'kind', head: 'Link', cell: (hop) => sentenceWord(hop.edge_kind) },
    { id: 'in', head: 'In', align: 'right', cell: (hop) => formats.number(hop.value_in, 4) },
    { id: 'share', head: 'Share', align: 'right', cell: (hop) => formats.number(hop.share, 4) },
    {
      id: 'weight',
      head: 'Criticality',
      cell: (hop) =>
        hop.criticality
          ? `${hop.criticality} (× ${formats.number(hop.criticality_weight, 3)})`
          : `× ${formats.number(hop.criticality_weight, 3)}`,
    },
    {
      id: 'substitution',
      head: 'Substitution',
      align: 'right',
      cell: (hop) => formats.number(hop.substitution, 4),
    },
    {
      id: 'buffer',
      head: 'Buffer (days)',
      align: 'right',
      cell: (hop) => formats.number(hop.buffer_days, 2),
    },
    {
      id: 'lag',
      head: 'Lag (days)',
      align: 'right',
      cell: (hop) => formats.number(hop.lag_days, 2),
    },
    { id: 'out', head: 'Out', align: 'right', cell: (hop) => formats.number(hop.value_out, 4) },
    { id: 'evidence', head: 'Evidence', cell: (hop) => sentenceWord(hop.evidence_level) },
  ]
  const unit = hops.find((hop) => hop.unit)?.unit
  return (
    <div className="mt-3 text-sm">
      <Table
        caption="Hop by hop"
        columns={columns}
        rows={hops.map((hop, index) => ({ ...hop, place: index + 1 }))}
        keyOf={(hop) => `${hop.place} ${hop.edge_id ?? ''}`}
      />
      <p className="mt-2 text-xs text-ink3">In and out: {unit ?? 'unit not given'}.</p>
      <ol className="mt-2 flex flex-col gap-1 pl-5 text-ink2 list-decimal">
        {hops.map((hop, index) => (
          <li key={`${index.toString()} ${hop.edge_id ?? ''}`} className="break-words">
            {hop.formula ? (
              <code className="font-mono text-xs">{hop.formula}</code>
            ) : (
              'Formula not given'
            )}
            {(hop.defaulted ?? []).length > 0 && (
              <span className="text-warn"> · estimate: {hop.defaulted?.join(', ')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
