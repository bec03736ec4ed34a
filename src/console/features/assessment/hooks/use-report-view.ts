import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Focus, REST } from '@/console/graph/highlight'
import type { Role } from '@/protocol/event-info'
import { chosenPath, roleOf, withParam } from '../model/view'

export type ReportState = {
  readonly role: Role
  readonly chooseRole: (role: Role) => void
  /** The chosen path; null: none. */
  readonly pathId: string | null
  /** Chooses a path, or lets go of it when it is chosen already. */
  readonly choosePath: (pathId: string) => void
  /** What is lit: pointed at before chosen, a node before a path. */
  readonly focus: Focus
  readonly point: (focus: Focus) => void
  readonly choose: (focus: Focus) => void
  /** Lets go of what is chosen. */
  readonly letGo: () => void
}

/** What the reader looks at: role and path live in the address, so that a link shows the same. */
export function useReportView(pathIds: readonly string[], asked: string | null): ReportState {
  const [params, setParams] = useSearchParams()
  const [pointed, setPointed] = useState<Focus>(REST)
  const [chosen, setChosen] = useState<Focus>(REST)
  const pathId = chosenPath(params, pathIds)
  const setPath = (next: string | null) => {
    setParams((now) => withParam(now, 'path', next), { replace: true, preventScrollReset: true })
  }
  const choosePath = (next: string) => {
    setChosen(REST)
    setPath(next === pathId ? null : next)
  }
  const choose = (focus: Focus) => {
    setPath(null)
    setChosen(focus)
  }
  const kept: Focus = chosen.at !== 'rest' || pathId === null ? chosen : { at: 'path', pathId }
  return {
    role: roleOf(params, asked),
    chooseRole: (role) =>
      setParams((now) => withParam(now, 'role', role), {
        replace: true,
        preventScrollReset: true,
      }),
    pathId,
    choosePath,
    focus: pointed.at === 'rest' ? kept : pointed,
    point: setPointed,
    choose,
    letGo: () => choose(REST),
  }
}
