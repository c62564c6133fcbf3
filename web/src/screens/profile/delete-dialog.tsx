import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount } from '../../api/account-settings.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { readFields } from '../../features/account/read-fields.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { Modal } from '../../parts/modal.tsx'
import { PasswordField } from '../../parts/password-field.tsx'

const STANDS = 'Your account stands as it was.'
const UNTOLD =
  'So we cannot tell whether your account was deleted. Try again; or log in to see whether it still stands.'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const lock = useLock()
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || lock.isLocked) return
    const form = event.currentTarget
    const { password } = readFields(form, ['password'])
    if (!password) {
      setMessage({ kind: 'error', text: 'Please enter your password.' })
      return form.querySelector('input')?.focus()
    }
    setBusy(true)
    setMessage(undefined)
    const result = await deleteAccount(password)
    // The session ends there: a guarded page would send a signed-out visitor to the login.
    if (result.ok) return navigate('/goodbye', { replace: true, state: { isDeleted: true } })
    setBusy(false)
    lock.lockFor(result)
    // Without an answer, or with one of a server in trouble, it may have happened all the same.
    const isRefused = result.status >= 400 && result.status < 500
    setMessage({ kind: 'error', text: `${result.message} ${isRefused ? STANDS : UNTOLD}` })
  }

  return (
    <Modal title="Delete your account?" onClose={onClose}>
      <div className="delete-what">
        <h3>Removed at once, and not to be brought back</h3>
        <ul className="bullets">
          <li>Name, email, password and every session</li>
          <li>Your plan; a Founder’s deal goes too</li>
          <li>Your name on the founder wall</li>
          <li>Every recording you contributed, approved or not</li>
        </ul>
        <h3>What stays</h3>
        <ul className="bullets">
          <li>Entries in the audit log, with a bare number in your place</li>
          <li>How many tokens were used, until the running eight hours end; nothing there names you</li>
          <li>Cases, cars and drafts in this browser; you can clear them next</li>
          <li>A running Pro subscription: end it first, at the payment service</li>
        </ul>
      </div>
      <form className="row-form" onSubmit={(event) => void submit(event)} noValidate>
        <PasswordField label="Your password" name="password" autoComplete="current-password" />
        <AlertLine message={message}>
          {lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}
        </AlertLine>
        <div className="btns">
          <button className="btn primary" type="submit" aria-disabled={isBusy || lock.isLocked}>
            {isBusy ? 'Deleting…' : 'Delete my account'}
          </button>
          <button className="btn ink btn-line" type="button" onClick={onClose}>
            Keep it
          </button>
        </div>
      </form>
    </Modal>
  )
}
