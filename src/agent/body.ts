/** Reads a request's body as JSON, within the limit: counted as it comes, whatever its header claims. */
import { A2A_MEDIA_TYPE, MAX_BODY_BYTES } from '@/protocol/names'
import { AgentError, invalid } from './errors'

const MEDIA_TYPES: readonly string[] = [A2A_MEDIA_TYPE, 'application/json']
/** What reads or writes a value calls itself once a level; no honest body comes near this. */
const MOST_LEVELS = 64

/** Throws CONTENT_TYPE_NOT_SUPPORTED, PAYLOAD_TOO_LARGE or INVALID_REQUEST. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!MEDIA_TYPES.includes(type ?? '')) throw new AgentError('CONTENT_TYPE_NOT_SUPPORTED')
  const value = parse(await readText(request))
  if (isDeeperThan(value, MOST_LEVELS)) {
    throw invalid('', `Lists and objects may stand in each other ${MOST_LEVELS} levels deep.`)
  }
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw invalid('', 'The body is not JSON.')
  }
}

/** Level by level, so that the answer takes no stack of its own. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return false
}

async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  // A text in another encoding would be read with other names in it, and paid for.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return text + decode(decoder)
    size += value.byteLength
    if (size > MAX_BODY_BYTES) {
      await reader.cancel()
      throw new AgentError('PAYLOAD_TOO_LARGE')
    }
    text += decode(decoder, value)
  }
}

/** The caller is gone: no fault of ours, and nothing to log. */
function brokenOff(): never {
  throw invalid('', 'The body broke off.')
}

/** The next of the text; without bytes its end. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw invalid('', 'The body is not in UTF-8.')
  }
}
