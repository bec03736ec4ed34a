/**
 * Tolerant reading of what other agents write. A schema states the exact form that we write; this reads anything
 * near it: unknown keys pass, unknown words of a closed list stay strings, null stays null, what is missing or of
 * another type is left out and noted. Nothing is made up, and no single bad field costs the rest.
 */
import * as z from 'zod/mini'

export type Note = {
  readonly path: string
  readonly problem: 'missing' | 'wrong type' | 'unknown word'
  /** What the contract has there: `number`, `text`, `list`, `one of high, low`. */
  readonly wanted: string
}

/** `T` as another agent may have sent it: every field may be absent or null, closed lists are open. */
export type Tolerant<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? Tolerant<E>[]
      : T extends object
        ? { [K in keyof T]?: Tolerant<T[K]> | null | undefined }
        : T

export type TolerantReading<T> = {
  readonly value: Tolerant<T>
  readonly notes: readonly Note[]
}

/** Reads `value` by `schema`. Null when not even the outermost form fits (an object was wanted, a text came). */
export function readTolerant<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): TolerantReading<z.output<S>> | null {
  const notes: Note[] = []
  const read = readBy(schema, value, '', notes)
  if (read === ABSENT || read === null) return null
  // The walk below builds exactly the tolerant form of the schema; the type system cannot follow it.
  return { value: read as Tolerant<z.output<S>>, notes }
}

const ABSENT = Symbol('absent')

function readBy(schema: z.core.$ZodType, value: unknown, path: string, notes: Note[]): unknown {
  if (value === null) return null
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
      return value === undefined ? ABSENT : readBy(def.innerType, value, path, notes)
    case 'nullable':
      return readBy(def.innerType, value, path, notes)
    case 'object':
      return readObject(def.shape, value, path, notes)
    case 'array':
      return readArray(def.element, value, path, notes)
    case 'record':
      return readRecord(def.valueType, value, path, notes)
    case 'union':
      return readUnion(def, value, path, notes)
    case 'enum':
      return readWord(Object.values(def.entries).map(String), value, path, notes)
    case 'literal':
      return readWord(def.values.map(String), value, path, notes)
    default:
      return readPlain(schema, def.type, value, path, notes)
  }
}

function readObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: unknown,
  path: string,
  notes: Note[],
): unknown {
  if (!isRecord(value)) return refuse(value, path, 'object', notes)
  const read: Record<string, unknown> = { ...value } // unknown keys pass
  for (const [key, schema] of Object.entries(shape)) {
    const field = readBy(schema, value[key], path === '' ? key : `${path}.${key}`, notes)
    if (field === ABSENT) delete read[key]
    else read[key] = field
  }
  return read
}

function readArray(element: z.core.$ZodType, value: unknown, path: string, notes: Note[]): unknown {
  if (!Array.isArray(value)) return refuse(value, path, 'list', notes)
  return value
    .map((item, index) => readBy(element, item, `${path}[${index}]`, notes))
    .filter((item) => item !== ABSENT && item !== null)
}

function readRecord(
  valueType: z.core.$ZodType,
  value: unknown,
  path: string,
  notes: Note[],
): unknown {
  if (!isRecord(value)) return refuse(value, path, 'object', notes)
  const entries = Object.entries(value).map(
    ([key, item]) => [key, readBy(valueType, item, `${path}.${key}`, notes)] as const,
  )
  return Object.fromEntries(entries.filter(([, item]) => item !== ABSENT))
}

/** The first option that the value fits as it is; else, by discriminator, the option it means; else as it came. */
function readUnion(
  def: z.core.$ZodUnionDef & { readonly discriminator?: string },
  value: unknown,
  path: string,
  notes: Note[],
): unknown {
  const fit = def.options.find((option) => z.safeParse(option, value).success)
  if (fit) return readBy(fit, value, path, notes)
  const key = def.discriminator
  if (key === undefined || !isRecord(value)) return refuse(value, path, 'another form', notes)
  const meant = def.options.find((option) => {
    const inner = (option as z.core.$ZodTypes)._zod.def
    const tag = inner.type === 'object' ? inner.shape[key] : undefined
    return tag !== undefined && z.safeParse(tag, value[key]).success
  })
  if (meant) return readBy(meant, value, path, notes)
  notes.push({ path: `${path}.${key}`, problem: 'unknown word', wanted: 'a known kind' })
  return value
}

function readWord(words: readonly string[], value: unknown, path: string, notes: Note[]): unknown {
  const wanted = words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`
  if (words.includes(String(value)) && typeof value !== 'object') return value
  if (typeof value !== 'string') return refuse(value, path, wanted, notes)
  notes.push({ path, problem: 'unknown word', wanted })
  return value
}

function readPlain(
  schema: z.core.$ZodType,
  type: string,
  value: unknown,
  path: string,
  notes: Note[],
): unknown {
  if (value === undefined) return type === 'unknown' ? ABSENT : refuse(value, path, type, notes)
  if (type === 'unknown') return value
  if (typeof value === type || z.safeParse(schema, value).success) {
    return type === 'number' && !Number.isFinite(value) ? refuse(value, path, type, notes) : value
  }
  return refuse(value, path, type, notes)
}

function refuse(value: unknown, path: string, wanted: string, notes: Note[]): typeof ABSENT {
  const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false' }
  const problem = value === undefined ? 'missing' : 'wrong type'
  notes.push({ path, problem, wanted: words[wanted] ?? wanted })
  return ABSENT
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
