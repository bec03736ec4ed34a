import { MAX_BODY_BYTES } from '@/protocol/names'
import { err, ok, type Result } from '@/protocol/result'

/** The text of a chosen file, in UTF-8 or UTF-16 or, where it is neither, in the old Western encoding of Excel. */
export async function readTextFile(file: File): Promise<Result<string, string>> {
  if (file.size > MAX_BODY_BYTES) {
    return err(`${file.name} is larger than 2 MiB, which is the most that can be sent. Shorten it.`)
  }
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    if (text.includes('\0')) {
      return err(`${file.name} is no text. Save the table as CSV and choose that file.`)
    }
    return ok(text)
  } catch (cause) {
    const why = cause instanceof Error ? ` The browser says: ${cause.message}` : ''
    return err(`${file.name} could not be read. Choose it again.${why}`)
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
