/** What happens when: the event, each path's first and last day at the company, the whole window. */
import type { Outcome, Reading } from '@/engine/types'
import type { Assessment } from '@/protocol/assessment'
import { chain, type Names, stop } from './words'

type Moment = NonNullable<Assessment['impact_result']>['time_analysis'][number]

export function timeline(outcome: Outcome, reading: Reading, names: Names): Moment[] {
  const at = (day: number, what: string, pathId: string | null = null): Moment => ({
    date: names.dateOf(day),
    day: Math.round(day),
    what,
    path_id: pathId,
  })
  const moments: Moment[] = [at(0, 'The event.')]
  for (const path of outcome.paths) {
    if (path.startDay !== null) {
      moments.push(at(path.startDay, stop(`First felt along ${chain(path, names)}`), path.pathId))
    }
    if (path.endDay !== null) {
      moments.push(at(path.endDay, stop(`Over along ${chain(path, names)}`), path.pathId))
    }
  }
  if (outcome.startDay !== null)
    moments.push(
      at(
        outcome.startDay,
        'The impact window opens: the first day of the paths with at least a tenth of the strongest effect.',
      ),
    )
  if (outcome.endDay !== null)
    moments.push(
      at(
        outcome.endDay,
        'The impact window closes: the last day of the paths with at least a tenth of the strongest effect.',
      ),
    )
  if (reading.eventDate !== reading.publishedDate) {
    moments.push({ ...at(0, 'Published.'), ...publishedAt(reading, names) })
  }
  return moments.sort((a, b) => a.day - b.day || (a.what < b.what ? -1 : 1))
}

function publishedAt(reading: Reading, names: Names): { date: string; day: number } {
  const day = names.dayOf(reading.publishedDate)
  return { date: reading.publishedDate, day }
}
