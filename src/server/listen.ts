import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { err, ok, type Result } from '@/protocol/result'

export type Listener = {
  readonly port: number
  /** Lets requests under way finish, for a while, and takes no new ones. */
  close(): Promise<void>
}

type Place = { readonly host: string; readonly port: number }

/** How long requests under way may take to finish at the end. */
const LAST_REQUESTS_MS = 3_000

/** Listens, or says in words why it cannot. */
export async function listen(
  { host, port }: Place,
  answer: (request: Request) => Promise<Response>,
): Promise<Result<Listener, string>> {
  const server = createServer(getRequestListener(answer))
  // A browser keeps its connection open after an answer; at the end nothing should wait for that.
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, host, resolve)
    })
  } catch (cause) {
    return err(wordsOf(cause, { host, port }))
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.')
  return ok({ port: address.port, close: () => close(server) })
}

function wordsOf(cause: unknown, { host, port }: Place): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return (
        `Port ${port} at ${host} is in use, perhaps by another start of this console. ` +
        `Stop that one, or choose another port: PORT=${port < 65_535 ? port + 1 : port - 1} npm start`
      )
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose one above 1023 by PORT.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Set HOST to one it has, or leave it out.`
    default:
      throw new Error(`Listening at ${host}, port ${port}, failed.`, { cause })
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
