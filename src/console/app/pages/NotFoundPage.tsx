import { Link } from 'react-router'
import { buttonClass } from '@/console/ui/Button'
import { PageHead } from '../PageHead'

export function NotFoundPage() {
  return (
    <>
      <PageHead title="There is no such page" />
      <p className="mb-4 max-w-[74ch] text-ink2">
        The address may have been shortened or mistyped. Every assessment is in the list.
      </p>
      <Link to="/assessments" className={buttonClass()}>
        Open the list of assessments
      </Link>
    </>
  )
}
