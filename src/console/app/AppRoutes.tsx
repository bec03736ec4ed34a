import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { Shell } from './Shell'

const OverviewPage = lazy(() =>
  import('./pages/OverviewPage').then((module) => ({ default: module.OverviewPage })),
)
const NewAssessmentPage = lazy(() =>
  import('./pages/NewAssessmentPage').then((module) => ({ default: module.NewAssessmentPage })),
)
const AssessmentsPage = lazy(() =>
  import('./pages/AssessmentsPage').then((module) => ({ default: module.AssessmentsPage })),
)
const AssessmentPage = lazy(() =>
  import('./pages/AssessmentPage').then((module) => ({ default: module.AssessmentPage })),
)
const SettingsPage = lazy(() =>
  import('./pages/SettingsPage').then((module) => ({ default: module.SettingsPage })),
)
const NotFoundPage = lazy(() =>
  import('./pages/NotFoundPage').then((module) => ({ default: module.NotFoundPage })),
)

/** Every address of the console. Each page is loaded when it is first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<OverviewPage />} />
        <Route path="new" element={<NewAssessmentPage />} />
        <Route path="assessments" element={<AssessmentsPage />} />
        <Route path="assessments/:connection/:taskId" element={<AssessmentPage />} />
        <Route
          path="assessments/:connection/:taskId/confirm"
          element={<AssessmentPage isConfirming />}
        />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
