import { lazy, Suspense } from 'react'
import { useSession } from '../../api/account-session.ts'

// Few visitors need it: the bar comes for those who do.
const VerificationBar = lazy(async () => ({
  default: (await import('./verification-bar.tsx')).VerificationBar,
}))

/** For signed-in visitors whose address is not verified yet. */
export function VerificationBanner() {
  const { account } = useSession()
  if (!account || account.emailVerified) return null
  return (
    <Suspense fallback={null}>
      <VerificationBar />
    </Suspense>
  )
}
