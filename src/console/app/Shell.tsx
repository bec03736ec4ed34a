import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '@/console/ui/ErrorBoundary'
import { Skeleton } from '@/console/ui/Skeleton'

const LINKS = [
  { to: '/new', label: 'New assessment' },
  { to: '/', label: 'Overview' },
  { to: '/assessments', label: 'Assessments' },
  { to: '/settings', label: 'Settings' },
] as const

const PLACE =
  'text-ink2 hover:bg-canvas hover:text-ink aria-[current=page]:bg-canvas aria-[current=page]:font-semibold aria-[current=page]:text-ink'
/** The one act among the places: on a wide screen it looks like the button it is. */
const ACT =
  'font-semibold text-accent hover:bg-canvas aria-[current=page]:bg-canvas lg:mb-2 lg:bg-accent lg:text-center lg:text-on-accent lg:hover:bg-accent lg:hover:opacity-90 lg:aria-[current=page]:bg-accent'

/** What stands around every page: skip link, name, navigation. One broken page leaves the rest usable. */
export function Shell() {
  const { pathname } = useLocation()
  const page = pathname.replace(/\/confirm$/, '')
  const mainRef = useRef<HTMLElement>(null)
  useFocusOnNewPage(page, mainRef)
  return (
    <div className="flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#main"
        className="absolute left-2 top-2 z-30 -translate-y-20 rounded-md bg-accent px-3 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to the content
      </a>
      <header className="border-b border-line bg-surface px-4 py-3 md:px-7 lg:sticky lg:top-0 lg:h-dvh lg:w-50 lg:shrink-0 lg:border-r lg:border-b-0 lg:px-3 lg:py-5">
        <p className="mb-2 font-semibold lg:mb-5 lg:px-2.5">Supply Risk Console</p>
        <nav
          aria-label="Main"
          className="-mx-2 flex flex-wrap gap-x-1 lg:mx-0 lg:flex-col lg:gap-1"
        >
          {LINKS.map((link) => (
            <NavLink
              key={link.to}
              to={link.to}
              end={link.to === '/'}
              className={`rounded-md px-2 py-1.5 text-sm lg:px-2.5 lg:text-base ${link.to === '/new' ? ACT : PLACE}`}
            >
              {link.label}
            </NavLink>
          ))}
        </nav>
      </header>
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 py-4 md:px-7 md:py-5"
      >
        <ErrorBoundary key={page} what="this page">
          <Suspense fallback={<Skeleton what="the page" lines={6} className="max-w-xl" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** After a link to another page, reading goes on at its content; the first load leaves focus alone. */
function useFocusOnNewPage(page: string, mainRef: { readonly current: HTMLElement | null }) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    mainRef.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page, mainRef])
}
