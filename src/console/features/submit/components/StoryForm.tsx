import { useMemo } from 'react'
import type { AgentClient } from '@/client/agent-client'
import type { ReadTask } from '@/protocol/task'
import { readStory } from '../model/story-event'
import { EventForm } from './EventForm'
import { StoryFields } from './StoryFields'

type StoryFormProps = {
  readonly type: 'news' | 'policy'
  readonly agent: AgentClient
  readonly onAccepted: (task: ReadTask) => void
  readonly onClear: () => void
}

/** The form of a news or policy event. */
export function StoryForm({ type, ...rest }: StoryFormProps) {
  const read = useMemo(() => readStory(type), [type])
  return (
    <EventForm type={type} read={read} {...rest}>
      <StoryFields />
    </EventForm>
  )
}
