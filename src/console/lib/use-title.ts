import { useEffect } from 'react'

/** The title of the document: "Settings · Supply Risk Console". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Supply Risk Console`
  }, [title])
}
