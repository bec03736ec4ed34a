import { useFormats } from '@/console/lib/format'
import type { PathRow } from '../model/paths'
import { refusalReason } from '../model/words'
import { PathChain } from './PathChain'

/** Paths that the agent looked at and refused: apart from the others, with the reason, and not in the picture. */
export function RefusedPaths({ paths }: { readonly paths: readonly PathRow[] }) {
  const formats = useFormats()
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">Refused paths</h3>
      <p className="mb-2 text-sm text-ink2">
        {formats.number(paths.length, 0)} not effective; not drawn, and no part of the score.
      </p>
      <ul className="flex flex-col gap-2 text-sm">
        {paths.map((path) => (
          <li key={path.pathId}>
            <span className="text-ink3">{path.pathId}</span> <PathChain names={path.names} />
            <span className="block break-words text-ink2">
              Reason: {refusalReason(path.invalidReason ?? path.interpretation ?? 'not given')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
