/**
 * Keeps other web pages out. The gateway spends money without asking for a key, so a request must come from a page of
 * this console, or from a program that is no browser.
 */
import type { MiddlewareHandler } from 'hono'
import { refuse } from './errors'

/** `allowedHosts`: names, besides localhost and plain IP addresses, under which the console is reached. */
export function sameOrigin(allowedHosts: readonly string[]): MiddlewareHandler {
  const names = new Set(allowedHosts.map((name) => name.toLowerCase()))
  return async function checkOrigin(c, next) {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const origin = c.req.header('origin') ?? null
    const site = c.req.header('sec-fetch-site') ?? null
    if (!isKnownHost(host, names) || !isOwnPage(host, origin, site))
      return refuse('NOT_SAME_ORIGIN')
    await next()
  }
}

/** A foreign name that was pointed at this machine (DNS rebinding) shows in Host; an address cannot be re-pointed. */
function isKnownHost(host: string, names: ReadonlySet<string>): boolean {
  const hostname = hostnameOf(`http://${host}`)
  if (hostname === null) return false
  const isAddress = hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
  return isAddress || /(^|\.)localhost$/.test(hostname) || names.has(hostname)
}

function hostnameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null
}

function isOwnPage(host: string, origin: string | null, site: string | null): boolean {
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}`).host
}
