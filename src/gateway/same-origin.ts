/**
 * Keeps other web pages out. The gateway spends money without asking for a key, so a request must come from a page of
 * this console, or from a program that is no browser.
 */
import type { MiddlewareHandler } from 'hono'
import { refuse } from './errors'

/**
 * Lets through what comes from the console's own pages. They are at localhost, at a plain IP address, or at
 * `publicUrl`, the address behind a proxy if there is one.
 */
export function sameOrigin(publicUrl: string | null): MiddlewareHandler {
  const own = publicUrl === null ? null : new URL(publicUrl)
  return async function checkOrigin(c, next) {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const origin = c.req.header('origin') ?? null
    const site = c.req.header('sec-fetch-site') ?? null
    if (!isKnownHost(host, own) || !isOwnPage(origin, site, host, own))
      return refuse('NOT_SAME_ORIGIN')
    await next()
  }
}

/** A foreign name that was pointed at this machine (DNS rebinding) shows in Host; an address cannot be re-pointed. */
function isKnownHost(host: string, own: URL | null): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  const isAddress = hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname)
  return isAddress || /(^|\.)localhost$/.test(hostname) || hostname === own?.hostname
}

function isOwnPage(
  origin: string | null,
  site: string | null,
  host: string,
  own: URL | null,
): boolean {
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  if (origin === null || origin === own?.origin) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}`).host
}
