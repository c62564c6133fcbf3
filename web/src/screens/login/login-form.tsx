import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { logIn } from '../../api/account-calls.ts'
import { EmailField } from '../../features/account/email-field.tsx'
import { loginFailureText } from '../../features/account/failure-text.ts'
import { emailFault, type Faults, faultsOf, passwordFault } from '../../features/account/field-faults.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { focusFault, readFields } from '../../features/account/read-fields.ts'
import { useDraftEmail } from '../../features/account/use-draft-email.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { PasswordField } from '../../parts/password-field.tsx'

const REDIRECT_MILLISECONDS = 1_000
const UNVERIFIED = 'You are signed in. Please verify your email to use all features. Redirecting...'

type Props = {
  /** Told before the session changes, so that the screen stays for its last words. */
  onEntering: (isEntering: boolean) => void
  enterAfter: (milliseconds: number) => void
}

export function LoginForm({ onEntering, enterAfter }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<'email' | 'password'>>({})
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)
  const lock = useLock()
  useDraftEmail(form)
  const isHeld = isBusy || lock.isLocked

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isHeld) return
    const { email, password, remember } = readFields(event.currentTarget, ['email', 'password', 'remember'])
    const address = email.trim()
    const found = faultsOf({ email: emailFault(address), password: passwordFault(password) })
    setFaults(found ?? {})
    if (found) {
      setMessage(undefined)
      return focusFault(event.currentTarget, found)
    }
    setBusy(true)
    setMessage({ kind: 'info', text: 'Signing you in...' })
    onEntering(true)
    const result = await logIn({ email: address, password, remember: remember === 'on' })
    if (result.ok) {
      setMessage(
        result.value.emailVerified
          ? { kind: 'success', text: 'Login successful! Redirecting...' }
          : { kind: 'warning', text: UNVERIFIED },
      )
      return enterAfter(REDIRECT_MILLISECONDS)
    }
    setBusy(false)
    onEntering(false)
    lock.lockFor(result)
    setMessage({ kind: 'error', text: loginFailureText(result) })
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <EmailField fault={faults.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        minLength={6}
        fault={faults.password}
      />
      <div className="auth-row">
        <label className="tick-box">
          <input type="checkbox" name="remember" />
          Remember me
        </label>
        <Link className="auth-link" to="/forgot-password">
          Forgot password?
        </Link>
      </div>
      <AlertLine message={message}>{lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}</AlertLine>
      <button className="btn primary" type="submit" aria-disabled={isHeld}>
        Login
      </button>
    </form>
  )
}
