import type { Picture, PictureNode } from '@/console/graph/elements'
import { REST } from '@/console/graph/highlight'
import { inReadingOrder, kindWord } from '@/console/graph/labels'
import { NOT_GIVEN, useFormats } from '@/console/lib/format'
import { type Column, Table } from '@/console/ui/Table'
import type { ReportState } from '../hooks/use-report-view'
import { sideWord } from '../model/words'

type NodeListProps = { readonly picture: Picture; readonly view: ReportState }

/** Every node of the picture in a table, from the event to the company: what the canvas shows, for all. */
export function NodeList({ picture, view }: NodeListProps) {
  const formats = useFormats()
  const chosen = view.focus.at === 'node' ? view.focus.nodeId : null
  const columns: Column<PictureNode>[] = [
    {
      id: 'name',
      head: 'Node',
      isName: true,
      cell: (node) => (
        <button
          type="button"
          aria-pressed={chosen === node.id}
          onClick={() => view.choose(chosen === node.id ? REST : { at: 'node', nodeId: node.id })}
          className="text-left break-words text-accent underline-offset-2 hover:underline aria-pressed:font-semibold"
        >
          {node.name}
        </button>
      ),
    },
    { id: 'kind', head: 'Kind', cell: (node) => kindWord(node.kind) },
    { id: 'tier', head: 'Tier', align: 'right', cell: (node) => node.tier },
    {
      id: 'country',
      head: 'Country',
      hasValue: (node) => node.country !== null,
      cell: (node) => node.country ?? NOT_GIVEN,
    },
    { id: 'side', head: 'Direction', cell: (node) => sideWord(node.direction) },
    {
      id: 'days',
      head: 'Lost output (days)',
      align: 'right',
      hasValue: (node) => node.lostOutputDays !== null,
      cell: (node) => formats.number(node.lostOutputDays, 1),
    },
    {
      id: 'price',
      head: 'Price change',
      align: 'right',
      hasValue: (node) => node.priceChange !== null,
      cell: (node) => formats.change(node.priceChange),
    },
  ]
  return (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="text-sm text-accent">All {picture.nodes.length} nodes as a table</summary>
      <div className="mt-2 text-sm">
        <Table
          caption="Nodes from the event to the company"
          columns={columns}
          rows={inReadingOrder(picture.nodes)}
          keyOf={(node) => node.id}
        />
      </div>
    </details>
  )
}
