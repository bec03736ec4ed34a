import fc from 'fast-check'
import Database from 'libsql'
import { describe, expect, it } from 'vitest'
import type { EntryDraft } from './entry'
import { aGateway, aJournal, aMessage, aResult, aTask } from './testing/gateway-fixture'

const connection = 'embedded'
const body = (message: unknown) => JSON.stringify({ message })

const drafts: fc.Arbitrary<readonly EntryDraft[]> = fc
  .array(
    fc
      .record({
        kind: fc.constantFrom('sent', 'answered', 'unanswered', 'observed', 'seen'),
        ref: fc.integer({ min: 1, max: 8 }),
        task: fc.constantFrom('t1', 't2', null),
        message: fc.constantFrom('m1', 'm2'),
        state: fc.constantFrom('input-required', 'working', 'completed'),
        status: fc.constantFrom(200, 400, 500),
      })
      .map(({ kind, ref, task, message, state, status }): EntryDraft => {
        const snapshot = {
          state,
          contextId: null,
          companyName: null,
          score: state === 'completed' ? 3.5 : null,
          riskLevel: null,
          confidence: null,
        }
        const taskId = task ?? 't3'
        if (kind === 'sent') {
          const sent = aMessage({ messageId: message, ...(task ? { taskId: task } : {}) })
          return {
            kind,
            connection,
            method: 'POST',
            path: 'message:send',
            messageId: message,
            taskId: task,
            body: body(sent),
          }
        }
        if (kind === 'answered') {
          return status === 200
            ? { kind, connection, ref, status, taskId, snapshot, body: '' }
            : { kind, connection, ref, status, taskId: null, snapshot: null, body: '' }
        }
        if (kind === 'unanswered') return { kind, connection, ref, why: 'gone' }
        if (kind === 'seen') return { kind, connection, taskId }
        return { kind: 'observed', connection, taskId, snapshot, settles: ref }
      }),
    { maxLength: 14 },
  )
  .map((list) =>
    // An answer always comes after what it answers: entry n can refer to entries below n only.
    list.map((draft, index) =>
      'ref' in draft ? { ...draft, ref: Math.min(draft.ref, index) } : draft,
    ),
  )

describe('the journal', () => {
  it('makes the same list from its entries alone, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (list) => {
        const journal = await aJournal()
        for (const draft of list) await journal.append(draft)
        const before = await journal.rows()
        const events = await Promise.all(
          before.map((row) => journal.row(row.connection, row.taskId)),
        )
        await journal.rebuild()
        expect(await journal.rows()).toEqual(before)
        const after = await Promise.all(
          before.map((row) => journal.row(row.connection, row.taskId)),
        )
        expect(after).toEqual(events)
        await journal.close()
      }),
      { numRuns: 60 },
    )
  })

  it('makes the list anew at the next opening when it is lost', async () => {
    const database = new Database(':memory:')
    const journal = await aJournal(database)
    const gateway = await aGateway(() => Response.json(aTask('completed', aResult)), journal)
    await gateway.send(aMessage())
    const before = await journal.rows()
    expect(before).toHaveLength(1)
    database.exec('delete from assessment; update projection set lastSeq = 0')
    const reopened = await aJournal(database)
    expect(await reopened.rows()).toEqual(before)
  })

  it('says unknown of a send that the process did not live to see answered', async () => {
    const database = new Database(':memory:')
    const before = await aJournal(database)
    await before.append({
      kind: 'sent',
      connection,
      method: 'POST',
      path: 'message:send',
      messageId: 'm1',
      taskId: null,
      body: body(aMessage()),
    })
    const gateway = await aGateway(() => Response.json(aTask('working')), await aJournal(database))
    expect(await gateway.list()).toMatchObject([
      { taskId: 'message:m1', state: 'unknown', companyName: 'Tesla, Inc.', eventTitle: 'A deal' },
    ])
  })

  it.each(["update journal set kind = 'x'", 'delete from journal'])(
    'refuses to %s',
    async (act) => {
      const database = new Database(':memory:')
      const journal = await aJournal(database)
      await journal.append({ kind: 'seen', connection, taskId: 't1' })
      expect(() => database.exec(act)).toThrow('only ever added to')
    },
  )

  it('keeps entries that hold no message', async () => {
    const gateway = await aGateway(() => new Response('no', { status: 400 }))
    for (const text of ['{', '[]', '{"message":{"parts":7}}', '']) {
      await gateway.request('/gateway/embedded/message:send', { method: 'POST', body: text })
    }
    expect(gateway.asked).toHaveLength(4)
    expect(await gateway.list()).toEqual([])
  })
})
