import type { ReactNode } from 'react'
import { type Formats, NOT_GIVEN, unbroken, useFormats } from '@/console/lib/format'
import { scoreFigure } from '@/console/lib/words'
import { LevelWord } from '@/console/ui/LevelWord'
import { Notice } from '@/console/ui/Notice'
import { ScoreScale } from '@/console/ui/ScoreScale'
import type { Role } from '@/protocol/event-info'
import { type Headline, headlineOf, type Value } from '../model/headline'
import { pathRows, visibilityCounts } from '../model/paths'
import { intensityWord, NOT_SEEN_NOTE, visibilityWord } from '../model/words'
import { Actions, RoleWords } from './RoleWords'

type SummaryPanelProps = { readonly value: Value; readonly role: Role }

/** The answer first: direction, size, level, confidence, window; then two sentences, the role's words, the actions. */
export function SummaryPanel({ value, role }: SummaryPanelProps) {
  const headline = headlineOf(value)
  return (
    <section aria-label="Summary" className="flex min-w-0 flex-col gap-3.5">
      {headline.isSample && (
        <Notice tone="warn" title="A sample, not an assessment">
          The key of this connection is a sandbox key: the result is fixed, and not about this
          event.
        </Notice>
      )}
      {headline.doubts.map((doubt) => (
        <Notice key={doubt} tone="warn">
          {doubt}
        </Notice>
      ))}
      <Verdict headline={headline} value={value} />
      {headline.isWithoutEffect ? (
        <NoEffect headline={headline} company={value.company_name ?? null} />
      ) : (
        <p className="max-w-[74ch] px-0.5 text-lg break-words">
          {unbroken(headline.summary ?? 'The agent gave no summary.')}
        </p>
      )}
      <RoleWords value={value} role={role} />
      <Actions value={value} role={role} />
    </section>
  )
}

function NoEffect({ headline, company }: { headline: Headline; company: string | null }) {
  return (
    <div className="max-w-[74ch] px-0.5 text-lg break-words">
      <p className="font-semibold">
        {closed(`This event was found to have no effect on ${company ?? 'the company'}`)}
      </p>
      <p>
        {unbroken(
          headline.noEffectReason ?? headline.summary ?? 'The agent gave no reason for it.',
        )}
      </p>
    </div>
  )
}

/** Ends in one full stop, also after "Inc.". */
function closed(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}

function Verdict({ headline, value }: { readonly headline: Headline; readonly value: Value }) {
  const formats = useFormats()
  return (
    <dl className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 xl:grid-cols-[1.35fr_1fr_1fr_1.2fr]">
      <Fact name="Impact" size="text-2xl" note={<ScoreScale score={headline.score} />}>
        <Impact headline={headline} formats={formats} />
      </Fact>
      <Fact name="Risk level" size="text-2xl" note={rangeWords(headline, formats)}>
        <LevelWord level={headline.riskLevel} />
      </Fact>
      <Fact name="Confidence" size="text-2xl" note={edgeWords(headline)}>
        {headline.confidence === null ? (
          NOT_GIVEN
        ) : (
          <>
            {formats.number(headline.confidence, 0)}{' '}
            <small className="text-sm font-normal text-ink2">
              of 100
              {headline.confidenceLevel &&
                `, ${intensityWord(headline.confidenceLevel).toLowerCase()}`}
            </small>
          </>
        )}
      </Fact>
      <Fact
        name="Impact window"
        size="text-lg"
        note={headline.isWithoutEffect ? 'Nothing to wait for' : <Visibility value={value} />}
      >
        {windowWords(headline, formats)}
      </Fact>
    </dl>
  )
}

type FactProps = {
  readonly name: string
  readonly size: string
  readonly note: ReactNode
  readonly children: ReactNode
}

function Fact({ name, size, note, children }: FactProps) {
  return (
    <div className="min-w-0 -mt-px -ml-px border-t border-l border-line px-4.5 py-3.5">
      <dt className="mb-0.5 text-xs text-ink3">{name}</dt>
      <dd className={`font-semibold ${size}`}>{children}</dd>
      <dd className="mt-1.5 text-sm text-ink2">{note}</dd>
    </div>
  )
}

function Impact({ headline, formats }: { headline: Headline; formats: Formats }) {
  const { side, score } = headline
  if (side === null) return <>{NOT_GIVEN}</>
  const ink = { adverse: 'text-adverse-4', beneficial: 'text-beneficial-4', none: 'text-ink2' }
  const none = headline.isWithoutEffect ? 'No effect' : 'No net effect'
  const word = { adverse: 'Adverse', beneficial: 'Beneficial', none }
  return (
    <span className={ink[side]}>
      {word[side]}
      {score === null ? '' : `, ${scoreFigure(score, formats)}`}{' '}
      <small className="text-sm font-normal text-ink2">
        {score === null ? 'size not given' : 'of 20'}
      </small>
    </span>
  )
}

function rangeWords({ low, high, isWithoutEffect }: Headline, formats: Formats): string {
  if (isWithoutEffect && !low && !high) return 'No route, so nothing to vary'
  if (low === null || high === null) return 'Range not given'
  return `Range ${formats.signed(low)} to ${formats.signed(high)} if inputs are off by half`
}

function edgeWords({ knownEdges, isWithoutEffect }: Headline): string {
  if (isWithoutEffect) return 'That nothing reaches the company'
  if (knownEdges === null) return 'Evidence of the links not given'
  return `${knownEdges.known} of ${knownEdges.total} links confirmed or reported`
}

function windowWords({ start, end, isWithoutEffect }: Headline, formats: Formats): string {
  if (isWithoutEffect) return 'None'
  if (start === null && end === null) return NOT_GIVEN
  const from = start === null ? 'start not given' : formats.date(start)
  return end === null ? `${from} – open end` : `${from} – ${formats.date(end)}`
}

function Visibility({ value }: { readonly value: Value }) {
  const counts = visibilityCounts(pathRows(value))
  if (counts.length === 0) return <>Visibility not given</>
  const isUnseen = counts.some(({ word }) => word === 'not_visible')
  return (
    <>
      {counts.map(({ word, count }) => `${visibilityWord(word)}: ${count}`).join(' · ')}
      {isUnseen && <span className="block text-xs">{NOT_SEEN_NOTE}</span>}
    </>
  )
}
