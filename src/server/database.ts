import { join } from 'node:path'
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { err, ok, type Result } from '@/protocol/result'

/** How long a write waits for another process on the same file. */
const BUSY_MS = 5_000

/**
 * A SQLite database in the data folder, or why it cannot be used. The write-ahead log with full syncing: what was
 * answered survives a power failure. Agent and gateway have a file each, so that neither waits for the other's
 * transactions.
 */
export function openDatabase(dataDir: string, name: 'agent' | 'gateway'): Result<Dialect, string> {
  const path = join(dataDir, `${name}.db`)
  try {
    const database = new Database(path)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma(`busy_timeout = ${BUSY_MS}`)
    database.pragma('foreign_keys = ON')
    return ok(new SqliteDialect({ database: lockingFirst(database) }))
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    return err(
      `The database ${path} cannot be opened (${cause.message}). ` +
        'Restore it from a copy, or name another folder by DATA_DIR.',
    )
  }
}

/**
 * Takes the write lock when a transaction begins. One that reads first and takes it later fails at once, without
 * waiting, when another process has written between.
 */
function lockingFirst(database: Database.Database): SqliteDatabase {
  return {
    prepare: (sql) => database.prepare(sql === 'begin' ? 'begin immediate' : sql),
    close: () => database.close(),
  }
}
