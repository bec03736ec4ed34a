/** Optimal string alignment: insert, delete, change or swap neighbours; gives up beyond `most`. */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const at = (list: readonly number[], index: number) => list[index] ?? Number.POSITIVE_INFINITY
      let cost = Math.min(at(last, column) + 1, at(line, column - 1) + 1)
      cost = Math.min(cost, at(last, column - 1) + (isSame ? 0 : 1))
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwap) cost = Math.min(cost, at(before, column - 2) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return false
    before = last
    last = line
  }
  return (last[b.length] ?? Number.POSITIVE_INFINITY) <= most
}
