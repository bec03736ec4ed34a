/**
 * The journal in SQL, and the list of assessments made from it. An entry and its effect on the list are one
 * transaction. Entries are never changed: the database itself refuses it.
 */
import { type Dialect, Kysely, type Transaction } from 'kysely'
import { type Entry, type EntryDraft, entry, type SentEntry } from './entry'
import { changeOf, type Lookup, type Row } from './projection'
import {
  createTables,
  type JournalTables,
  LISTED_COLUMNS,
  PROJECTION_VERSION,
  type StoredRow,
} from './tables'

export type ListedRow = Omit<Row, 'eventInfo'>

export type Journal = {
  /** Number of the newest entry when the journal was opened; 0: none. */
  readonly openedAt: number
  /** Writes an entry durably and gives its number. */
  append(draft: EntryDraft): Promise<number>
  /** All assessments, the newest first. */
  rows(): Promise<readonly ListedRow[]>
  row(connection: string, taskId: string): Promise<Row | null>
  /** Makes the list anew from the entries alone. */
  rebuild(): Promise<void>
  close(): Promise<void>
}

type JournalSettings = { readonly dialect: Dialect; readonly clock: () => Date }

const PAGE = 500

/** Opens the journal, creating its tables when they are missing and the list when it lags behind the entries. */
export async function openJournal({ dialect, clock }: JournalSettings): Promise<Journal> {
  const db = new Kysely<JournalTables>({ dialect })
  await createTables(db)
  const rebuild = () => db.transaction().execute(rebuildRows)
  const openedAt = await newestSeq(db)
  if (await isListBehind(db, openedAt)) await rebuild()
  return {
    openedAt,
    append: (draft) => db.transaction().execute((trx) => append(trx, draft, clock)),
    rows: async () => (await listedRows(db)).map((row) => ({ ...row, isKnown: row.isKnown === 1 })),
    row: (connection, taskId) => lookupIn(db).byTask(connection, taskId),
    rebuild,
    close: () => db.destroy(),
  }
}

async function append(
  trx: Transaction<JournalTables>,
  draft: EntryDraft,
  clock: () => Date,
): Promise<number> {
  const at = clock().toISOString()
  const taskId = 'taskId' in draft ? draft.taskId : null
  const { seq } = await trx
    .insertInto('journal')
    .values({
      at,
      kind: draft.kind,
      connection: draft.connection,
      taskId,
      data: JSON.stringify(draft),
    })
    .returning('seq')
    .executeTakeFirstOrThrow()
  await apply(trx, { ...draft, seq, at })
  await trx.updateTable('projection').set({ lastSeq: seq }).execute()
  return seq
}

async function apply(trx: Transaction<JournalTables>, item: Entry): Promise<void> {
  const { remove, put } = await changeOf(item, lookupIn(trx))
  if (remove) {
    await trx
      .deleteFrom('assessment')
      .where('connection', '=', remove.connection)
      .where('taskId', '=', remove.taskId)
      .execute()
  }
  if (!put) return
  const stored: StoredRow = { ...put, isKnown: put.isKnown ? 1 : 0 }
  await trx
    .insertInto('assessment')
    .values(stored)
    .onConflict((conflict) => conflict.columns(['connection', 'taskId']).doUpdateSet(stored))
    .execute()
}

async function rebuildRows(trx: Transaction<JournalTables>): Promise<void> {
  await trx.deleteFrom('assessment').execute()
  let last = 0
  for (;;) {
    const page = await trx
      .selectFrom('journal')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute()
    for (const item of page.map(entryOf)) {
      await apply(trx, item)
      last = item.seq
    }
    if (page.length < PAGE) break
  }
  await trx.updateTable('projection').set({ version: PROJECTION_VERSION, lastSeq: last }).execute()
}

async function newestSeq(db: Kysely<JournalTables>): Promise<number> {
  const newest = await db
    .selectFrom('journal')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.seq ?? 0
}

async function isListBehind(db: Kysely<JournalTables>, newest: number): Promise<boolean> {
  const { version, lastSeq } = await db
    .selectFrom('projection')
    .selectAll()
    .executeTakeFirstOrThrow()
  return version !== PROJECTION_VERSION || lastSeq !== newest
}

function listedRows(db: Kysely<JournalTables>) {
  return db
    .selectFrom('assessment')
    .select(LISTED_COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('taskId')
    .execute()
}

function lookupIn(db: Kysely<JournalTables>): Lookup {
  const rows = (connection: string) =>
    db.selectFrom('assessment').selectAll().where('connection', '=', connection)
  return {
    byTask: async (connection, taskId) =>
      rowOf(await rows(connection).where('taskId', '=', taskId).executeTakeFirst()),
    byMessage: async (connection, messageId) =>
      rowOf(await rows(connection).where('messageId', '=', messageId).executeTakeFirst()),
    sentEntry: async (seq) => sentOf(db, seq),
  }
}

async function sentOf(db: Kysely<JournalTables>, seq: number): Promise<SentEntry | null> {
  const stored = await db
    .selectFrom('journal')
    .selectAll()
    .where('seq', '=', seq)
    .executeTakeFirst()
  const item = stored ? entryOf(stored) : null
  return item?.kind === 'sent' ? item : null
}

function rowOf(stored: StoredRow | undefined): Row | null {
  return stored ? { ...stored, isKnown: stored.isKnown === 1 } : null
}

/** An entry as it was written. One that cannot be read is damage to the file: throws, naming its number. */
function entryOf(stored: { seq: number; at: string; data: string }): Entry {
  const { seq, at, data } = stored
  const read = entry.safeParse({ ...JSON.parse(data), seq, at })
  if (read.success) return read.data
  throw new Error(`Entry ${seq} of the journal cannot be read.`, { cause: read.error })
}
