import { type FormEvent, useRef, useState } from 'react'
import { forgotPassword } from '../../api/account-calls.ts'
import { EmailField } from '../../features/account/email-field.tsx'
import { forgotPasswordFailureText } from '../../features/account/failure-text.ts'
import { emailFault } from '../../features/account/field-faults.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { readFields } from '../../features/account/read-fields.ts'
import { useDraftEmail } from '../../features/account/use-draft-email.ts'
import { useLater } from '../../features/account/use-later.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'

const CLEAR_MILLISECONDS = 2_000
const SENT = 'Password reset email sent! Please check your inbox and spam folder.'

export function ForgotPasswordForm() {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)
  const lock = useLock()
  const later = useLater()
  useDraftEmail(form)
  const isHeld = isBusy || lock.isLocked

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isHeld) return
    const address = readFields(event.currentTarget, ['email']).email.trim()
    const found = emailFault(address)
    setFault(found)
    setMessage(undefined)
    if (found) return form.current?.querySelector('input')?.focus()

    setBusy(true)
    setMessage({ kind: 'info', text: 'Sending the reset link...' })
    const result = await forgotPassword(address)
    setBusy(false)
    if (result.ok) {
      setMessage({ kind: 'success', text: SENT })
      return later(() => form.current?.reset(), CLEAR_MILLISECONDS)
    }
    lock.lockFor(result)
    setMessage({ kind: 'error', text: forgotPasswordFailureText(result) })
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <EmailField fault={fault} />
      <AlertLine message={message}>{lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}</AlertLine>
      <button className="btn primary" type="submit" aria-disabled={isHeld}>
        Send Reset Link
      </button>
    </form>
  )
}
