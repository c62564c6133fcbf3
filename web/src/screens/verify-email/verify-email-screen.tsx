import { Link, useSearchParams } from 'react-router'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { continueAddress } from '../../features/account/continue-address.ts'
import { AlertLine } from '../../parts/alert-line.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { DeadLink } from './dead-link.tsx'
import { useVerification } from './use-verification.ts'

/** Where the mailed verification link leads. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams()
  const next = continueAddress(search, '/plans')
  const { step, failure, again } = useVerification(search.get('token') ?? '', next)

  if (step === 'checking')
    return (
      <AuthPage title="Verifying, CANDI" heading="One moment." lead={<p>We check your link.</p>}>
        <Waiting short="Verifying your email" long="Verifying your email over a slow connection" />
      </AuthPage>
    )
  if (step === 'verified')
    return (
      <AuthPage title="Email verified, CANDI" heading="That is your address." lead={<p>Thank you.</p>}>
        <AlertLine message={{ kind: 'success', text: 'Your email is verified. Redirecting...' }} />
        <p className="auth-after">
          <Link className="auth-link" to={next} replace>
            Go on now
          </Link>
        </p>
      </AuthPage>
    )
  if (step === 'unreached')
    return (
      <AuthPage
        title="Link not checked, CANDI"
        heading="We got no answer about your link."
        lead={
          <p>
            So we cannot tell whether your email is verified. Try again: the link does no harm, used or not.
          </p>
        }
      >
        <div className="auth-stack">
          <AlertLine message={{ kind: 'error', text: failure }} />
          <button className="btn primary" type="button" onClick={again}>
            Try again
          </button>
        </div>
      </AuthPage>
    )
  return <DeadLink next={next} />
}
