import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'database-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function throws(act: () => unknown): boolean {
  try {
    act()
    return false
  } catch {
    return true
  }
}

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

  it('holds the write lock from the first read of a transaction, so that two processes take turns', async () => {
    const open = () => {
      const dialect = openDatabase(dir, 'agent')
      if (!dialect.ok) throw new Error(dialect.error)
      return new Kysely<{ counter: { value: number } }>({ dialect: dialect.value })
    }
    const first = open()
    await sql`create table counter (value integer)`.execute(first)
    await first.insertInto('counter').values({ value: 0 }).execute()
    const isRefused = await first.transaction().execute(async (trx) => {
      await trx.selectFrom('counter').selectAll().execute()
      // Another process, before it has read what will soon be old.
      const second = new Database(join(dir, 'agent.db'))
      second.pragma('busy_timeout = 1')
      const isTurnedAway = throws(() => second.exec('begin immediate'))
      second.close()
      return isTurnedAway
    })
    expect(isRefused).toBe(true)
    await first.destroy()
  })

  it('says which file is no database, and leaves it as it is', () => {
    const path = join(dir, 'agent.db')
    writeFileSync(path, 'not a database, but somebody’s file'.repeat(100))
    const opened = openDatabase(dir, 'agent')
    expect(opened.ok ? '' : opened.error).toContain(`The database ${path} cannot be opened`)
    expect(readFileSync(path, 'utf8')).toContain('somebody’s file')
  })
})
