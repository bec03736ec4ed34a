/** The built console: files from one folder, compressed copies where the browser takes them, one page for all routes. */
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const
/** Files in here have a hash of their content in the name. */
const HASHED = '/assets/'
const PAGE = '/index.html'

type StaticFile = {
  /** As in the address. */
  readonly name: string
  readonly path: string
  readonly type: string
  readonly tag: string
}

/**
 * Serves `folder`. Which files there are is read once: only those can be asked for, whatever the address says. An
 * address that is no file and is asked for as a page gets the page, which has its own routes.
 */
export function staticFiles(folder: string): MiddlewareHandler {
  const files = filesIn(folder)
  return async function serveFile(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const path = new URL(c.req.url).pathname
    const name = path === '/' ? PAGE : path
    const isPage = c.req.header('accept')?.includes('text/html') && !path.startsWith(HASHED)
    const found = files.get(name) ?? (isPage ? files.get(PAGE) : undefined)
    return found ? answer(c, found, files) : next()
  }
}

function filesIn(folder: string): ReadonlyMap<string, StaticFile> {
  const listed = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  const files = listed
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => staticFile(folder, path))
    .filter(({ name }) => !name.startsWith('/.'))
  return new Map(files.map((file) => [file.name, file]))
}

function staticFile(folder: string, path: string): StaticFile {
  const { size, mtimeMs } = statSync(path)
  const name = `/${relative(folder, path).split(sep).join('/')}`
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  return { name, path, type, tag: `"${size.toString(36)}-${mtimeMs.toString(36)}"` }
}

async function answer(
  c: Context,
  file: StaticFile,
  files: ReadonlyMap<string, StaticFile>,
): Promise<Response> {
  const { name } = file
  const encoding = ENCODINGS.find(
    ({ name: coding, suffix }) =>
      files.has(`${name}${suffix}`) && accepts(c.req.header('accept-encoding') ?? '', coding),
  )
  const sent = (encoding && files.get(`${name}${encoding.suffix}`)) ?? file
  c.header('Content-Type', file.type)
  c.header('ETag', sent.tag)
  c.header('Vary', 'Accept-Encoding')
  c.header(
    'Cache-Control',
    name.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  if (c.req.header('if-none-match') === sent.tag) return c.body(null, 304)
  if (encoding) c.header('Content-Encoding', encoding.name)
  return c.body(new Uint8Array(await readFile(sent.path)))
}

/** `gzip;q=0` is a refusal. */
function accepts(header: string, coding: string): boolean {
  const items = header.split(',').map((item) =>
    item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  )
  const found = items.find(([name]) => name === coding)
  return found !== undefined && Number(found[1] ?? 1) > 0
}
