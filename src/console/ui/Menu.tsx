import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from './Button'

export type MenuItem<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly hint?: string
}

type MenuProps<Id extends string> = {
  readonly label: string
  readonly items: readonly MenuItem<Id>[]
  readonly onChoose: (id: Id) => void
}

/** A button that opens a short list of commands. Arrows move, Enter chooses, Escape closes. */
export function Menu<Id extends string>({ label, items, onChoose }: MenuProps<Id>) {
  const [isOpen, setIsOpen] = useState(false)
  const menuId = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    rootRef.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    buttonRef.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = [...(rootRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = entries.findIndex((entry) => entry.matches(':focus'))
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at - 1 + entries.length) % entries.length,
      Home: 0,
      End: entries.length - 1,
    }
    const target = targets[event.key]
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setIsOpen(false)
    else if (target !== undefined) {
      event.preventDefault()
      entries[target]?.focus()
    }
  }

  return (
    <div ref={rootRef} className="relative inline-block">
      <button
        ref={buttonRef}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass('plain')}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          aria-label={label}
          onKeyDown={handleKey}
          className="absolute left-0 z-20 mt-1 w-[min(360px,calc(100vw-32px))] rounded-lg border border-line bg-surface py-1 shadow-float"
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                onChoose(item.id)
              }}
              className="block w-full px-3 py-2 text-left hover:bg-canvas focus-visible:bg-canvas focus-visible:outline-offset-[-2px]"
            >
              <span className="block">{item.label}</span>
              {item.hint !== undefined && (
                <span className="block text-xs text-ink3">{item.hint}</span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
