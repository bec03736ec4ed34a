/** What the reading looks up: the names of all nodes, longest first, and where things are made. */
import { holdsOn } from '@/engine/graph/edges'
import type { EdgeFact, FactFile, IsoDate, NodeFact, Sources } from '@/engine/graph/facts'
import { wordsOf } from '@/engine/matching/matcher'

export type KnowledgeIndex = {
  readonly nodes: ReadonlyMap<string, NodeFact>
  /** By normalised words joined with spaces. */
  readonly names: ReadonlyMap<string, readonly string[]>
  readonly longestName: number
  readonly edgesTo: ReadonlyMap<string, readonly EdgeFact[]>
  readonly productsOf: ReadonlyMap<string, readonly string[]>
  /** What each maker feeds its market with. */
  readonly marketsOf: ReadonlyMap<string, readonly Sources[]>
  /** The materials whose price a commodity is. */
  readonly materialsOf: ReadonlyMap<string, readonly string[]>
}

/** The index of the facts that held on `asOf`; without a date, of all that have no end. */
export function buildKnowledgeIndex(
  files: readonly FactFile[],
  options: { readonly asOf?: IsoDate } = {},
): KnowledgeIndex {
  const nodes = new Map(files.flatMap((file) => file.nodes.map((node) => [node.id, node])))
  const names = new Map<string, string[]>()
  let longestName = 1
  for (const node of nodes.values()) {
    const former = (node.formerNames ?? []).map(({ name }) => name)
    for (const name of [node.name, ...(node.aliases ?? []), ...former]) {
      for (const form of formsOf(node, name)) {
        const words = wordsOf(form)
        const key = words.join(' ')
        if (key.length < 3 && !isInitials(form)) continue
        longestName = Math.max(longestName, words.length)
        const ids = names.get(key) ?? []
        if (!ids.includes(node.id)) names.set(key, [...ids, node.id])
      }
    }
  }
  return { nodes, names, longestName, ...linksOf(files, options.asOf) }
}

const LEGAL_END =
  /[,\s]+(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|s\.?a|n\.?v|b\.?v|s\.?p\.?a|ab|asa|oyj|a\/s|gmbh|kgaa|aktiengesellschaft|pjsc|group|holdings?)\.?$/i

/** Names of firms that open a sentence as everyday words: they are read with their legal form only. */
const EVERYDAY = new Set(
  'target ball crown gap frontline yellow navigator devon next ross lion post express limited best arm sharp flex screen disco coherent triumph array thor'.split(
    ' ',
  ),
)

/** `GM`, `3M`, `UK`: two signs are a name when both are capitals or a figure, in the text too. */
export function isInitials(word: string): boolean {
  return /^[\p{Lu}\p{N}]*\p{Lu}[\p{Lu}\p{N}]*$/u.test(word)
}

/** A company is also written without its legal form, anything else also in the plural. */
function formsOf(node: NodeFact, name: string): string[] {
  if (node.kind !== 'company') return [name, `${name}s`]
  const short = name.replace(LEGAL_END, '')
  const forms = [short, short.replace(LEGAL_END, '')]
  return [name, ...forms.filter((form) => form === name || !EVERYDAY.has(form.toLowerCase()))]
}

function linksOf(files: readonly FactFile[], asOf: IsoDate | undefined) {
  const edgesTo = new Map<string, EdgeFact[]>()
  const productsOf = new Map<string, string[]>()
  const materialsOf = new Map<string, string[]>()
  const marketsOf = new Map<string, Sources[]>()
  for (const edge of files.flatMap((file) => file.edges).filter((edge) => holdsOn(edge, asOf))) {
    append(edgesTo, edge.to, edge)
    if (edge.kind === 'sources' && edge.group === 'makers') append(marketsOf, edge.from, edge)
    if (edge.kind === 'sells') {
      append(productsOf, edge.to, edge.from)
    }
    if (edge.kind === 'priced_by' && edge.to.startsWith('material:')) {
      append(materialsOf, edge.from, edge.to)
    }
  }
  return { edgesTo, productsOf, marketsOf, materialsOf }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
