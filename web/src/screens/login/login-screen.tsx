import { Link, Navigate } from 'react-router'
import { AuthPage } from '../../features/account/auth-page.tsx'
import { useEntry } from '../../features/account/use-entry.ts'
import { LoginForm } from './login-form.tsx'
import { title } from './login-page.ts'

export function LoginScreen() {
  const { leaveTo, setEntering, enterAfter } = useEntry()
  if (leaveTo) return <Navigate to={leaveTo} replace />
  return (
    <AuthPage
      title={title}
      heading="Welcome back."
      lead={<p>Your account holds your plan and your tokens. Your cases never left your browser.</p>}
    >
      <LoginForm onEntering={setEntering} enterAfter={enterAfter} />
      <p className="auth-after">
        New here?
        <Link className="auth-link" to="/register">
          Sign up, it is free
        </Link>
      </p>
    </AuthPage>
  )
}
