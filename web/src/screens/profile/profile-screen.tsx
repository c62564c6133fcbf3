import { useSession } from '../../api/account-session.ts'
import { useMembership } from '../../api/membership-watch.ts'
import { AccountRows } from './account-rows.tsx'
import { MembershipCard } from './membership-card.tsx'
import { ProfileHead } from './profile-head.tsx'
import { title } from './profile-page.ts'
import { SignOutRow } from './sign-out-row.tsx'
import '../../parts/pill.css'
import './profile.css'

/** Guarded: whoever sees it is signed in, but for the moment in which a session ends. */
export function ProfileScreen() {
  const { account } = useSession()
  const { tier } = useMembership()
  if (!account) return null
  return (
    <main id="main" className="wrap profile">
      <title>{title}</title>
      <ProfileHead account={account} isFounder={tier === 'founder'} />
      <MembershipCard />
      <AccountRows account={account} />
      <SignOutRow />
    </main>
  )
}
