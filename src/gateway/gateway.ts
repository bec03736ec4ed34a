/** The console's way out, as a Hono app: connections, the journalled requests, and the list of assessments. */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createAgentClient } from '@/client/agent-client'
import { envelopeOf } from '@/protocol/errors'
import { eventInfo } from '@/protocol/event-info'
import type { AssessmentRecord, AssessmentRow } from '@/protocol/gateway'
import { MAX_BODY_BYTES } from '@/protocol/names'
import { isTerminal } from '@/protocol/task'
import { askAgent, type GatewayConnection, shownConnection } from './connection'
import { refuse } from './errors'
import { forward, type Gate, observer } from './forward'
import type { Journal, ListedRow } from './journal'
import type { Row } from './projection'
import { sameOrigin } from './same-origin'
import { createSends, type Sends } from './sends'

type GatewaySettings = {
  readonly journal: Journal
  readonly connections: readonly GatewayConnection[]
  /** Where pages reach this server, when that is neither localhost nor an IP address. */
  readonly publicUrl?: string | null
}

/** The gateway under `/gateway`. */
export function createGateway({ journal, connections, publicUrl = null }: GatewaySettings): Hono {
  const gate: Gate = { journal, sends: createSends(journal.openedAt) }
  const app = new Hono()
  const tooLarge = () => Response.json(envelopeOf('PAYLOAD_TOO_LARGE'), { status: 413 })
  app.use('/gateway/*', sameOrigin(publicUrl))
  app.use('/gateway/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))
  app.use('/gateway/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/gateway/connections', (c) => c.json({ connections: connections.map(shownConnection) }))
  app.get('/gateway/assessments', async (c) => {
    await refresh(gate, connections)
    const rows = await journal.rows()
    return c.json({ assessments: rows.map((row) => rowShown(row, gate.sends)) })
  })
  app.get('/gateway/assessments/:connection/:taskId', async (c) => {
    const { connection, taskId } = c.req.param()
    const row = await journal.row(connection, taskId)
    return row ? c.json(recordShown(row, gate.sends)) : refuse('ASSESSMENT_NOT_FOUND')
  })
  app.post('/gateway/assessments/:connection/:taskId/seen', async (c) => {
    const { connection, taskId } = c.req.param()
    const before = await journal.row(connection, taskId)
    if (before && before.seenAt === null && isTerminal(before.state)) {
      await journal.append({ kind: 'seen', connection, taskId })
    }
    const row = await journal.row(connection, taskId)
    return row ? c.json(recordShown(row, gate.sends)) : refuse('ASSESSMENT_NOT_FOUND')
  })
  app.all('/gateway/*', (c) => {
    const { pathname, search } = new URL(c.req.url)
    const [, id, rest = ''] = /^\/gateway\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
    const connection = connections.find((candidate) => candidate.id === id)
    if (!connection) return refuse('CONNECTION_NOT_FOUND')
    return forward(gate, connection, `${rest}${search}`, c.req.raw)
  })
  app.onError((cause) => {
    console.error('The gateway failed:', cause)
    const message =
      'The gateway failed. The request may not have been sent; its log has the reason.'
    return Response.json(envelopeOf('INVALID_AGENT_RESPONSE', { message }), { status: 500 })
  })
  return app
}

/** Looks at every unfinished task of the embedded agents: they answer at once, and no page need be open for it. */
async function refresh(gate: Gate, connections: readonly GatewayConnection[]): Promise<void> {
  const embedded = connections.filter((connection) => connection.isEmbedded)
  const rows = await gate.journal.rows()
  for (const connection of embedded) {
    const client = createAgentClient({
      baseUrl: connection.agentUrl,
      fetch: (url, init) => askAgent(connection, url, init),
    })
    const open = rows.filter(
      (row) =>
        row.connection === connection.id &&
        row.isKnown &&
        (row.openSeq !== null || !isTerminal(row.state)),
    )
    for (const { taskId } of open) {
      const observe = await observer(gate, connection.id, taskId)
      const task = await client.getTask(taskId)
      // What cannot be looked at keeps its last known state.
      if (task.ok) await observe(task.value)
    }
  }
}

function rowShown(row: ListedRow, sends: Sends): AssessmentRow {
  const { messageId: _, isKnown: __, openSeq, ...shown } = row
  return { ...shown, state: openSeq !== null && !sends.isUnderWay(openSeq) ? 'unknown' : row.state }
}

function recordShown(row: Row, sends: Sends): AssessmentRecord {
  const { eventInfo: event, ...listed } = row
  const read = event === null ? null : eventInfo.safeParse(JSON.parse(event))
  return { row: rowShown(listed, sends), eventInfo: read?.data ?? null }
}
