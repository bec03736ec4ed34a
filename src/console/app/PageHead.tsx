import type { ReactNode } from 'react'
import { useTitle } from '@/console/lib/use-title'

type PageHeadProps = {
  readonly title: string
  readonly children?: ReactNode
}

/** The first heading of a page, which names the document too; controls of the page stand at its right. */
export function PageHead({ title, children }: PageHeadProps) {
  useTitle(title)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
    </div>
  )
}
