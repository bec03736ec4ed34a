/** The keys that the embedded agent accepts: from the environment, or made at the first start. */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@/protocol/result'

export type KeyEntry = {
  readonly key: string
  readonly mode: 'live' | 'sandbox'
  /** Granted once, when the agent first sees the key. */
  readonly credits: number
}

export const FIRST_START_CREDITS = 1_000_000
const KEY_FILE = 'agent-keys'
const FORM = 'Write key:live:CREDITS or key:sandbox'

/**
 * Reads `key:live:CREDITS,key:sandbox`, with commas or new lines between. The faults name the entry by its number: a
 * key has no business in a log.
 */
export function parseAgentKeys(text: string): Result<readonly KeyEntry[], readonly string[]> {
  const items = text.split(/[,\n]/).map((item) => item.trim())
  const entries: KeyEntry[] = []
  const faults: string[] = []
  items.forEach((item, index) => {
    if (item === '' || item.startsWith('#')) return
    const [, key, live, credits] =
      /^([!-+\--9;-~]+):(?:(live):(\d{1,15})|sandbox)$/.exec(item) ?? []
    const where = `Entry ${index + 1}`
    if (key === undefined) {
      faults.push(`${where} cannot be read. ${FORM}; a key has no spaces, commas or colons.`)
    } else if (entries.some((entry) => entry.key === key)) {
      faults.push(`${where} repeats a key. Give each key once.`)
    } else {
      entries.push({ key, mode: live ? 'live' : 'sandbox', credits: Number(credits ?? 0) })
    }
  })
  if (faults.length > 0) return err(faults)
  return entries.length > 0 ? ok(entries) : err([`There is no key. ${FORM}.`])
}

export type KeyFile = {
  readonly keys: readonly KeyEntry[]
  readonly path: string
  readonly isNew: boolean
}

/** The keys in the data folder; makes one live and one sandbox key at the first start. Only its owner can read it. */
export function keysInFile(dataDir: string): Result<KeyFile, readonly string[]> {
  const path = join(dataDir, KEY_FILE)
  const isNew = !existsSync(path)
  if (isNew) writeWhole(path, firstKeys())
  const read = parseAgentKeys(readFileSync(path, 'utf8'))
  if (read.ok) return ok({ keys: read.value, path, isNew })
  const remedy = 'Mend it, or remove it to have new keys made.'
  return err(read.error.map((fault) => `${path}: ${fault} ${remedy}`))
}

function firstKeys(): string {
  const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('base64url')}`
  return [
    '# Keys of the embedded agent. One a line: key:live:CREDITS or key:sandbox.',
    `${secret('live')}:live:${FIRST_START_CREDITS}`,
    `${secret('sandbox')}:sandbox`,
    '',
  ].join('\n')
}

/** Appears whole or not at all, and never replaces a file that another start made in the same moment. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, path)
  } catch (cause) {
    if (!existsSync(path)) throw cause
  } finally {
    unlinkSync(draft)
  }
}
