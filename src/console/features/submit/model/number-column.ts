/**
 * Numbers of a CSV column. Decimal point or decimal comma is decided once, from the whole column. A lone comma before
 * exactly three digits (1,234) decides nothing; if no other row does, it is not guessed. A lone point is decimal
 * unless the column proves otherwise: that is what programs write.
 */

export type NumberColumn = {
  /** By row; null where there is no price or it cannot be read. */
  readonly values: readonly (number | null)[]
  /** By row: what was wanted instead. */
  readonly wanted: ReadonlyMap<number, string>
  /** Rows that say in words that there is no price: empty, ".", "n/a". */
  readonly withoutPrice: readonly number[]
  readonly decimal: '.' | ','
}

const NO_PRICE = new Set(['', '.', '-', 'na', 'n/a', 'nan', 'null', 'none'])
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const COMMA_DECIMAL = /\.\d{3}\.\d{3}|,\d{1,2}$|,\d{4,}$|,$|\.\d{3}(\.\d{3})*,|^[+-]?0,|^[+-]?,/
const POINT_DECIMAL = /\.\d{1,2}$|\.\d{4,}$|,\d{3}(,\d{3})*\.|,\d{3},\d{3}|^[+-]?0?\./
const UNDECIDED = /^[+-]?[1-9]\d{0,2},\d{3}$/
const WANTED = 'a number such as 96.02 or 96,02'

/** Whether a cell can be a number in some style. */
export function looksLikeNumber(cell: string): boolean {
  const text = bare(cell)
  return /\d/.test(text) && /^[+-]?[\d.,]+(e[+-]?\d+)?$/i.test(text)
}

/** Reads a column of numbers. */
export function readNumbers(cells: readonly string[]): NumberColumn {
  const texts = cells.map(bare)
  const decimal = decimalOf(texts)
  const wanted = new Map<number, string>()
  const withoutPrice: number[] = []
  const values = texts.map((text, row) => {
    if (NO_PRICE.has(text.toLowerCase())) {
      withoutPrice.push(row)
      return null
    }
    if (decimal === null && UNDECIDED.test(text)) {
      const [left, right] = text.split(',')
      wanted.set(row, `${left}${right} or ${left}.${right}: write it without the comma`)
      return null
    }
    const value = numberOf(text, decimal ?? '.')
    if (value === null) wanted.set(row, WANTED)
    return value
  })
  return { values, wanted, withoutPrice, decimal: decimal ?? '.' }
}

/** The decimal mark of the column; null when only undecided commas stand in it. */
function decimalOf(texts: readonly string[]): '.' | ',' | null {
  const commas = texts.filter((text) => COMMA_DECIMAL.test(text)).length
  const points = texts.filter((text) => POINT_DECIMAL.test(text)).length
  if (commas > points) return ','
  if (points > 0) return '.'
  return texts.some((text) => UNDECIDED.test(text)) ? null : '.'
}

function numberOf(text: string, decimal: '.' | ','): number | null {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', ...rest] = text.split(decimal)
  const isGrouped = whole.includes(group)
  if (isGrouped && !new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+$`).test(whole)) return null
  const plain = [whole.replaceAll(group, ''), ...rest].join('.')
  if (!PLAIN.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** Without spaces, apostrophes between thousands, and currency signs; minus in its plain form. */
function bare(cell: string): string {
  return cell.replace(/[\s'’$€£¥]/g, '').replace(/^[−–]/, '-')
}
