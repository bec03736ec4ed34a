/** Keeps all in memory: for a browser worker, and for tests. A failed transaction leaves no trace. */
import type { LedgerEntry, Store, StoreTransaction, TaskRecord } from './store'

type State = {
  readonly tasks: Map<string, TaskRecord>
  readonly answers: Map<string, string>
  readonly ledger: LedgerEntry[]
}

export function createMemoryStore(): Store {
  let state: State = { tasks: new Map(), answers: new Map(), ledger: [] }
  let last: Promise<unknown> = Promise.resolve()
  return {
    transact(work) {
      const run = async () => {
        const draft = copyOf(state)
        const value = await work(transactionOn(draft))
        state = draft
        return value
      }
      const turn = last.then(run, run) // one after the other, whatever became of the one before
      last = turn
      return turn
    },
    close: async () => {},
  }
}

/** Records are never changed in place, so that copying the containers is enough. */
function copyOf({ tasks, answers, ledger }: State): State {
  return { tasks: new Map(tasks), answers: new Map(answers), ledger: [...ledger] }
}

const keyOf = (keyId: string, id: string) => JSON.stringify([keyId, id])

function transactionOn({ tasks, answers, ledger }: State): StoreTransaction {
  const ofKey = (keyId: string) => ledger.filter((entry) => entry.keyId === keyId)
  return {
    task: async (keyId, taskId) => tasks.get(keyOf(keyId, taskId)) ?? null,
    saveTask: async (record) => {
      tasks.set(keyOf(record.keyId, record.id), record)
    },
    workingTasks: async () => [...tasks.values()].filter((task) => task.state === 'working'),
    answer: async (keyId, messageId) => answers.get(keyOf(keyId, messageId)) ?? null,
    saveAnswer: async (keyId, messageId, body) => {
      const key = keyOf(keyId, messageId)
      if (answers.has(key)) throw new Error(`Message ${messageId} was answered before.`)
      answers.set(key, body)
    },
    balance: async (keyId) => ofKey(keyId).reduce((sum, entry) => sum + entry.credits, 0),
    countEntries: async (keyId, kind) => ofKey(keyId).filter((entry) => entry.kind === kind).length,
    addEntry: async (entry) => {
      const isSame = (other: LedgerEntry) =>
        other.kind === entry.kind && other.taskId === entry.taskId
      if (ofKey(entry.keyId).some(isSame)) {
        throw new Error(`The ledger has a ${entry.kind} of ${entry.taskId ?? entry.keyId} already.`)
      }
      ledger.push(entry)
    },
  }
}
