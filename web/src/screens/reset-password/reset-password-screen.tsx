import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Where the mailed reset link leads. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [isDead, setDead] = useState(token === '')
  if (isDead)
    return (
      <AuthPage
        title="Reset link used up, CANDI"
        heading="This link no longer works."
        lead={<p>A reset link works once and for 1 hour. Your password was not changed.</p>}
      >
        <Link className="btn primary" to="/forgot-password">
          Get a new link
        </Link>
        <p className="auth-after">
          <Link className="auth-link" to="/login">
            Back to login
          </Link>
        </p>
      </AuthPage>
    )
  return (
    <AuthPage
      title="Choose a new password, CANDI"
      heading="Choose a new password."
      lead={<p>Wherever you are still signed in with the old one, you will be signed out.</p>}
    >
      <ResetPasswordForm token={token} onDead={() => setDead(true)} />
    </AuthPage>
  )
}
