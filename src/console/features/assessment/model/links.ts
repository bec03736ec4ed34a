/** Links from agents are untrusted: only http and https become links, with the host beside them. */

export type SafeLink = { readonly href: string; readonly host: string }

/** The link, or null when the address is no web address: then it is shown as text. */
export function safeLink(address: string): SafeLink | null {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return null // not an address at all: the caller shows it as text
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  if (url.username !== '' || url.password !== '') return null // "https://bank.example@evil.example"
  return { href: url.href, host: url.host }
}
