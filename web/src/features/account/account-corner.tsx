import type { Account } from '@candi/contracts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { nameOf } from './name-of.ts'

/** Where the menu does not arrive: the profile leads to all that it holds. */
const ProfileLink = ({ account }: { account: Account }) => (
  <Link className="nav-link" to="/profile">
    {nameOf(account)}
  </Link>
)
// Most visitors are not signed in: the menu comes for those who are.
const UserMenu = lazy(() =>
  import('./user-menu.tsx').then(
    ({ UserMenu }) => ({ default: UserMenu }),
    () => ({ default: ProfileLink }),
  ),
)

/** The right side of the header. Nothing until the session is known, so that it never says the wrong thing. */
export function AccountCorner() {
  const session = useSession()
  if (session.status === 'unknown') return null
  if (session.status === 'signed-in')
    return (
      <Suspense fallback={null}>
        <UserMenu key={session.account.uid} account={session.account} />
      </Suspense>
    )
  return (
    <>
      <Link className="nav-link" to="/login">
        Login
      </Link>
      <Link className="btn btn-line btn-small" to="/register">
        Sign Up
      </Link>
    </>
  )
}
