// `npm run size`: what a visitor downloads, gzipped, measured on the build by Vite's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './freshness.mjs'

const KB = 1000
const LIMITS = { first: 180 * KB, report: 450 * KB }
/** Loaded when a report is opened, and not before. */
const REPORT = 'src/console/features/assessment/ReportView.tsx'
const ENTRY = 'index.html'
const DIST = join(ROOT, 'dist/console')

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))

/** Script files reachable from a chunk, lazy ones too, without entering the chunks of `not`. */
function reachable(start, not = []) {
  const seen = new Set(not)
  const files = new Set()
  const walk = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no chunk "${key}".`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  walk(start)
  return files
}

const sizeOf = (file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length

function check(name, files, limit) {
  const sizes = [...files].map((file) => ({ file, size: sizeOf(file) }))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const inKb = (bytes) => `${(bytes / KB).toFixed(1)} kB`
  const isTooBig = total > limit
  console.log(`${name}: ${inKb(total)} gzipped of ${inKb(limit)}${isTooBig ? '  TOO BIG' : ''}`)
  if (isTooBig) {
    sizes.sort((a, b) => b.size - a.size)
    for (const { file, size } of sizes) console.log(`  ${inKb(size).padStart(10)}  ${file}`)
  }
  return !isTooBig
}

if (!manifest[REPORT]?.isDynamicEntry) {
  console.error(`${REPORT} is not loaded lazily (React.lazy), so it weighs on the first load.`)
  process.exit(1)
}
const first = reachable(ENTRY, [REPORT])
const report = new Set([...reachable(REPORT)].filter((file) => !first.has(file)))
const isFine = [
  check('First load and every page but the report', first, LIMITS.first),
  check('Report, on top', report, LIMITS.report),
].every(Boolean)
process.exit(isFine ? 0 : 1)
