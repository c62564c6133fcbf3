import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { LostPage } from '../../parts/lost-page.tsx'
import { Administration } from './administration.tsx'
import './admin.css'

/** Guarded: whoever sees it is signed in. Anybody but an administrator learns no more than that. */
export function AdminScreen() {
  const { account } = useSession()
  if (!account) return null
  if (account.role === 'admin')
    return (
      <main id="main" className="wrap admin">
        <title>Administration: CANDI</title>
        <Administration ownUid={account.uid} />
      </main>
    )
  return (
    <LostPage
      tab="CANDI"
      heading="This page is for administrators."
      actions={
        <Link className="btn btn-full" to="/">
          Start page
        </Link>
      }
    >
      <p>You are signed in as {account.email}, which is no administrator. Nothing was changed.</p>
    </LostPage>
  )
}
