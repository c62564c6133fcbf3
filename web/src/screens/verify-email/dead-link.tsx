import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { useVerificationEmail } from '../../features/account/use-verification-email.ts'

/** A verification link that is used up, too old or incomplete: what now, for whoever opened it. */
export function DeadLink({ next }: { next: string }) {
  const { status, account } = useSession()
  const { told, isSending, send } = useVerificationEmail()
  const onward = (
    <p className="auth-after">
      <Link className="auth-link" to={next}>
        Go to the plans
      </Link>
    </p>
  )
  if (account?.emailVerified)
    return (
      <AuthPage
        title="Email verified, CANDI"
        heading="Already verified."
        lead={<p>This link was used before. There is nothing left to do.</p>}
      >
        <Link className="btn primary" to={next}>
          Go to the plans
        </Link>
      </AuthPage>
    )
  return (
    <AuthPage
      title="Verification link used up, CANDI"
      heading="This link no longer works."
      lead={<p>It is used up, too old or incomplete. Your account works, verified or not.</p>}
    >
      {account && (
        <button className="btn primary" type="button" aria-disabled={isSending} onClick={send}>
          Send a new link
        </button>
      )}
      {status === 'signed-out' && (
        <Link className="btn primary" to="/login">
          Log in to get a new link
        </Link>
      )}
      <p className="auth-told" role="status">
        {told}
      </p>
      {onward}
    </AuthPage>
  )
}
