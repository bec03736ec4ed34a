import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  readonly title: string
  /** Called on Escape; the caller unmounts the dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog on the browser's own <dialog>: focus stays inside, the page behind is inert, and focus goes back
 * where it came from. A click beside it does nothing: what is decided here can cost money.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault() // the page decides, by its address
        onClose()
      }}
      className="m-auto w-[min(560px,calc(100vw-24px))] max-h-[calc(100dvh-24px)] overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink shadow-float"
    >
      <h2 id={titleId} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
