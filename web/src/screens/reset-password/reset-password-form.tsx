import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { resetPassword } from '../../api/account-calls.ts'
import { reloadSession } from '../../api/account-session.ts'
import { continueAddress } from '../../features/account/continue-address.ts'
import { type Faults, faultsOf, passwordFault } from '../../features/account/field-faults.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { NewPasswordFields } from '../../features/account/new-password-fields.tsx'
import { focusFault, readFields } from '../../features/account/read-fields.ts'
import { useLater } from '../../features/account/use-later.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'

const REDIRECT_MILLISECONDS = 1_500
const CHANGED = 'Your password was changed. Redirecting to login...'
const NAMES = ['password', 'confirmPassword'] as const

/** The new password, twice. `onDead`: the link is used up, too old or incomplete. */
export function ResetPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [faults, setFaults] = useState<Faults<(typeof NAMES)[number]>>({})
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)
  const lock = useLock()
  const later = useLater()
  const isHeld = isBusy || lock.isLocked

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isHeld) return
    const { password, confirmPassword } = readFields(event.currentTarget, NAMES)
    const found = faultsOf({
      password: passwordFault(password),
      confirmPassword: confirmPassword ? undefined : 'Please enter the password again.',
    })
    setFaults(found ?? {})
    setMessage(undefined)
    if (found) return focusFault(event.currentTarget, found)
    if (password !== confirmPassword) return setMessage({ kind: 'error', text: 'Passwords do not match!' })

    setBusy(true)
    setMessage({ kind: 'info', text: 'Changing your password...' })
    const result = await resetPassword(token, password)
    if (result.ok) {
      setMessage({ kind: 'success', text: CHANGED })
      // Every session ended with the old password, this browser's too.
      await reloadSession()
      return later(
        () => void navigate(continueAddress(search, '/login'), { replace: true }),
        REDIRECT_MILLISECONDS,
      )
    }
    setBusy(false)
    if (result.code === 'link-invalid') return onDead()
    lock.lockFor(result)
    setMessage({ kind: 'error', text: result.message })
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <NewPasswordFields label="New password" faults={faults} />
      <AlertLine message={message}>{lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}</AlertLine>
      <button className="btn primary" type="submit" aria-disabled={isHeld}>
        Change password
      </button>
    </form>
  )
}
