/** The same outcome told for three readers. Words and emphasis change, never a number. */

import type { Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import type { Role } from '@/protocol/event-info'
import type { Action } from './actions'
import { gapSentence, priceSentence } from './evidence'
import { overlapSentences } from './overlaps'
import { affectedStages, stageMap } from './stages'
import { verdict, windowRule, windowSentence } from './summary'
import { capital, chain, counted, days, list, type Names, percent, points, stop } from './words'

type RoleView = NonNullable<Assessment['role_interpretation']>
type Section = RoleView['sections'][number]

export function roleView(
  role: Role,
  outcome: Outcome,
  reading: Reading,
  actions: readonly Action[],
  names: Names,
): RoleView {
  const told = { ceo, hedgefund, riskexpert }[role](outcome, reading, names)
  return {
    role,
    headline: verdict(outcome, names),
    sections: told.filter((section) => section.paragraphs.length > 0),
    actions: [...actions],
  }
}

function ceo(outcome: Outcome, _reading: Reading, names: Names): Section[] {
  const stages = affectedStages(outcome)
  const map = stageMap(outcome)
  return [
    { title: 'What is exposed', paragraphs: productSentences(outcome) },
    { title: 'When', paragraphs: [windowSentence(outcome, names)] },
    {
      title: 'Where it is felt',
      paragraphs: stages.slice(0, 3).map((stage) => `${capital(stage)}: ${map[stage].description}`),
    },
    { title: 'How sure', paragraphs: [sureSentence(outcome)] },
  ]
}

function hedgefund(outcome: Outcome, reading: Reading, names: Names): Section[] {
  const range =
    outcome.scoreLow === outcome.scoreHigh
      ? []
      : [
          `If any one uncertain figure is off by half, the score lies between ${points(outcome.scoreLow)} and ${points(outcome.scoreHigh)}.`,
        ]
  const price = priceSentence(reading)
  return [
    { title: 'Direction and size', paragraphs: [verdict(outcome, names), ...range] },
    { title: 'Timing', paragraphs: timing(outcome, names) },
    { title: 'Price signals', paragraphs: price === '' ? [] : [price] },
    { title: 'Products by revenue', paragraphs: productSentences(outcome) },
    { title: 'Not seen yet', paragraphs: unseenSentences(outcome, names) },
  ]
}

function unseenSentences(outcome: Outcome, names: Names): string[] {
  const unseen = outcome.paths.filter((path) => path.visibility !== 'visible')
  const first = unseen[0]
  if (!first) return []
  return [
    stop(
      `Of ${counted(outcome.paths.length, 'path', 'paths')}, ${unseen.length} ${unseen.length === 1 ? 'has' : 'have'} not been seen at the company, first of all ${chain(first, names)}`,
    ),
  ]
}

function riskexpert(outcome: Outcome, reading: Reading, names: Names): Section[] {
  const routes = outcome.paths
    .slice(0, 5)
    .map((path) =>
      stop(
        `${path.pathId} (${points(path.score)}, ${path.mechanism}, ${path.evidenceLevel}): ${chain(path, names)}`,
      ),
    )
  const rejected = outcome.rejectedPaths.length
  return [
    { title: 'Routes', paragraphs: [...routes, ...overlapSentences(outcome, names)] },
    { title: 'When', paragraphs: timing(outcome, names) },
    {
      title: 'Routes refused',
      paragraphs:
        rejected === 0
          ? []
          : [
              `${rejected} ${rejected === 1 ? 'route was' : 'routes were'} refused: ${list([...new Set(outcome.rejectedPaths.map((path) => path.invalidReason ?? 'not given'))])}.`,
            ],
    },
    {
      title: 'What is not known',
      paragraphs: outcome.gaps.slice(0, 5).map((gap) => gapSentence(gap, names)),
    },
    {
      title: 'Conditions',
      paragraphs: reading.conditions.map((text) => stop(`Holds only if: ${text}`)),
    },
    { title: 'How sure', paragraphs: [sureSentence(outcome)] },
  ]
}

function timing(outcome: Outcome, names: Names): string[] {
  const rule = windowRule(outcome)
  return rule === '' ? [windowSentence(outcome, names)] : [windowSentence(outcome, names), rule]
}

function productSentences(outcome: Outcome): string[] {
  return outcome.products
    .filter((product) => product.effect !== 0)
    .map((product) => {
      const part = `${product.name} (${percent(product.revenueShare)} of revenue)`
      if (product.lostOutputDays === 0) {
        return `${part}: changed prices ${product.cost > 0 ? 'cost' : 'bring'} ${percent(Math.abs(product.cost))} of the product's yearly revenue.`
      }
      return `${part}: ${days(Math.abs(product.lostOutputDays))} of output ${product.lostOutputDays > 0 ? 'at risk' : 'gained'}.`
    })
}

function sureSentence(outcome: Outcome): string {
  const { match, paths, event, data } = outcome.confidenceFactors
  const evidence = evidenceWords(outcome)
  return `Confidence ${outcome.confidence} of 100: company match ${percent(match)}, ${evidence} ${percent(paths)}, reading of the event ${percent(event)}, known figures ${percent(data)}.`
}

/** What the second factor of the confidence is about: with no path, another thing. */
export function evidenceWords({ paths, rejectedPaths }: Outcome): string {
  if (paths.length > 0) return 'evidence of the paths'
  const isCovered = rejectedPaths.some((path) => path.invalidReason === 'buffer covers it')
  return isCovered ? 'evidence of the routes that stocks cover' : 'knowledge of the inputs'
}
