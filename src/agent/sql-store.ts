/** Keeps all in a SQL database through Kysely. The dialect comes in from outside: nothing of Node is here. */
import { type Dialect, type Generated, Kysely, sql, type Transaction } from 'kysely'
import type { LedgerEntry, Store, StoreTransaction, TaskRecord } from './store'

type Tables = {
  task: {
    seq: Generated<number>
    id: string
    keyId: string
    state: string
    /** The record as JSON. */
    data: string
  }
  answer: { keyId: string; messageId: string; body: string }
  ledger: {
    seq: Generated<number>
    keyId: string
    /** Empty: the entry concerns the key. Not null, because a unique index lets nulls repeat. */
    taskId: string
    kind: string
    credits: number
    at: string
  }
}

/** Opens the store and creates what is missing. */
export async function openSqlStore(options: { readonly dialect: Dialect }): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: options.dialect })
  await createTables(db)
  return {
    transact: (work) => db.transaction().execute((trx) => work(transactionOn(trx))),
    close: () => db.destroy(),
  }
}

async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('task')
    .ifNotExists()
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('keyId', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addUniqueConstraint('task_of_key', ['keyId', 'id'])
    .execute()
  await db.schema.createIndex('task_by_state').ifNotExists().on('task').column('state').execute()
  await db.schema
    .createTable('answer')
    .ifNotExists()
    .addColumn('keyId', 'text', (column) => column.notNull())
    .addColumn('messageId', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('answer_of_message', ['keyId', 'messageId'])
    .execute()
  await createLedger(db)
}

async function createLedger(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .ifNotExists()
    .addColumn('seq', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('keyId', 'text', (column) => column.notNull())
    .addColumn('taskId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('credits', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('ledger_once', ['keyId', 'taskId', 'kind'])
    .execute()
  for (const act of ['update', 'delete']) {
    await sql`create trigger if not exists ${sql.raw(`ledger_refuses_${act}`)}
      before ${sql.raw(act)} on ledger
      begin select raise(abort, 'The ledger is only ever added to.'); end`.execute(db)
  }
}

function transactionOn(trx: Transaction<Tables>): StoreTransaction {
  return { ...tasksOn(trx), ...answersOn(trx), ...ledgerOn(trx) }
}

function tasksOn(
  trx: Transaction<Tables>,
): Pick<StoreTransaction, 'task' | 'saveTask' | 'workingTasks'> {
  return {
    async task(keyId, taskId) {
      const row = await trx
        .selectFrom('task')
        .select('data')
        .where('keyId', '=', keyId)
        .where('id', '=', taskId)
        .executeTakeFirst()
      return row ? recordOf(row.data) : null
    },
    async saveTask(record) {
      const { id, keyId, state } = record
      const data = JSON.stringify(record)
      await trx
        .insertInto('task')
        .values({ id, keyId, state, data })
        .onConflict((conflict) => conflict.columns(['keyId', 'id']).doUpdateSet({ state, data }))
        .execute()
    },
    async workingTasks() {
      const rows = await trx
        .selectFrom('task')
        .select('data')
        .where('state', '=', 'working')
        .orderBy('seq')
        .execute()
      return rows.map((row) => recordOf(row.data))
    },
  }
}

/** Only `saveTask` writes this column. */
function recordOf(data: string): TaskRecord {
  return JSON.parse(data)
}

function answersOn(trx: Transaction<Tables>): Pick<StoreTransaction, 'answer' | 'saveAnswer'> {
  return {
    async answer(keyId, messageId) {
      const row = await trx
        .selectFrom('answer')
        .select('body')
        .where('keyId', '=', keyId)
        .where('messageId', '=', messageId)
        .executeTakeFirst()
      return row?.body ?? null
    },
    async saveAnswer(keyId, messageId, body) {
      await trx.insertInto('answer').values({ keyId, messageId, body }).execute()
    },
  }
}

function ledgerOn(
  trx: Transaction<Tables>,
): Pick<StoreTransaction, 'balance' | 'countEntries' | 'addEntry'> {
  return {
    async balance(keyId) {
      const { total } = await trx
        .selectFrom('ledger')
        .select(({ fn }) => fn.sum<number | null>('credits').as('total'))
        .where('keyId', '=', keyId)
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },
    async countEntries(keyId, kind) {
      const { count } = await trx
        .selectFrom('ledger')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('keyId', '=', keyId)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    async addEntry({ taskId, ...entry }: LedgerEntry) {
      await trx
        .insertInto('ledger')
        .values({ ...entry, taskId: taskId ?? '' })
        .execute()
    },
  }
}
