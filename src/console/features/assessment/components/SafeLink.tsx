import { ExternalLink } from 'lucide-react'
import { safeLink } from '../model/links'

/** A web address from an agent as a link with its host in sight; anything else as text. */
export function SafeLink({ address }: { readonly address: string }) {
  const link = safeLink(address)
  if (!link) return <span className="break-all text-ink2">{address}</span>
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex items-center gap-1 break-all text-accent underline underline-offset-2"
    >
      {link.host}
      <ExternalLink aria-label="opens in a new tab" size={12} className="shrink-0" />
    </a>
  )
}
