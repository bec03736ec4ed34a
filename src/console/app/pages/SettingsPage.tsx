import { Settings } from '@/console/features/settings/Settings'
import { PageHead } from '../PageHead'

export function SettingsPage() {
  return (
    <>
      <PageHead title="Settings" />
      <Settings />
    </>
  )
}
