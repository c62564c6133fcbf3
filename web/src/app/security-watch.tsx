import { lazy, Suspense } from 'react'
import { useSettings } from '../api/settings.ts'

// The page does without it: where it does not arrive, it must not take the page along.
const SecurityAlert = lazy(() =>
  import('../features/security-monitor/security-alert.tsx').catch(() => ({ default: () => null })),
)

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
