/** The chain from what the event exposes to what has been seen, with the sources, and what is not known. */

import type { Gap, ImpactPath, Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { addDays } from '@/protocol/dates'
import { differingTargetValue, type EventInfo } from '@/protocol/event-info'
import { graphData } from './graph-data'
import { overlapSentences } from './overlaps'
import {
  CLASS_WORDS,
  counted,
  dateWords,
  days,
  figure,
  list,
  type Names,
  percent,
  points,
  signed,
  stop,
} from './words'

type Chain = NonNullable<Assessment['risk_brief']>['evidence_chain']
type Item = Chain['exposure_evidence'][number]

const MOST_SPANS = 12

export function evidenceChain(
  event: EventInfo,
  reading: Reading,
  outcome: Outcome,
  names: Names,
): Chain {
  const exposure = exposureItems(outcome.paths, names)
  const manifestation = textItems(event, reading, names)
  const other = priceItems(reading)
  return {
    title: 'Signal chain and evidence',
    summary: summary(exposure, manifestation, outcome, graphData(outcome, reading, names).edges),
    exposure_paragraph: exposureParagraph(outcome, names),
    manifestation_paragraph: manifestationParagraph(outcome, names),
    exposure_evidence: exposure,
    manifestation_evidence: manifestation,
    supporting_evidence_other: other,
    evidence_gaps: gapSentences(event, reading, outcome, names),
  }
}

/** Each cited fact once, with the first path that rests on it. */
function exposureItems(paths: readonly ImpactPath[], names: Names): Item[] {
  const items = new Map<string, Item>()
  for (const path of paths) {
    for (const hop of path.hops) {
      for (const source of hop.provenance) {
        const key = `${source.publisher}|${source.title}|${source.claim}`
        if (items.has(key)) continue
        items.set(key, {
          evidence_id: `E${items.size + 1}`,
          category: 'exposure',
          evidence_type: hop.kind,
          claim: source.claim,
          verification_status: source.level === 'confirmed' ? 'verified' : source.level,
          provenance: `${source.publisher}: ${source.title} (${dateWords(source.date)})`,
          path_id: path.pathId,
          tier0_products: [names.nodeOf(path.productId).name],
          urls: source.url ? [source.url] : [],
        })
      }
    }
  }
  return [...items.values()]
}

/** What the event's own text says, word for word, and what was read from it. */
function textItems(event: EventInfo, reading: Reading, names: Names): Item[] {
  const published = event.event_type === 'commodity_price' ? reading.publishedDate : event.pub_date
  return distinct(reading.spans)
    .slice(0, MOST_SPANS)
    .map(({ span, times }, index) => ({
      evidence_id: `T${index + 1}`,
      category: 'event_text',
      evidence_type: span.reads,
      claim: stop(
        `“${span.text.trim()}” in the ${span.field}${times === 1 ? '' : ` (${times} times)`} was read as ${readingWords(span.reads, names)}`,
      ),
      verification_status: 'as submitted',
      provenance: `Text of the submitted event, ${dateWords(published)}`,
      path_id: null,
      tier0_products: [],
      urls: [],
    }))
}

/** Each passage once in each field, with how often it stands there. */
function distinct(spans: Reading['spans']) {
  const found = new Map<string, { span: Reading['spans'][number]; times: number }>()
  for (const span of spans) {
    const key = `${span.field} ${span.text.trim().toLowerCase()} ${span.reads}`
    const known = found.get(key)
    if (known) known.times += 1
    else found.set(key, { span, times: 1 })
  }
  return [...found.values()]
}

/** `node:place:cn` as the node's name, `class:fire` as the class in words; other readings as they are. */
function readingWords(reads: string, names: Names): string {
  const [kind = '', ...rest] = reads.split(':')
  const value = rest.join(':')
  if (kind === 'node') return names.nodeOf(value).name
  const known = Object.entries(CLASS_WORDS).find(([name]) => name === value)
  if (kind === 'class' && known) return `the kind of event “${known[1].toLowerCase()}”`
  return `${kind} ${value}`.trim().replaceAll('_', ' ')
}

function priceItems(reading: Reading): Item[] {
  const move = reading.priceMove
  if (!move) return []
  return [
    {
      evidence_id: 'M1',
      category: 'price_market',
      evidence_type: 'price series',
      claim: priceSentence(reading),
      verification_status: 'as submitted',
      provenance: `Submitted price series, ${move.series.length} rows to ${dateWords(move.targetDate)}`,
      path_id: null,
      tier0_products: [],
      urls: [],
    },
  ]
}

/** The price move in one sentence with its figures; empty when the event is no price event. */
export function priceSentence(reading: Reading): string {
  const move = reading.priceMove
  if (!move) return ''
  const parts = [
    move.change30 === null ? null : `${signed(move.change30 * 100)} % in 30 days`,
    move.change90 === null ? null : `${signed(move.change90 * 100)} % in 90 days`,
    move.delta === null
      ? null
      : `${signed(move.delta * 100)} % against the mean of 90 to 31 days before`,
  ].filter((part) => part !== null)
  return `${move.commodityName} stood at ${figure(move.targetPrice)} ${move.unit} on ${dateWords(move.targetDate)}: ${list(parts)}; ${usual(move)}.`
}

/** The size of the move against what is usual, and over which days "usual" was measured. */
function usual({ z30, dailySd, series, targetDate }: NonNullable<Reading['priceMove']>): string {
  const before = series.filter(({ date }) => date <= addDays(targetDate, -30))
  const [first, last] = [before[0]?.date, before.at(-1)?.date]
  if (z30 === null || dailySd === null || first === undefined || last === undefined) {
    return 'volatility unknown'
  }
  return `the 30-day move is ${figure(Math.abs(z30))} times its standard deviation, by a daily volatility of ${percent(dailySd)} from ${dateWords(first)} to ${dateWords(last)}`
}

function summary(
  exposure: readonly Item[],
  text: readonly Item[],
  outcome: Outcome,
  edges: readonly { readonly evidence_level: string | null }[],
): string {
  if (outcome.paths.length === 0) {
    return `No path reaches the company; ${counted(text.length, 'passage', 'passages')} of the event's text ${text.length === 1 ? 'was' : 'were'} used.`
  }
  const known = edges.filter(
    ({ evidence_level: level }) => level === 'confirmed' || level === 'reported',
  ).length
  const verified = exposure.filter((item) => item.verification_status === 'verified').length
  const carry = counted(exposure.length, 'fact carries', 'facts carry')
  const shown = counted(outcome.paths.length, 'path', 'paths')
  const used = counted(text.length, 'passage', 'passages')
  return `${carry} the ${shown} shown, ${verified} verified at the source; of the ${counted(edges.length, 'link', 'links')} drawn, ${known} ${known === 1 ? 'is' : 'are'} confirmed or reported, the event's own and those from product to company among them; ${used} of the event's text ${text.length === 1 ? 'was' : 'were'} used.`
}

function exposureParagraph(outcome: Outcome, names: Names): string {
  const first = outcome.paths[0]
  if (!first) return outcome.noEffectReason ?? 'No route from the event to the company was found.'
  const exposed = [...new Set(outcome.paths.map((path) => path.nodeIds[0] ?? path.productId))]
  const overlaps = overlapSentences(outcome, names)
  const felt = `The event is felt first at ${list(exposed.slice(0, 4).map((id) => names.nodeOf(id).name))}. From there ${counted(outcome.totalPaths, 'path leads', 'paths lead')} to ${names.nodeOf(outcome.companyId).name}; the strongest ends at ${names.nodeOf(first.productId).name}.`
  return [felt, ...overlaps].join(' ')
}

function manifestationParagraph(outcome: Outcome, names: Names): string {
  const seen = outcome.paths.filter((path) => path.visibility === 'visible')
  const company = names.nodeOf(outcome.companyId).name
  if (seen.length > 0) {
    return `The event's text itself speaks of an effect on ${company}, on ${seen.length} of ${counted(outcome.paths.length, 'path', 'paths')}.`
  }
  return `The event's text reports no effect at ${company} itself. Not seen yet does not mean no impact.`
}

function gapSentences(
  event: EventInfo,
  reading: Reading,
  outcome: Outcome,
  names: Names,
): string[] {
  const series = event.event_type === 'commodity_price' ? differingTargetValue(event) : null
  const differs =
    event.event_type === 'commodity_price' && series !== null
      ? [
          `The target price ${event.target_price} differs by more than 1 % from the series' value ${series} on ${dateWords(event.target_date)}; the target price was used.`,
        ]
      : []
  return [
    ...differs,
    ...(reading.priceMove?.warnings ?? []),
    ...outcome.gaps.map((gap) => gapSentence(gap, names)),
    ...reading.assumptions.map((assumption) =>
      stop(`Not read in the event's text, so assumed: ${assumption}`),
    ),
    ...(outcome.isTruncated
      ? [`The search was stopped at its limit: at least ${outcome.totalPaths} paths exist.`]
      : []),
  ]
}

/** What the figure is taken to be, and the score if it were something else. */
export function gapSentence(gap: Gap, names: Names): string {
  const link = `${names.nodeOf(gap.from).name} → ${names.nodeOf(gap.to).name}`
  const then = otherwise(gap)
  return gap.basis === 'covering stock'
    ? `${link}: a stock of ${amount(gap, gap.assumedValue)} covers what is missing; ${then}.`
    : `${link}: ${gap.attribute} ${amount(gap, gap.assumedValue)} is an estimate; ${then}.`
}

/** `at 2 days the score would be +5.6, at 6 days +4.5`: only values other than the assumed one. */
export function otherwise(gap: Gap): string {
  const low = `at ${amount(gap, gap.lowValue)} the score would be ${points(gap.scoreAtLow)}`
  if (gap.highValue <= gap.assumedValue) return low
  return `${low}, at ${amount(gap, gap.highValue)} it would be ${points(gap.scoreAtHigh)}`
}

/** A value of the gap's figure in its unit: `4 days`, `35 %`, `0.25 % for each 1 %`. */
export function amount({ unit }: Gap, value: number): string {
  if (unit === 'days') return days(value)
  if (unit === 'share') return percent(value)
  return unit === 'for 1' ? `of ${figure(value)} % for each 1 %` : `${figure(value)} ${unit}`
}
