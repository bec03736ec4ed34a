import { join } from 'node:path'
import { type Dialect, SqliteDialect } from 'kysely'
import Database from 'libsql'

/** How long a write waits for another process on the same file. */
const BUSY_MS = 5_000

/**
 * A SQLite database in the data folder. The write-ahead log with full syncing: what was answered survives a power
 * failure. Agent and gateway have a file each, so that neither waits for the other's transactions.
 */
export function openDatabase(dataDir: string, name: 'agent' | 'gateway'): Dialect {
  const database = new Database(join(dataDir, `${name}.db`))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma(`busy_timeout = ${BUSY_MS}`)
  database.pragma('foreign_keys = ON')
  return new SqliteDialect({ database })
}
