/** Settings of the server, read once from the environment. */
import * as z from 'zod/mini'
import { err, ok, type Result } from '@/protocol/result'
import { type KeyEntry, parseAgentKeys } from './agent-keys'

export type Settings = {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly dataDir: string
  /** null: keys are made at the first start. */
  readonly agentKeys: readonly KeyEntry[] | null
  /** How many assessments are computed side by side; 0: none, confirmed tasks wait. */
  readonly agentWorkers: number
  /** The address that people and agents use, when it is not the one listened on. */
  readonly publicUrl: string | null
}

const MOST_WORKERS = 64

const wholeNumber = (most: number, message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error: message })),
    z.pipe(z.transform(Number), z.number().check(z.lte(most, { error: message }))),
  )

const variables = {
  HOST: z.string().check(
    z.regex(/^[A-Za-z0-9.:_-]+$/, {
      error: 'Give a host name or IP address without a port, for example 127.0.0.1 or 0.0.0.0.',
    }),
  ),
  PORT: wholeNumber(65_535, 'Give a port number from 0 to 65535, for example 4310.'),
  DATA_DIR: z.string(),
  AGENT_API_KEYS: z.string(),
  AGENT_WORKERS: wholeNumber(MOST_WORKERS, `Give a whole number from 0 to ${MOST_WORKERS}.`),
  PUBLIC_URL: z.string().check(
    z.refine((text) => URL.canParse(text) && isPlainOrigin(new URL(text)), {
      error: 'Give scheme and host only, for example https://risk.example.com.',
    }),
  ),
}
type Name = keyof typeof variables

const DEFAULTS = { HOST: '127.0.0.1', PORT: '4310', DATA_DIR: './.data', AGENT_WORKERS: '1' }

/**
 * The settings, or a sentence for each variable that cannot be used: which, and what to give instead. A variable that
 * is empty counts as not set.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<Settings, readonly string[]> {
  const isSet = (name: Name) => env[name] !== undefined && env[name] !== ''
  const names = (Object.keys(variables) as Name[]).filter(isSet)
  const given = Object.fromEntries(names.map((name) => [name, env[name]?.trim()]))
  const { AGENT_API_KEYS: keyText, PUBLIC_URL: publicUrl, ...rest } = variables
  const read = z
    .object({ ...rest, AGENT_API_KEYS: z.optional(keyText), PUBLIC_URL: z.optional(publicUrl) })
    .safeParse({ ...DEFAULTS, ...given })
  const keys = given.AGENT_API_KEYS === undefined ? null : parseAgentKeys(given.AGENT_API_KEYS)
  const faults = [
    ...(read.success ? [] : read.error.issues.map((issue) => faultOf(issue, env))),
    ...(keys && !keys.ok ? keys.error.map((fault) => `AGENT_API_KEYS: ${fault}`) : []),
  ]
  if (!read.success || (keys && !keys.ok)) return err(faults)
  const { HOST, PORT, DATA_DIR, AGENT_WORKERS, PUBLIC_URL } = read.data
  return ok({
    host: HOST,
    port: PORT,
    dataDir: DATA_DIR,
    agentKeys: keys ? keys.value : null,
    agentWorkers: AGENT_WORKERS,
    publicUrl: PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL).origin,
  })
}

function isPlainOrigin(url: URL): boolean {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.pathname === '/' && url.search === '' && url.username === ''
}

function faultOf(
  issue: z.core.$ZodIssue,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const name = String(issue.path[0])
  return `${name}: "${env[name]}" cannot be used. ${issue.message}`
}
