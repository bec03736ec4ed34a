import { describe, expect, it } from 'vitest'
import { refusalOf, unreachable } from '@/client/failure'
import { envelopeOf } from '@/protocol/errors'
import { type ReadTask, readTask } from '@/protocol/task'
import { answersInState, failureOf, pollDelay, RequestError } from './api'

function aTask(state: string): ReadTask {
  const task = readTask({ id: 't', status: { state } })
  if (!task.ok) throw new Error(task.error)
  return task.value
}

describe('pollDelay', () => {
  it('grows from 2 to 30 seconds', () => {
    const delays = [1, 2, 3, 4, 5, 50].map((answers) => pollDelay(aTask('working'), null, answers))
    expect(delays).toEqual([2_000, 5_000, 15_000, 30_000, 30_000, 30_000])
  })

  it.each(['completed', 'failed', 'canceled', 'rejected'])('ends when the task is %s', (state) => {
    expect(pollDelay(aTask(state), null, 1)).toBe(false)
  })

  it.each(['submitted', 'working', 'input-required', 'a new word'])('goes on in %s', (state) => {
    expect(pollDelay(aTask(state), null, 1)).toBe(2_000)
  })

  it('goes on while the agent cannot be reached, and ends when it refuses', () => {
    const refused = refusalOf(404, envelopeOf('TASK_NOT_FOUND'))
    const broken = refusalOf(500, envelopeOf('INVALID_AGENT_RESPONSE'))
    expect(pollDelay(undefined, unreachable(null), 1)).toBe(2_000)
    expect(pollDelay(aTask('working'), broken, 9)).toBe(30_000)
    expect(pollDelay(undefined, refused, 1)).toBe(false)
  })
})

it('counts the answers of each state anew, however long the one before took', () => {
  const query = {}
  expect(answersInState({}, undefined, 1)).toBe(1)
  const waiting = [1, 2, 3, 9].map((answers) => answersInState(query, 'input-required', answers))
  expect(waiting).toEqual([1, 2, 3, 9])
  const working = [10, 10, 11, 12].map((answers) => answersInState(query, 'working', answers))
  expect(working).toEqual([1, 1, 2, 3])
})

it('takes the failure out of a query’s error', () => {
  const failure = unreachable(null)
  expect(failureOf(new RequestError(failure))).toBe(failure)
  expect(failureOf(null)).toBeNull()
  expect(failureOf(new Error('bug'))?.message).toBe('bug')
})
