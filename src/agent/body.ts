/** Reads a request's body as JSON, within the limit: counted as it comes, whatever its header claims. */
import { A2A_MEDIA_TYPE, MAX_BODY_BYTES } from '@/protocol/names'
import { AgentError, invalid } from './errors'

const MEDIA_TYPES: readonly string[] = [A2A_MEDIA_TYPE, 'application/json']

/** Throws CONTENT_TYPE_NOT_SUPPORTED, PAYLOAD_TOO_LARGE or INVALID_REQUEST. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!MEDIA_TYPES.includes(type ?? '')) throw new AgentError('CONTENT_TYPE_NOT_SUPPORTED')
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw invalid('', 'The body is not JSON.')
  }
}

async function readText(request: Request): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_BODY_BYTES) {
      await reader.cancel()
      throw new AgentError('PAYLOAD_TOO_LARGE')
    }
    text += decoder.decode(value, { stream: true })
  }
}
