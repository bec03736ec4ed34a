/** A binary heap; `isFirst(a, b)` says whether a comes out before b. */
export class Heap<T> {
  private readonly items: T[] = []

  constructor(private readonly isFirst: (a: T, b: T) => boolean) {}

  push(item: T): void {
    const { items } = this
    let at = items.length
    items.push(item)
    while (at > 0) {
      const up = (at - 1) >> 1
      const parent = items[up]
      if (parent === undefined || !this.isFirst(item, parent)) break
      items[at] = parent
      items[up] = item
      at = up
    }
  }

  pop(): T | undefined {
    const { items } = this
    const first = items[0]
    const item = items.pop()
    if (item === undefined || items.length === 0) return first
    items[0] = item
    this.sink(item)
    return first
  }

  private sink(item: T): void {
    const { items } = this
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const child = this.firstOf(left, left + 1)
      const below = items[child]
      if (below === undefined || !this.isFirst(below, item)) return
      items[at] = below
      items[child] = item
      at = child
    }
  }

  private firstOf(left: number, right: number): number {
    const [a, b] = [this.items[left], this.items[right]]
    return a !== undefined && b !== undefined && this.isFirst(b, a) ? right : left
  }
}
