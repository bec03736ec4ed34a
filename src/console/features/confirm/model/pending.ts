/** Answers that went out and whose outcome is not known, kept through a reload: one a task. */
import * as z from 'zod/mini'
import { createStored } from '@/console/lib/storage'
import type { Answer } from './answer'

const answer = z.discriminatedUnion('is', [
  z.object({ is: z.literal('yes'), companyId: z.nullable(z.string()) }),
  z.object({ is: z.literal('no') }),
  z.object({ is: z.literal('rename'), companyName: z.string() }),
])

const pending = createStored<Readonly<Record<string, Answer>>>(
  'pending-answers:v1',
  z.record(z.string(), answer),
  {},
)

const keyOf = (connection: string, taskId: string) => `${connection}/${taskId}`

/** The answer that went out for the task and was not answered; null: none. */
export function pendingAnswer(connection: string, taskId: string): Answer | null {
  return pending.get()[keyOf(connection, taskId)] ?? null
}

/** Stored before the message goes out. */
export function keepPending(connection: string, taskId: string, sent: Answer): void {
  pending.set({ ...pending.get(), [keyOf(connection, taskId)]: sent })
}

export function clearPending(connection: string, taskId: string): void {
  const { [keyOf(connection, taskId)]: _done, ...others } = pending.get()
  pending.set(others)
}
