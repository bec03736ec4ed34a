import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'database-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe('openDatabase', () => {
  it('syncs every write fully, beside a write-ahead log', async () => {
    const dialect = openDatabase(dir, 'gateway')
    if (!dialect.ok) throw new Error(dialect.error)
    const db = new Kysely<unknown>({ dialect: dialect.value })
    expect((await sql`pragma journal_mode`.execute(db)).rows).toMatchObject([
      { journal_mode: 'wal' },
    ])
    expect((await sql`pragma synchronous`.execute(db)).rows).toMatchObject([{ synchronous: 2 }])
    await db.destroy()
  })

  it('says which file is no database, and leaves it as it is', () => {
    const path = join(dir, 'agent.db')
    writeFileSync(path, 'not a database, but somebody’s file'.repeat(100))
    const opened = openDatabase(dir, 'agent')
    expect(opened.ok ? '' : opened.error).toContain(`The database ${path} cannot be opened`)
    expect(readFileSync(path, 'utf8')).toContain('somebody’s file')
  })
})
