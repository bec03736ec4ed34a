import { NOT_GIVEN } from '@/console/lib/format'
import type { Value } from '../model/headline'
import type { MechanismRow } from '../model/paths'
import { sentenceWord } from '../model/words'

/** How the effect is carried, each mechanism once: what happens at the exposed node, and why it reaches the company. */
export function Mechanisms({ value }: { readonly value: Value }) {
  const rows = value.risk_brief?.why_impact?.mechanisms ?? []
  if (rows.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="text-sm text-accent">
        {rows.length} {rows.length === 1 ? 'mechanism' : 'mechanisms'}
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row, index) => (
          <li key={`${index.toString()} ${row.path_id ?? ''}`} className="py-3">
            <Mechanism row={row} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Mechanism({ row }: { readonly row: MechanismRow }) {
  const facts = [
    ['Path', row.path_id],
    ['Product', row.affected_product],
    ['At the exposed node', row.event_effect_on_node ?? row.event_exposed_node],
    ['Role of the company', row.company_exposure_role],
    ['Direction', row.direction_to_company],
    ['Evidence', row.evidence_level],
    ['Validity', row.path_validity],
  ] as const
  return (
    <>
      <p className="font-semibold break-words">{sentenceWord(row.mechanism_type)}</p>
      <dl className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-5 gap-y-1.5 text-sm">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="text-xs text-ink3">{name}</dt>
            <dd className="break-words">{fact || NOT_GIVEN}</dd>
          </div>
        ))}
      </dl>
      {row.reasoning && (
        <p className="mt-1.5 max-w-[74ch] text-sm break-words text-ink2">{row.reasoning}</p>
      )}
    </>
  )
}
