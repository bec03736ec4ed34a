import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly id: string
  /** With the unit: "Score (of 20)". */
  readonly head: string
  readonly align?: 'left' | 'right'
  readonly cell: (row: Row) => ReactNode
  /** The cell that names its row. */
  readonly isName?: boolean
  readonly isSortable?: boolean
  /** Whether there is something in the cell; a column with nothing in any row is left out. */
  readonly hasValue?: (row: Row) => boolean
}

export type Sort = { readonly column: string; readonly isDescending: boolean }

type TableProps<Row> = {
  /** Name of the table, for readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
}

/** Text left, numbers right, a head that stays in sight. Sorting is asked for, not done here. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, keyOf, sort, onSort } = props
  const columns = props.columns.filter(({ hasValue }) => !hasValue || rows.some(hasValue))
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-line text-xs text-ink3">
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-line last:border-b-0 hover:bg-canvas focus-within:bg-canvas"
            >
              {columns.map((column) => {
                const className = `px-2 py-2.5 align-top font-normal first:pl-0 last:pr-0 ${column.align === 'right' ? 'text-right' : ''}`
                return column.isName ? (
                  <th key={column.id} scope="row" className={className}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={className}>
                    {column.cell(row)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps<Row> = {
  readonly column: Column<Row>
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const isSorted = sort?.column === column.id
  const isDescending = isSorted && sort.isDescending
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={`px-2 py-2 font-normal first:pl-0 last:pr-0 ${column.align === 'right' ? 'text-right' : ''}`}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, isDescending: isSorted && !isDescending })}
          className="inline-flex items-center gap-1 whitespace-nowrap hover:text-ink"
        >
          {column.head}
          {isSorted && <Arrow aria-hidden size={12} />}
        </button>
      ) : (
        column.head
      )}
    </th>
  )
}
