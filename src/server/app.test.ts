import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerApp } from './app'

let dir = ''
const page = { Accept: 'text/html,*/*' }

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'console-'))
  mkdirSync(join(dir, 'assets'))
  mkdirSync(join(dir, '.vite'))
  const files = {
    'index.html': '<!doctype html><title>Console</title>',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.gz': 'gz',
    'assets/app-1a2b.js.br': 'br',
    '.vite/manifest.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
})
afterAll(() => rmSync(dir, { recursive: true }))

const app = () =>
  createServerApp({
    gateway: new Hono().get('/gateway/x', (c) => c.text('gateway')),
    agent: { fetch: async () => Response.json({ error: 'of the agent' }, { status: 404 }) },
    consoleDir: dir,
  })
const get = (path: string, headers: Record<string, string> = {}) =>
  app().request(`http://127.0.0.1${path}`, { headers })

describe('what is served', () => {
  it('gives the page for every route of the console', async () => {
    for (const path of ['/', '/assessments/embedded/t1/confirm', '/new?type=news']) {
      const answer = await get(path, page)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<title>Console</title>')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('gives no page for a missing script, nor for what is not asked for as a page', async () => {
    expect((await get('/assets/gone.js', page)).status).toBe(404)
    expect((await get('/gone.json')).status).toBe(404)
    expect((await app().request('/', { method: 'POST' })).status).toBe(404)
  })

  it.each([
    ['br', 'gzip, deflate, br', 'br'],
    ['gz', 'gzip', 'gzip'],
    ['gz', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['plain', '', null],
  ])('gives the %s copy to "%s"', async (text, accepted, encoding) => {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })

  it('answers 304 to a browser that has the same file', async () => {
    const tag = (await get('/', page)).headers.get('etag') ?? ''
    expect((await get('/', { ...page, 'If-None-Match': tag })).status).toBe(304)
    expect((await get('/', { ...page, 'If-None-Match': '"old"' })).status).toBe(200)
  })

  it.each(['/.vite/manifest.json', '/..%2f..%2fetc/passwd', '/%2e%2e/x', '/assets'])(
    'gives nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('leaves the paths of the agent to the agent, also when a browser asks', async () => {
    for (const path of ['/a2a/agents/x', '/.well-known/x', '/health']) {
      expect(await (await get(path, page)).json()).toEqual({ error: 'of the agent' })
    }
    expect(await (await get('/gateway/x', page)).text()).toBe('gateway')
  })

  it('lets no foreign script, style or frame into any answer', async () => {
    for (const path of ['/', '/gateway/x', '/health']) {
      const { headers } = await get(path, page)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })
})
