// `npm run dev`: the page from Vite with hot reload, the server restarted by tsx whenever its sources change.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { ROOT } from './freshness.mjs'

const PAGE_PORT = 5173
const host = process.env.HOST ?? '127.0.0.1'
const port = process.env.PORT ?? '4310'
const target = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', 'src/server/main.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
)
const vite = await createServer({
  root: ROOT,
  server: {
    host: '127.0.0.1',
    port: PAGE_PORT,
    // The Host header stays that of the page, so the gateway's same-origin check holds here too.
    proxy: Object.fromEntries(
      ['/gateway', '/a2a', '/health', '/.well-known'].map((path) => [path, { target }]),
    ),
  },
})
await vite.listen()
vite.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
server.once('exit', (code) => vite.close().then(() => process.exit(code ?? 0)))
