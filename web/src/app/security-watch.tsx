import { lazy, Suspense } from 'react'
import { useSettings } from '../api/settings.ts'

const SecurityAlert = lazy(() => import('../features/security-monitor/security-alert.tsx'))

/** The security monitor, in production only; it comes after the page, whose first load does not carry it. */
export function SecurityWatch() {
  const isWatched = useSettings()?.production ?? false
  if (!isWatched) return null
  return (
    <Suspense fallback={null}>
      <SecurityAlert />
    </Suspense>
  )
}
