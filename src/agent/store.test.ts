/** The contract of a store, on both that there are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/database'
import { createMemoryStore } from './memory-store'
import { openSqlStore } from './sql-store'
import type { LedgerEntry, Store } from './store'
import { aRecord } from './testing/records'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'agent-store-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

async function openFile(): Promise<Store> {
  const dialect = openDatabase(dir, 'agent')
  if (!dialect.ok) throw new Error(dialect.error)
  return openSqlStore({ dialect: dialect.value })
}

const AT = '2026-04-07T00:00:00.000Z'
const charge = (changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  keyId: 'key-a',
  taskId: 'task-1',
  kind: 'charge',
  credits: -5,
  at: AT,
  ...changes,
})

describe.each([
  { name: 'memory', open: async () => createMemoryStore() },
  { name: 'SQL', open: openFile },
])('the $name store', ({ open }) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const taskOf = (keyId: string, id = 'task-1') => store.transact((trx) => trx.task(keyId, id))

  it('gives back a task as it was saved, to the key that saved it only', async () => {
    const record = aRecord({ history: [{ messageId: 'm', role: 'user', parts: [] }] })
    await store.transact((trx) => trx.saveTask(record))
    expect(await taskOf('key-a')).toEqual(record)
    expect(await taskOf('key-b')).toBeNull()
    expect(await taskOf('key-a', 'task-2')).toBeNull()
    expect(await taskOf('key-a', '\0')).toBeNull()
  })

  it('keeps two keys’ tasks of one id apart', async () => {
    await store.transact(async (trx) => {
      await trx.saveTask(aRecord())
      await trx.saveTask(aRecord({ keyId: 'key-b', state: 'canceled' }))
    })
    expect((await taskOf('key-a'))?.state).toBe('input-required')
    expect((await taskOf('key-b'))?.state).toBe('canceled')
  })

  it('replaces a task that is saved again', async () => {
    await store.transact((trx) => trx.saveTask(aRecord()))
    await store.transact((trx) => trx.saveTask(aRecord({ state: 'working', chargedCredits: 5 })))
    expect(await taskOf('key-a')).toMatchObject({ state: 'working', chargedCredits: 5 })
  })

  it('lists the working tasks of all keys, the oldest first', async () => {
    await store.transact(async (trx) => {
      await trx.saveTask(aRecord({ id: 'late' }))
      await trx.saveTask(aRecord({ id: 'early', keyId: 'key-b', state: 'working' }))
      await trx.saveTask(aRecord({ id: 'done', state: 'completed' }))
      await trx.saveTask(aRecord({ id: 'later', state: 'working' }))
      await trx.saveTask(aRecord({ id: 'late', state: 'working' }))
    })
    const working = await store.transact((trx) => trx.workingTasks())
    expect(working.map(({ id }) => id)).toEqual(['late', 'early', 'later'])
  })

  it('keeps the first answer to a message, a key each, and refuses a second', async () => {
    const save = (keyId: string, body: string) =>
      store.transact((trx) => trx.saveAnswer(keyId, 'm', body))
    const answerOf = (keyId: string) => store.transact((trx) => trx.answer(keyId, 'm'))
    await save('key-a', 'first')
    await save('key-b', 'of b')
    await expect(save('key-a', 'second')).rejects.toThrow()
    expect([await answerOf('key-a'), await answerOf('key-b'), await answerOf('key-c')]).toEqual([
      'first',
      'of b',
      null,
    ])
  })

  it('adds up and counts the entries of a key, and takes one of a kind for each task', async () => {
    const add = (entry: LedgerEntry) => store.transact((trx) => trx.addEntry(entry))
    const grant = charge({ taskId: null, kind: 'grant', credits: 100 })
    await add(grant)
    await add(charge())
    await add(charge({ taskId: 'task-2' }))
    await add(charge({ kind: 'refund', credits: 5 }))
    await add({ ...grant, keyId: 'key-b', credits: 7 })
    await expect(add(charge())).rejects.toThrow()
    await expect(add(grant)).rejects.toThrow()
    await store.transact(async (trx) => {
      expect([await trx.balance('key-a'), await trx.balance('key-b')]).toEqual([95, 7])
      expect(await trx.balance('key-c')).toBe(0)
      expect(await trx.countEntries('key-a', 'charge')).toBe(2)
      expect(await trx.countEntries('key-a', 'free_backtest')).toBe(0)
    })
  })

  it('keeps nothing of a transaction that fails, and works on', async () => {
    await store.transact((trx) => trx.saveTask(aRecord()))
    const failing = store.transact(async (trx) => {
      await trx.saveTask(aRecord({ state: 'working' }))
      await trx.saveTask(aRecord({ id: 'task-2' }))
      await trx.addEntry(charge())
      await trx.saveAnswer('key-a', 'm', 'body')
      throw new Error('on the way')
    })
    await expect(failing).rejects.toThrow('on the way')
    expect((await taskOf('key-a'))?.state).toBe('input-required')
    expect(await taskOf('key-a', 'task-2')).toBeNull()
    await store.transact(async (trx) => {
      expect(await trx.balance('key-a')).toBe(0)
      expect(await trx.answer('key-a', 'm')).toBeNull()
      expect(await trx.workingTasks()).toEqual([])
    })
  })

  it('lets one of several confirmations at once win', async () => {
    await store.transact((trx) => trx.saveTask(aRecord()))
    const confirm = (by: string) =>
      store.transact(async (trx) => {
        const task = await trx.task('key-a', 'task-1')
        await trx.balance('key-a') // room for the others to come between
        if (task?.state !== 'input-required') return null
        await trx.saveTask({ ...task, state: 'working', contextId: by })
        await trx.addEntry(charge())
        return by
      })
    const won = await Promise.all(['first', 'second', 'third'].map(confirm))
    expect(won).toEqual(['first', null, null])
    expect((await taskOf('key-a'))?.contextId).toBe('first')
    expect(await store.transact((trx) => trx.balance('key-a'))).toBe(-5)
  })
})

describe('the SQL store', () => {
  it('has everything when its file is opened again', async () => {
    const first = await openFile()
    await first.transact(async (trx) => {
      await trx.saveTask(aRecord({ state: 'working' }))
      await trx.saveAnswer('key-a', 'm', 'body')
      await trx.addEntry(charge())
    })
    await first.close()
    const second = await openFile()
    await second.transact(async (trx) => {
      expect(await trx.workingTasks()).toEqual([aRecord({ state: 'working' })])
      expect(await trx.answer('key-a', 'm')).toBe('body')
      expect(await trx.balance('key-a')).toBe(-5)
      await expect(trx.addEntry(charge())).rejects.toThrow()
    })
    await second.close()
  })
})
