import { useQuery } from '@tanstack/react-query'
import { cardQuery, connectionsQuery, failureOf } from '@/console/lib/api'
import { formatsOf, LANGUAGES, languageChoice, NOT_GIVEN } from '@/console/lib/format'
import { useStored } from '@/console/lib/storage'
import { themeChoice } from '@/console/lib/theme'
import { Button } from '@/console/ui/Button'
import { Field } from '@/console/ui/Field'
import { Notice } from '@/console/ui/Notice'
import { Panel } from '@/console/ui/Panel'
import { RadioGroup } from '@/console/ui/RadioGroup'
import { Skeleton } from '@/console/ui/Skeleton'
import type { Connection } from '@/protocol/gateway'

const THEMES = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Looks, language of figures, and the agents that can be asked. */
export function Settings() {
  return (
    <div className="flex max-w-160 flex-col gap-3.5">
      <Appearance />
      <Agents />
    </div>
  )
}

function Appearance() {
  const theme = useStored(themeChoice)
  const language = useStored(languageChoice)
  const formats = formatsOf(language === 'system' ? undefined : language)
  return (
    <Panel title="Appearance">
      <div className="flex flex-col gap-4">
        <RadioGroup legend="Theme" options={THEMES} value={theme} onChange={themeChoice.set} />
        <Field
          label="Language of numbers and dates"
          help={`${formats.number(-1234567.89)} · ${formats.date('2026-03-17')}`}
        >
          {(field) => (
            <select
              {...field}
              value={language}
              onChange={(event) => {
                const { value } = event.currentTarget
                const chosen = LANGUAGES.find((one) => one.id === value)
                if (chosen) languageChoice.set(chosen.id)
              }}
            >
              {LANGUAGES.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Panel>
  )
}

function Agents() {
  const { data, error, refetch } = useQuery(connectionsQuery)
  return (
    <Panel title="Agent">
      {data?.map((connection) => (
        <Agent key={connection.id} connection={connection} />
      ))}
      {!data && error && (
        <Notice
          tone="error"
          isLive
          title="The connections could not be read"
          actions={<Button onClick={() => void refetch()}>Ask again</Button>}
        >
          {failureOf(error)?.message}
        </Notice>
      )}
      {!data && !error && <Skeleton what="the connections" />}
    </Panel>
  )
}

/** Who looks at the settings wants to see the agent come back. */
const HEALTH_EVERY_MS = 5_000

function Agent({ connection }: { readonly connection: Connection }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...cardQuery(connection.id),
    refetchInterval: HEALTH_EVERY_MS,
  })
  const card = data?.value
  const health = error ? 'Does not answer' : data ? 'Answers' : 'Asking …'
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dd]:break-words [&_dt]:text-ink3">
        <dt>Name</dt>
        <dd>{card?.name ?? connection.name}</dd>
        <dt>Version</dt>
        <dd>{card?.version ?? NOT_GIVEN}</dd>
        <dt>Address</dt>
        <dd>{connection.agentUrl}</dd>
        <dt>Where</dt>
        <dd>{connection.isEmbedded ? 'Inside this server' : 'On the network'}</dd>
        <dt>Health</dt>
        <dd>
          <span role="status">{health}</span>
        </dd>
      </dl>
      {error && (
        <Notice tone="warn">
          {failureOf(error)?.message} Finished assessments are listed all the same.
        </Notice>
      )}
      <div>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          Ask the agent now
        </Button>
      </div>
    </div>
  )
}
