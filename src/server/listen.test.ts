import { afterEach, describe, expect, it } from 'vitest'
import { type Listener, listen } from './listen'

const opened: Listener[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((listener) => listener.close()))
})

async function open(
  place: { host: string; port: number },
  answer = async () => new Response('hi'),
) {
  const listener = await listen(place, answer)
  if (listener.ok) opened.push(listener.value)
  return listener
}

describe('listen', () => {
  it('answers on the port that it names', async () => {
    const listener = await open({ host: '127.0.0.1', port: 0 })
    const port = listener.ok ? listener.value.port : 0
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hi')
  })

  it('says in words that the port is in use, and how to take another', async () => {
    const first = await open({ host: '127.0.0.1', port: 0 })
    const port = first.ok ? first.value.port : 0
    const second = await open({ host: '127.0.0.1', port })
    const words = second.ok ? '' : second.error
    expect(words).toContain(`Port ${port} at 127.0.0.1 is in use`)
    expect(words).toContain(`PORT=${port + 1} npm start`)
  })

  it('says that an address is not of this machine', async () => {
    const listener = await open({ host: '192.0.2.1', port: 0 })
    expect(listener.ok ? '' : listener.error).toContain('no address "192.0.2.1"')
  })

  it('lets a request under way finish before it ends', async () => {
    let release = (): void => {}
    let isAsked = (): void => {}
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const listener = await listen({ host: '127.0.0.1', port: 0 }, async () => {
      isAsked()
      await held
      return new Response('late')
    })
    if (!listener.ok) throw new Error(listener.error)
    const answer = fetch(`http://127.0.0.1:${listener.value.port}/`)
    await asked
    const closed = listener.value.close()
    release()
    expect(await (await answer).text()).toBe('late')
    await closed
  })
})
