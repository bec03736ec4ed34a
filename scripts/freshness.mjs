// Is the build older than what it is made of?
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STAMP_PATH = 'dist/build.stamp'
/** Holds the instant at which the last whole build began. */
export const STAMP = join(ROOT, STAMP_PATH)

const SOURCES = [
  'src',
  'public',
  'index.html',
  'scripts/build.mjs',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
]
const RESULTS = ['dist/console/index.html', 'dist/server/index.js']

const stat = (path) => statSync(path, { throwIfNoEntry: false })

/**
 * True when the project at `root` has no whole build, or any source changed after it began. Tests do not count as
 * sources.
 */
export function isBuildStale(root = ROOT) {
  const stamp = join(root, STAMP_PATH)
  if (!stat(stamp) || RESULTS.some((path) => !stat(join(root, path)))) return true
  const begun = Date.parse(readFileSync(stamp, 'utf8').trim())
  return Number.isNaN(begun) || SOURCES.some((path) => isNewer(join(root, path), begun))
}

function isNewer(path, begun) {
  const found = stat(path)
  if (!found) return false
  // A folder's own time moves when a file in it is added, renamed or removed.
  if (found.mtimeMs > begun && !/\.test\.tsx?$/.test(path)) return true
  return found.isDirectory() && readdirSync(path).some((name) => isNewer(join(path, name), begun))
}

/** Builds in a process of its own, so that the builder's memory is given back. Ends this process when it fails. */
export function buildWhenStale() {
  if (!isBuildStale()) return
  console.log('Building, because the sources are newer than the build …')
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('The build failed; nothing was started. The reason is above.')
    process.exit(1)
  }
}
