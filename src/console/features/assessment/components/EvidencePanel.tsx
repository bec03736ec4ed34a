import { NOT_GIVEN, unbroken, useFormats } from '@/console/lib/format'
import { Panel } from '@/console/ui/Panel'
import { firstText, type Value } from '../model/headline'
import { conditionsOf, pathRows } from '../model/paths'
import { sentenceWord } from '../model/words'
import { SafeLink } from './SafeLink'

type Chain = NonNullable<NonNullable<Value['risk_brief']>['evidence_chain']>
type Item = NonNullable<Chain['exposure_evidence']>[number]

/** What is known and what is not, side by side and of equal rank; then conditions, assumptions and times. */
export function EvidencePanel({ value }: { readonly value: Value }) {
  const chain = value.risk_brief?.evidence_chain
  const groups = groupsOf(value)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const gaps = chain?.evidence_gaps ?? []
  const hasPath = pathRows(value).some((path) => path.isValid)
  return (
    <Panel
      title="Evidence"
      aside={`${count} ${count === 1 ? 'fact' : 'facts'} · ${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'}`}
    >
      {firstText(chain?.summary) && (
        <p className="mb-3 max-w-[74ch] break-words text-ink2">{chain?.summary}</p>
      )}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 font-semibold">What is known</h3>
          {count === 0 && <p className="text-ink2">The agent gave no evidence.</p>}
          {groups.map((group) => (
            <EvidenceGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 font-semibold">What is not known</h3>
          <Lines
            lines={gaps}
            none="The agent named no evidence gaps. That is not proof that there are none."
            look="border-l-3 border-warn pl-2.5"
          />
          {hasPath && (
            <Further
              title="Holds only if: conditions of the paths above"
              lines={conditionsOf(value)}
              none="No conditions given."
            />
          )}
          <Further
            title="Assumed, not in the text of the event"
            lines={value.impact_result?.assumptions ?? []}
            none="No assumptions given."
          />
        </div>
      </div>
      <Times value={value} />
    </Panel>
  )
}

type Group = {
  readonly title: string
  readonly paragraph: string | null
  readonly items: readonly Item[]
}

/** The three lists of the contract; an agent that fills only the full list of the result is shown by that. */
function groupsOf(value: Value): Group[] {
  const chain = value.risk_brief?.evidence_chain
  const groups = [
    {
      title: 'Exposure: how the company is tied to what the event hits',
      paragraph: firstText(chain?.exposure_paragraph),
      items: chain?.exposure_evidence ?? [],
    },
    {
      title: 'Manifestation: what has been seen at the company so far',
      paragraph: firstText(chain?.manifestation_paragraph),
      items: chain?.manifestation_evidence ?? [],
    },
    { title: 'Other', paragraph: null, items: chain?.supporting_evidence_other ?? [] },
  ].filter((group) => group.items.length > 0 || group.paragraph !== null)
  const other = value.impact_result?.assessment_evidence ?? []
  if (groups.length > 0 || other.length === 0) return groups
  return [{ title: 'Evidence', paragraph: null, items: other }]
}

const FIRST_ITEMS = 4

function EvidenceGroup({ title, paragraph, items }: Group) {
  return (
    <div className="mb-4">
      <h4 className="text-xs text-ink3">{title}</h4>
      {paragraph && <p className="max-w-[74ch] break-words text-ink2">{paragraph}</p>}
      <EvidenceList items={items.slice(0, FIRST_ITEMS)} />
      {items.length > FIRST_ITEMS && (
        <details>
          <summary className="mt-1 text-sm text-accent">
            {items.length - FIRST_ITEMS} more {items.length - FIRST_ITEMS === 1 ? 'fact' : 'facts'}
          </summary>
          <EvidenceList items={items.slice(FIRST_ITEMS)} />
        </details>
      )}
    </div>
  )
}

function EvidenceList({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item, index) => (
        <li key={`${index.toString()} ${item.evidence_id ?? ''}`} className="py-2 text-sm">
          <p className="max-w-[74ch] break-words">{unbroken(item.claim || 'Claim not given')}</p>
          <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-xs text-ink3">
            <span>{item.evidence_id ?? 'no id'}</span>
            <span>{sentenceWord(item.verification_status)}</span>
            <span className="min-w-0 break-words">{item.provenance ?? 'Source not given'}</span>
            {item.path_id && <span>path {item.path_id}</span>}
            {(item.urls ?? []).map((url) => (
              <SafeLink key={url} address={url} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

type LinesProps = {
  readonly lines: readonly string[]
  readonly none: string
  readonly look?: string
}

function Lines({ lines, none, look = '' }: LinesProps) {
  if (lines.length === 0) return <p className="text-sm text-ink2">{none}</p>
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {[...new Set(lines)].map((line) => (
        <li key={line} className={`max-w-[74ch] break-words ${look}`}>
          {unbroken(line)}
        </li>
      ))}
    </ul>
  )
}

function Further({ title, ...lines }: LinesProps & { readonly title: string }) {
  return (
    <>
      <h4 className="mt-4 mb-1 text-xs text-ink3">{title}</h4>
      <Lines {...lines} />
    </>
  )
}

function Times({ value }: { readonly value: Value }) {
  const formats = useFormats()
  const moments = value.impact_result?.time_analysis ?? []
  if (moments.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="text-sm text-accent">
        What happens when: {moments.length} {moments.length === 1 ? 'moment' : 'moments'}
      </summary>
      <ol className="mt-2 grid gap-x-5 gap-y-2.5 text-sm sm:grid-cols-[auto_auto_1fr]">
        {byDay(moments).map(({ date, day, whats }) => (
          <li key={`${date} ${day}`} className="sm:col-span-3 sm:grid sm:grid-cols-subgrid">
            <span className="whitespace-nowrap font-semibold">{formats.date(date)}</span>
            <span className="text-ink3 max-sm:ml-2">day {formats.number(day, 0)}</span>
            <ul className="flex min-w-0 flex-col gap-0.5">
              {whats.map((what) => (
                <li key={what} className="break-words text-ink2">
                  {unbroken(what)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

type Moment = NonNullable<NonNullable<Value['impact_result']>['time_analysis']>[number]
type Day = { readonly date: string | null; readonly day: number | null; readonly whats: string[] }

/** The moments of one day together, in the order they came; the same words on one day are said once. */
function byDay(moments: readonly Moment[]): readonly Day[] {
  const days = new Map<string, Day>()
  for (const { date = null, day = null, what } of moments) {
    const key = `${date} ${day}`
    const known = days.get(key) ?? { date, day, whats: [] }
    days.set(key, known)
    const words = what || NOT_GIVEN
    if (!known.whats.includes(words)) known.whats.push(words)
  }
  return [...days.values()]
}
