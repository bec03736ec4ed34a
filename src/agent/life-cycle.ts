/**
 * The life of a task: submitted, input-required, working, then completed, failed or canceled. Each message is one
 * transaction: its answer is kept with what it changed, so that a repeat is answered and not redone, and the fee is
 * taken together with the change to `working`.
 */
import type { AssessmentEngine, MatchCandidate } from '@/engine/engine'
import { localDateOf } from '@/protocol/dates'
import type { EventInfo } from '@/protocol/event-info'
import type { Message, Part, SendRequest, Task, TaskState } from '@/protocol/task'
import { AgentError, invalid } from './errors'
import { charge, feeOf } from './fees'
import { canonicalJson, sha256, uuidOf } from './hash'
import { type Incoming, isNamedIn, messageOf, readIncoming } from './incoming'
import type { Caller } from './keys'
import { questionParts } from './questions'
import { SAMPLE_CANDIDATE } from './sample'
import { snapshotOf } from './snapshots'
import type { Store, StoreTransaction, TaskRecord } from './store'

export type LifeCycle = {
  /** Answers a message; `isStarted`: the task is now paid for and waits to be worked on. */
  send(caller: Caller, request: SendRequest): Promise<{ body: string; isStarted: boolean }>
}

type Parts = {
  readonly store: Store
  readonly engine: AssessmentEngine
  readonly now: () => string
}

type Turn = Parts & {
  readonly trx: StoreTransaction
  readonly caller: Caller
  readonly incoming: Incoming
}

export function createLifeCycle(parts: Parts): LifeCycle {
  return {
    async send(caller, request) {
      const { messageId } = request.message
      return parts.store.transact(async (trx) => {
        const before = await trx.answer(caller.keyId, messageId)
        if (before !== null) {
          await checkRepeat(trx, caller, request, before)
          return { body: before, isStarted: false }
        }
        const turn = { ...parts, trx, caller, incoming: readIncoming(request) }
        const known = await knownTask(turn, request)
        const next = known ? await answerTo(turn, known) : await begin(turn)
        await trx.saveTask(next)
        const body = JSON.stringify(await snapshotOf(next, request.configuration?.historyLength))
        await trx.saveAnswer(caller.keyId, messageId, body)
        return { body, isStarted: known?.state !== 'working' && next.state === 'working' }
      })
    },
  }
}

/** A repeat says what the first said: a new message under an old id would get an answer that is not its own. */
async function checkRepeat(
  trx: StoreTransaction,
  { keyId }: Caller,
  request: SendRequest,
  answered: string,
): Promise<void> {
  const { id }: Task = JSON.parse(answered) // only `send` writes answers
  const said = messageOf(request.message)
  const task = await trx.task(keyId, id)
  const first = task?.history.find(({ messageId }) => messageId === said.messageId)
  if (first && canonicalJson(first) === canonicalJson(said)) return
  if (!first && task && isSameYes(readIncoming(request), task)) return
  throw invalid(
    'message.messageId',
    'Another message had this id and was answered: its task shows what came of it. Nothing was done for this one.',
  )
}

/** A second Yes changes nothing and is not in the history; a repeat of it is one more Yes to the same task. */
function isSameYes(incoming: Incoming, task: TaskRecord): boolean {
  if (incoming.message.taskId !== task.id) return false
  checkSameEvent(incoming.event, task)
  return answerWhenNotAsked(incoming, task) === task
}

async function knownTask(turn: Turn, { message }: SendRequest): Promise<TaskRecord | null> {
  const { taskId, contextId } = message
  if (taskId === undefined) return null
  const known = await turn.trx.task(turn.caller.keyId, taskId)
  if (!known) throw new AgentError('TASK_NOT_FOUND')
  if (contextId !== undefined && contextId !== known.contextId) {
    throw invalid('message.contextId', 'The task belongs to another context.')
  }
  return known
}

async function begin(turn: Turn): Promise<TaskRecord> {
  const { incoming, caller } = turn
  const { event, message, role } = incoming
  if (!event) throw invalid('event_info', 'Give the event as an object in a data part.')
  const id = await uuidOf(canonicalJson([caller.keyId, message.messageId]))
  const record: TaskRecord = {
    id,
    keyId: caller.keyId,
    isSandbox: caller.mode === 'sandbox',
    contextId: message.contextId ?? (await uuidOf(`${id}:context`)),
    state: 'submitted',
    timestamp: turn.now(),
    statusMessage: null,
    event,
    eventId: (await sha256(canonicalJson(event))).slice(0, 32),
    role,
    candidates: [],
    company: null,
    chargedCredits: 0,
    result: null,
    history: [message],
  }
  return ask(turn, record, matched(turn, event))
}

function matched({ engine, caller }: Turn, event: EventInfo): readonly MatchCandidate[] {
  if (caller.mode === 'sandbox') return [SAMPLE_CANDIDATE]
  const date =
    event.event_type === 'commodity_price' ? event.target_date : localDateOf(event.pub_date)
  const { decision, candidates } = engine.matchCompany(event.company_name, date)
  if (decision === 'none') return []
  return decision === 'accept' ? candidates.slice(0, 1) : candidates
}

/** Puts the question: the task waits for the user. */
async function ask(
  turn: Turn,
  record: TaskRecord,
  candidates: readonly MatchCandidate[],
): Promise<TaskRecord> {
  const fee = await feeOf(turn.trx, turn.caller, record.event.analysis_mode)
  const parts = questionParts(record.event.company_name, candidates, fee)
  return move(turn, { ...record, candidates }, 'input-required', parts)
}

/** The record in its new state, with the agent's message, if it has something to say. */
async function move(
  turn: Pick<Parts, 'now'>,
  record: TaskRecord,
  state: TaskState,
  parts: Part[] = [],
): Promise<TaskRecord> {
  const timestamp = turn.now()
  if (parts.length === 0) return { ...record, state, timestamp, statusMessage: null }
  const { id, contextId, history } = record
  const messageId = await uuidOf(`${id}:${history.length}`)
  const said: Message = { messageId, role: 'agent', parts, contextId, taskId: id }
  return { ...record, state, timestamp, statusMessage: said, history: [...history, said] }
}

async function answerTo(turn: Turn, known: TaskRecord): Promise<TaskRecord> {
  const { incoming } = turn
  checkSameEvent(incoming.event, known)
  if (known.state !== 'input-required') return answerWhenNotAsked(incoming, known)
  const heard: TaskRecord = {
    ...known,
    role: incoming.role ?? known.role,
    history: [...known.history, incoming.message],
  }
  if (incoming.confirmation === 'No') {
    return move(turn, heard, 'canceled', [{ kind: 'text', text: 'No fee was charged.' }])
  }
  if (incoming.confirmation === 'Yes') {
    checkAskedFor(incoming.event, known)
    return start(turn, heard)
  }
  if (incoming.companyId !== null) {
    return ask(turn, heard, [chosen(turn, heard.candidates, incoming.companyId)])
  }
  return tryAnotherName(turn, heard)
}

/** A second Yes to the same company is the same Yes; anything else has nothing to answer. */
function answerWhenNotAsked(incoming: Incoming, known: TaskRecord): TaskRecord {
  const { confirmation, companyId } = incoming
  const isSame = companyId === null || companyId === known.company?.companyId
  if (confirmation === 'Yes' && known.company !== null && isSame) return known
  throw new AgentError('INVALID_REQUEST', {
    message: `The task is ${known.state} and waits for no answer. Nothing was changed or charged.`,
  })
}

/** The event of a task cannot be exchanged for another: that would be another assessment. */
function checkSameEvent(event: EventInfo | null, known: TaskRecord): void {
  if (!event) return
  const core = (value: EventInfo) => {
    const { company_name: _name, role: _role, ...rest } = value
    return canonicalJson(rest)
  }
  if (core(event) === core(known.event)) return
  throw invalid('event_info', 'Resend the event of the task unchanged; for another, start anew.')
}

/** Yes answers a question: it cannot be to a company that was not matched yet. */
function checkAskedFor(event: EventInfo | null, { history }: TaskRecord): void {
  if (!event || isNamedIn(history, event.company_name)) return
  throw invalid(
    'event_info.company_name',
    'Yes is to the company that was asked about. Send the new name without it first.',
  )
}

async function start(turn: Turn, record: TaskRecord): Promise<TaskRecord> {
  const { companyId } = turn.incoming
  if (companyId !== null && !record.candidates.some((one) => one.companyId === companyId)) {
    throw invalid(
      'company_id',
      'Yes is to a company that was asked about. Send the company_id without it first.',
    )
  }
  const company = chosen(turn, record.candidates, companyId)
  const chargedCredits = await charge(turn.trx, turn.caller, record, turn.now())
  return move(turn, { ...record, company, chargedCredits }, 'working')
}

function chosen(
  turn: Turn,
  candidates: readonly MatchCandidate[],
  companyId: string | null,
): MatchCandidate {
  const [first, ...others] = candidates
  if (companyId === null) {
    if (!first) throw invalid('company_name', 'No company was found yet: send another name.')
    if (others.length > 0) {
      throw invalid('company_id', 'Several companies were found: send the company_id of one.')
    }
    return first
  }
  const known = candidates.find((candidate) => candidate.companyId === companyId)
  const found = known ?? (turn.caller.mode === 'live' ? turn.engine.companyOf(companyId) : null)
  if (!found) throw invalid('company_id', 'There is no such company.')
  return found
}

async function tryAnotherName(turn: Turn, record: TaskRecord): Promise<TaskRecord> {
  const name = turn.incoming.event?.company_name
  if (name === undefined || name === record.event.company_name) {
    throw invalid(
      'confirm_company_name',
      'Answer Yes or No, choose a company_id, or send another company_name.',
    )
  }
  const event = { ...record.event, company_name: name }
  const eventId = (await sha256(canonicalJson(event))).slice(0, 32)
  return ask(turn, { ...record, event, eventId }, matched(turn, event))
}
