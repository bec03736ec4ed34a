import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keysInFile } from './agent-keys'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('keysInFile', () => {
  it('makes one live key of 1,000,000 credits and one sandbox key that only the owner can read', () => {
    const made = keysInFile(dir)
    if (!made.ok) throw new Error(made.error.join())
    expect(made.value).toMatchObject({
      isNew: true,
      path: join(dir, 'agent-keys'),
      keys: [
        { mode: 'live', credits: 1_000_000 },
        { mode: 'sandbox', credits: 0 },
      ],
    })
    expect(statSync(made.value.path).mode & 0o777).toBe(0o600)
    expect(readdirSync(dir)).toEqual(['agent-keys'])
  })

  it('keeps the keys at the next start', () => {
    const first = keysInFile(dir)
    const text = readFileSync(join(dir, 'agent-keys'), 'utf8')
    const second = keysInFile(dir)
    expect(second).toMatchObject({ ok: true, value: { isNew: false } })
    expect(second.ok && second.value.keys).toEqual(first.ok && first.value.keys)
    expect(readFileSync(join(dir, 'agent-keys'), 'utf8')).toBe(text)
  })

  it('says which file and line cannot be read, and leaves it alone', () => {
    writeFileSync(join(dir, 'agent-keys'), 'good:sandbox\nbad')
    const read = keysInFile(dir)
    expect(read.ok ? '' : read.error.join()).toContain(`${join(dir, 'agent-keys')}: Entry 2`)
    expect(readFileSync(join(dir, 'agent-keys'), 'utf8')).toBe('good:sandbox\nbad')
  })
})
