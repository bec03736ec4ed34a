import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuildStale } from './freshness.mjs'

const BUILT = new Date('2026-11-02T09:00:00Z')
const EARLIER = new Date('2026-11-02T08:00:00Z')
const LATER = new Date('2026-11-02T09:00:01Z')

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'freshness-'))
  write('src/server/main.ts', EARLIER)
  write('src/server/main.test.ts', EARLIER)
  write('dist/console/index.html', BUILT)
  write('dist/server/index.js', BUILT)
  // As the build writes it, with the line's end.
  write('dist/build.stamp', BUILT, `${BUILT.toISOString()}\n`)
  for (const folder of ['src/server', 'src']) utimesSync(join(root, folder), EARLIER, EARLIER)
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, time: Date, text = ''): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, time, time)
}

describe('isBuildStale', () => {
  it('lets a build stand that is newer than every source', () => {
    expect(isBuildStale(root)).toBe(false)
  })

  it('sees a source that changed after the build began', () => {
    utimesSync(join(root, 'src/server/main.ts'), LATER, LATER)
    expect(isBuildStale(root)).toBe(true)
  })

  it('does not build again for a test', () => {
    utimesSync(join(root, 'src/server/main.test.ts'), LATER, LATER)
    expect(isBuildStale(root)).toBe(false)
  })

  it.each(['dist/build.stamp', 'dist/server/index.js', 'dist/console/index.html'])(
    'builds when %s is missing',
    (path) => {
      rmSync(join(root, path))
      expect(isBuildStale(root)).toBe(true)
    },
  )

  it('builds when the stamp cannot be read', () => {
    write('dist/build.stamp', BUILT, 'yesterday')
    expect(isBuildStale(root)).toBe(true)
  })
})
