/**
 * Numbers and dates in the chosen language. A missing value is a dash, never 0; a value that rounds to 0 has no sign. Calendar dates carry no zone
 * and never move by one; instants are shown in the browser's own zone.
 */
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { createStored, useStored } from './storage'

/** Languages of numbers and dates; `system` is the browser's own. Labels are in the language itself. */
export const LANGUAGES = [
  { id: 'system', label: 'As the browser' },
  { id: 'en-GB', label: 'English (United Kingdom)' },
  { id: 'en-US', label: 'English (United States)' },
  { id: 'de-DE', label: 'Deutsch' },
  { id: 'fr-FR', label: 'Français' },
  { id: 'es-ES', label: 'Español' },
  { id: 'ja-JP', label: '日本語' },
  { id: 'zh-CN', label: '中文（简体）' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

export const languageChoice = createStored<Language>(
  'language:v1',
  z.enum(LANGUAGES.map((language) => language.id)),
  'system',
)

/** Stands where the agent gave nothing. */
export const NOT_GIVEN = '—'
type Maybe<T> = T | null | undefined

export type Formats = {
  /** At most `digits` (2) after the point. */
  readonly number: (value: Maybe<number>, digits?: number) => string
  /** With its sign, exactly `digits` (1) after the point: "+6.2", "−7.1", "0.0". */
  readonly signed: (value: Maybe<number>, digits?: number) => string
  /** A share of 0..1 in percent. */
  readonly percent: (share: Maybe<number>, digits?: number) => string
  /** A change as a share, in percent with its sign. */
  readonly change: (share: Maybe<number>, digits?: number) => string
  readonly credits: (credits: Maybe<number>) => string
  /** Whole dollars. */
  readonly usd: (usd: Maybe<number>) => string
  /** The month of a calendar date: "May 2025". */
  readonly month: (isoDate: Maybe<string>) => string
  /** A calendar date, `YYYY-MM-DD`: "20 May 2025". */
  readonly date: (isoDate: Maybe<string>) => string
  /** An instant, RFC 3339, in the browser's zone. */
  readonly dateTime: (instant: Maybe<string>) => string
  /** A span of time: "1 min 5 s". */
  readonly duration: (ms: Maybe<number>) => string
}

/** The formats of a language; `undefined` is the browser's own. */
export function formatsOf(language: string | undefined): Formats {
  const decimal = (value: Maybe<number>, options: Intl.NumberFormatOptions) =>
    value === null || value === undefined || !Number.isFinite(value)
      ? NOT_GIVEN
      : new Intl.NumberFormat(language, { signDisplay: 'negative', ...options })
          .format(value)
          .replace('-', '−')
  const moment = (text: Maybe<string>, options: Intl.DateTimeFormatOptions) => {
    if (text === null || text === undefined || text === '') return NOT_GIVEN
    const ms = Date.parse(text)
    return Number.isNaN(ms) ? text : new Intl.DateTimeFormat(language, options).format(ms)
  }
  const fixed = (digits: number): Intl.NumberFormatOptions => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
  return {
    number: (value, digits = 2) =>
      decimal(value, { maximumFractionDigits: digits, signDisplay: 'negative' }),
    signed: (value, digits = 1) => decimal(value, fixed(digits)),
    percent: (share, digits = 0) =>
      decimal(share, {
        style: 'percent',
        maximumFractionDigits: digits,
        signDisplay: 'negative',
      }),
    change: (share, digits = 1) => decimal(share, { ...fixed(digits), style: 'percent' }),
    credits: (credits) =>
      credits === null || credits === undefined
        ? NOT_GIVEN
        : `${decimal(credits, { maximumFractionDigits: 0 })} credits`,
    usd: (usd) =>
      decimal(usd, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
    date: (isoDate) => moment(isoDate, { dateStyle: 'medium', timeZone: 'UTC' }),
    month: (isoDate) => moment(isoDate, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    dateTime: (instant) => moment(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    duration: durationWords,
  }
}

/** A text of the agent's whose "32.9 %" stays on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d) (?=%)/g, '$1\u00a0')
}

/** The formats of the chosen language. */
export function useFormats(): Formats {
  const language = useStored(languageChoice)
  return useMemo(() => formatsOf(language === 'system' ? undefined : language), [language])
}

function durationWords(ms: Maybe<number>): string {
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return NOT_GIVEN
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours > 0) return `${hours} h ${minutes % 60} min`
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}
