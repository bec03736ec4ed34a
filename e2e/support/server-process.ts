/** The real server, as `npm start` runs it, on a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServerEnv = Readonly<Record<string, string>>

const READY_WITHIN_MS = 15_000

export class ServerProcess {
  readonly #dataDir: string
  readonly #port: number
  readonly #env: ServerEnv
  #child: ChildProcess | null = null
  #log = ''

  private constructor(dataDir: string, port: number, env: ServerEnv) {
    this.#dataDir = dataDir
    this.#port = port
    this.#env = env
  }

  /** A server that is not started yet. `env` holds for every start. */
  static async prepare(env: ServerEnv): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'supply-risk-e2e-'))
    return new ServerProcess(dataDir, await freePort(), env)
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get dataDir(): string {
    return this.#dataDir
  }

  /** All that the server has printed, over all its starts. */
  get log(): string {
    return this.#log
  }

  /** Starts it and waits until it answers. `env` is added for this start only. */
  async start(env: ServerEnv = {}): Promise<void> {
    const child = spawn(process.execPath, ['dist/server/index.js'], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        ...this.#env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let printed = ''
    const ready = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(this.#failure('did not answer')), READY_WITHIN_MS)
      const settle = (act: () => void) => {
        clearTimeout(timer)
        act()
      }
      child.once('exit', () => settle(() => reject(this.#failure('ended'))))
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          this.#log += text
          printed += text
          if (printed.includes(this.url)) settle(resolve)
        })
      }
    })
    await ready
  }

  /** Ends it as a person would, by SIGTERM; gives the exit code. */
  async stop(): Promise<number | null> {
    return this.kill('SIGTERM')
  }

  /** Ends it by a signal; by SIGKILL it has no time for anything. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' = 'SIGKILL'): Promise<number | null> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
    return child.exitCode
  }

  /** Starts it again on the same data and port, after whatever ended it. */
  async restart(env: ServerEnv = {}): Promise<void> {
    await this.stop()
    await this.start(env)
  }

  async dispose(): Promise<void> {
    await this.kill('SIGKILL')
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  #failure(what: string): Error {
    return new Error(`The server ${what}. It printed:\n${this.#log}`)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}
