import { Link } from 'react-router'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { title } from './forgot-password-page.ts'

export function ForgotPasswordScreen() {
  return (
    <AuthPage
      title={title}
      heading="Forgot your password?"
      lead={
        <p>
          We mail you a link to choose a new one. <b>The reset link expires after 1 hour.</b>
        </p>
      }
    >
      <ForgotPasswordForm />
      <p className="auth-after">
        <Link className="auth-link" to="/login">
          Back to login
        </Link>
      </p>
      <section className="auth-list" aria-labelledby="no-mail">
        <h2 id="no-mail">No mail after a few minutes?</h2>
        <ul className="bullets">
          <li>Look into the spam or junk folder.</li>
          <li>Check that the address is the one you signed up with.</li>
          <li>A link works once. A used or expired one says so and offers another.</li>
          <li>Some company mailboxes hold mail back. Try again from home, or write to support.</li>
        </ul>
      </section>
    </AuthPage>
  )
}
