/** The tables of the journal. */
import { type Generated, type Kysely, sql } from 'kysely'
import type { Row } from './projection'

/** Raise it when the fold changes: the list is then made anew at the next start. */
export const PROJECTION_VERSION = 1

export type StoredRow = Omit<Row, 'isKnown'> & { readonly isKnown: number }

export type JournalTables = {
  journal: {
    seq: Generated<number>
    at: string
    kind: string
    connection: string
    taskId: string | null
    /** The entry as JSON. */
    data: string
  }
  assessment: StoredRow
  /** One row: up to which entry, and by which fold, the list was made. */
  projection: { id: number; version: number; lastSeq: number }
}

const TEXT_COLUMNS = [
  'state',
  'companyName',
  'eventTitle',
  'eventType',
  'analysisMode',
  'createdAt',
  'updatedAt',
] as const
const MAYBE_TEXT_COLUMNS = ['messageId', 'contextId', 'role', 'riskLevel', 'seenAt'] as const
const MAYBE_NUMBER_COLUMNS = ['score', 'confidence'] as const

/** Every column of a row of the list; the event itself, which may be large, is read with a single row only. */
export const LISTED_COLUMNS = [
  'connection',
  'taskId',
  'isKnown',
  'openSeq',
  ...TEXT_COLUMNS,
  ...MAYBE_TEXT_COLUMNS,
  ...MAYBE_NUMBER_COLUMNS,
] as const satisfies readonly (keyof StoredRow)[]

/** Creates what is missing. */
export async function createTables(db: Kysely<JournalTables>): Promise<void> {
  await db.schema
    .createTable('journal')
    .ifNotExists()
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('taskId', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  for (const act of ['update', 'delete']) {
    await sql`create trigger if not exists ${sql.raw(`journal_refuses_${act}`)}
      before ${sql.raw(act)} on journal
      begin select raise(abort, 'The journal is only ever added to.'); end`.execute(db)
  }
  await createListTable(db)
  await db.schema
    .createTable('projection')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('lastSeq', 'integer', (column) => column.notNull())
    .execute()
  await db
    .insertInto('projection')
    .values({ id: 1, version: PROJECTION_VERSION, lastSeq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function createListTable(db: Kysely<JournalTables>): Promise<void> {
  let table = db.schema
    .createTable('assessment')
    .ifNotExists()
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('taskId', 'text', (column) => column.notNull())
    .addColumn('isKnown', 'integer', (column) => column.notNull())
    .addColumn('openSeq', 'integer')
    .addColumn('eventInfo', 'text')
  for (const name of TEXT_COLUMNS) table = table.addColumn(name, 'text', (c) => c.notNull())
  for (const name of MAYBE_TEXT_COLUMNS) table = table.addColumn(name, 'text')
  for (const name of MAYBE_NUMBER_COLUMNS) table = table.addColumn(name, 'real')
  await table.addPrimaryKeyConstraint('assessment_key', ['connection', 'taskId']).execute()
  await db.schema
    .createIndex('assessment_by_message')
    .ifNotExists()
    .on('assessment')
    .columns(['connection', 'messageId'])
    .execute()
}
