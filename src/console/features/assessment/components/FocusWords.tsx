import type { Picture, PictureEdge, PictureNode } from '@/console/graph/elements'
import type { Focus, Lit } from '@/console/graph/highlight'
import { evidenceWord, kindWord } from '@/console/graph/labels'
import { type Formats, useFormats } from '@/console/lib/format'
import { countWords } from '@/console/lib/words'
import { sentenceWord } from '../model/words'

type FocusWordsProps = { readonly picture: Picture; readonly focus: Focus; readonly lit: Lit }

/** What is pointed at or chosen in the picture, in one line; the line keeps its room when nothing is. */
export function FocusWords({ picture, focus, lit }: FocusWordsProps) {
  const formats = useFormats()
  return (
    <p className="mb-2 min-h-10 text-sm break-words text-ink2" aria-live="polite">
      {wordsOf(picture, focus, lit, formats)}
    </p>
  )
}

function wordsOf(picture: Picture, focus: Focus, lit: Lit, formats: Formats): string {
  const paths = `on ${lit.paths.size} of ${countWords(picture.paths.length, 'path')}`
  switch (focus.at) {
    case 'rest':
      return 'Point at a node or a link to see its paths as a whole; press it to keep them.'
    case 'path':
      return lit.isFocused ? `Path ${focus.pathId} is lit.` : 'This path is not in the picture.'
    case 'node': {
      const node = picture.nodes.find((each) => each.id === focus.nodeId)
      return node ? `${nodeWords(node, formats)}, ${paths}.` : ''
    }
    case 'edge': {
      const edge = picture.edges.find((each) => each.id === focus.edgeId)
      return edge ? `${edgeWords(edge, picture, formats)}, ${paths}.` : ''
    }
    default:
      return focus satisfies never
  }
}

/** "NdFeB magnet: product, China, 11.2 lost output days". */
export function nodeWords(node: PictureNode, formats: Formats): string {
  const facts = [
    kindWord(node.kind).toLowerCase(),
    node.country,
    node.lostOutputDays === null
      ? null
      : `${formats.number(node.lostOutputDays, 1)} lost output days`,
    node.priceChange === null ? null : `price ${formats.change(node.priceChange)}`,
  ]
  return `${node.name}: ${facts.filter(Boolean).join(', ')}`
}

function edgeWords(edge: PictureEdge, picture: Picture, formats: Formats): string {
  const nameOf = (id: string) => picture.nodes.find((node) => node.id === id)?.name ?? id
  const facts = [
    edge.kind === '' ? null : sentenceWord(edge.kind).toLowerCase(),
    edge.share === null ? null : `share ${formats.percent(edge.share, 1)}`,
    edge.effectShare === null ? null : `carries ${formats.percent(edge.effectShare)} of the effect`,
    `evidence ${evidenceWord(edge)}`,
  ]
  return `${nameOf(edge.source)} → ${nameOf(edge.target)}: ${facts.filter(Boolean).join(', ')}`
}
