import type { ButtonHTMLAttributes } from 'react'

/** `primary`: the one act of the page; `plain`: any other; `quiet`: beside text, looks like a link. */
export type ButtonTone = 'primary' | 'plain' | 'quiet'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly tone?: ButtonTone }

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors disabled:opacity-60'
const LOOKS: Readonly<Record<ButtonTone, string>> = {
  primary: 'min-h-9 px-4 bg-accent text-on-accent hover:enabled:opacity-90',
  plain: 'min-h-9 px-3.5 border border-zero bg-surface text-ink hover:enabled:bg-canvas',
  quiet: 'min-h-[24px] px-1 text-accent underline-offset-2 hover:enabled:underline',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'plain'): string {
  return `${SHAPE} ${LOOKS[tone].replaceAll('hover:enabled:', 'hover:')}`
}

export function Button({ tone = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`${SHAPE} ${LOOKS[tone]} ${className}`} {...rest} />
}
