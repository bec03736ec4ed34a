/**
 * How the engine does on real events with known outcomes: `npm run backtest -- FILE [--json]`.
 * The form of a file and what each measure counts: `src/engine/backtest/README.md`.
 */
import { readFileSync } from 'node:fs'
import { createEngine } from '@/engine/assess'
import { parseCases } from '@/engine/backtest/cases'
import {
  isLagNear,
  isLevelNear,
  labelOf,
  type Measures,
  measuresOf,
  missOf,
} from '@/engine/backtest/measures'
import { type CaseResult, runCases } from '@/engine/backtest/run'
import { embeddedFacts } from '@/engine/knowledge'

function main(args: readonly string[]): number {
  const isJson = args.includes('--json')
  const [file, ...more] = args.filter((arg) => arg !== '--json')
  if (file === undefined || more.length > 0) {
    console.error('Usage: npm run backtest -- FILE [--json]')
    return 2
  }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    console.error(`${file} cannot be read.`)
    return 2
  }
  const parsed = parseCases(text)
  if (!parsed.ok) {
    console.error(`${file} is not a file of cases:\n  ${parsed.faults.join('\n  ')}`)
    return 2
  }
  const results = runCases(createEngine(embeddedFacts), parsed.cases)
  const measures = measuresOf(results)
  if (isJson) console.log(JSON.stringify({ ...measures, results: results.map(rowOf) }, null, 2))
  else print(results, measures)
  return 0
}

function rowOf(result: CaseResult) {
  return {
    case_id: result.case.case_id,
    expected: result.case.expected,
    impact_score: result.score,
    level: result.level,
    lag_days: result.lagDays,
    miss: missOf(result),
    reason: result.reason,
  }
}

function print(results: readonly CaseResult[], measures: Measures): void {
  for (const result of results) console.log(lineOf(result))
  const { confusion } = measures
  console.log('\nExpected \\ found     adverse  beneficial  none')
  for (const label of ['adverse', 'beneficial', 'none'] as const) {
    const row = confusion[label]
    const cells = [pad(row.adverse, 7), pad(row.beneficial, 10), pad(row.none, 4)]
    console.log(`${label.padEnd(18)}  ${cells.join('  ')}`)
  }
  console.log(`\nCases                 ${measures.cases}`)
  console.log(`Recall                ${shown(measures.recall)}`)
  console.log(`False alarms          ${shown(measures.false_alarms)}`)
  console.log(`Sign, all found       ${shown(measures.sign_accuracy)}`)
  console.log(`Sign, retrieved       ${shown(measures.sign_accuracy_retrieved)}`)
  console.log(`Level within one      ${shown(measures.level_within_one)}`)
  console.log(`Lag near              ${shown(measures.lag_within)}`)
  console.log(`Spearman              ${shown(measures.spearman)}`)
  const misses = results.filter((result) => missOf(result) !== null)
  console.log(misses.length === 0 ? '\nNo case is missed.' : '\nMisses')
  for (const miss of misses) console.log(`  ${miss.case.case_id}, ${missOf(miss)}. ${miss.reason}`)
}

function lineOf(result: CaseResult): string {
  const { expected, case_id } = result.case
  const marks = [
    missOf(result) ?? 'found as expected',
    isLevelNear(result) ? null : 'level far off',
    isLagNear(result) ? null : 'lag far off',
  ].filter((mark) => mark !== null)
  return [
    case_id.padEnd(14),
    `${expected.label} ${expected.level} ${expected.lag_days ?? '-'} d`.padEnd(24),
    `${labelOf(result)} ${result.score.toFixed(2)} ${result.level} ${result.lagDays ?? '-'} d`.padEnd(
      30,
    ),
    marks.join(', '),
  ].join('  ')
}

function pad(value: number, width: number): string {
  return String(value).padStart(width)
}

function shown(value: number | null): string {
  return value === null ? 'no case counts' : value.toFixed(3)
}

process.exitCode = main(process.argv.slice(2))
