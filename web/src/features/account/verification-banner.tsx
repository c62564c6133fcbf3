import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../api/account-session.ts'

// Few visitors need it: the bar comes for those who do. Where it does not arrive, it must not take the page along.
const VerificationBar = lazy<ComponentType>(() =>
  import('./verification-bar.tsx').then(
    ({ VerificationBar }) => ({ default: VerificationBar }),
    () => ({ default: () => null }),
  ),
)

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
