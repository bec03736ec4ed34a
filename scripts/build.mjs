// Builds dist/console (Vite) and dist/server/index.js (esbuild), then writes the stamp that `npm start` looks at.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle } from 'esbuild'
import { build as buildPage } from 'vite'
import { ROOT, STAMP } from './freshness.mjs'

const CONSOLE = join(ROOT, 'dist/console')
const SERVER = join(ROOT, 'dist/server')
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.csv', '.md'])
/** Below this a compressed copy saves less than a packet. */
const LEAST_BYTES = 1024

/** The console: hashed assets in dist/console, with .gz and .br copies beside them. */
export async function buildConsole() {
  // The report's chunk is large on purpose; `npm run size` holds its limit.
  await buildPage({ root: ROOT, logLevel: 'warn', build: { chunkSizeWarningLimit: 2000 } })
  const files = await readdir(CONSOLE, { recursive: true, withFileTypes: true })
  const wanted = files
    .filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => !relative(CONSOLE, path).startsWith('.vite'))
  await Promise.all(wanted.map(compress))
}

async function compress(path) {
  const bytes = await readFile(path)
  if (bytes.length < LEAST_BYTES) return
  const [gz, br] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}

/** The server in one file. libsql stays outside: it loads a binary from its own folder. */
export async function buildServer() {
  await rm(SERVER, { recursive: true, force: true })
  await bundle({
    absWorkingDir: ROOT,
    entryPoints: ['src/server/main.ts'],
    outfile: 'dist/server/index.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['libsql'],
    alias: { '@': join(ROOT, 'src') },
    sourcemap: true,
    logLevel: 'warning',
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await rm(STAMP, { force: true })
  // Taken before the work: what is saved during the build is newer than the build.
  const begun = new Date()
  await Promise.all([buildConsole(), buildServer()])
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  await writeFile(STAMP, `${begun.toISOString()}\n`)
}
