/** What a page and the agent's worker say to each other: an HTTP request and its answer, as plain data. */
import * as z from 'zod/mini'

/** The worker's one key: it stands for whoever has the page open, and opens nothing else. */
export const WORKER_KEY = 'this-browser'

const id = z.union([z.string(), z.number()], { error: 'Give the request an id: text or a number.' })
export const withId = z.object({ id })

export const workerRequest = z.object({
  /** Chosen by the page; the answer bears it. */
  id,
  method: z.enum(['GET', 'POST'], { error: 'The method is GET or POST.' }),
  path: z
    .string({ error: 'Give the path.' })
    .check(z.regex(/^\/(?![/\\])/, { error: 'The path begins with one slash and names no host.' })),
  headers: z
    .record(z.string(), z.string(), { error: 'Give the headers as names with texts.' })
    .check(z.refine(areHeaders, { error: 'Give headers as HTTP has them.' })),
  /** null: none. */
  body: z.nullable(z.string({ error: 'Give the body as text, or null.' })),
})
export type WorkerRequest = z.infer<typeof workerRequest>

export const workerAnswer = z.object({
  /** null: the request had none. */
  id: z.nullable(id),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
export type WorkerAnswer = z.infer<typeof workerAnswer>

/** Only the platform knows all its rules for names and values. */
function areHeaders(headers: Record<string, string>): boolean {
  try {
    new Headers(headers)
    return true
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    return false
  }
}
