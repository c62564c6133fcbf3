import { PLANS } from '@candi/contracts'
import { Link, Navigate } from 'react-router'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { AFTER_LOGIN } from '../../features/account/remembered-location.ts'
import { useEntry } from '../../features/account/use-entry.ts'
import { RegisterForm } from './register-form.tsx'
import { title } from './register-page.ts'

export function RegisterScreen() {
  const { leaveTo, setEntering, enterAfter } = useEntry(AFTER_LOGIN)
  if (leaveTo) return <Navigate to={leaveTo} replace />
  return (
    <AuthPage
      title={title}
      heading="Start free."
      lead={
        <>
          <p>No card, no trial clock.</p>
          <ul className="auth-ticks">
            <li>
              {PLANS.tokens.free.toLocaleString('en-US')} AI tokens every {PLANS.tokens.periodHours} hours
            </li>
            <li>Text chat about any problem</li>
            <li>What you tell about your car is answered and forgotten</li>
          </ul>
        </>
      }
    >
      <RegisterForm onEntering={setEntering} enterAfter={enterAfter} />
      <p className="auth-after">
        Already have an account?
        <Link className="auth-link" to="/login">
          Login
        </Link>
      </p>
    </AuthPage>
  )
}
