import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { register } from '../../api/account-calls.ts'
import { registrationFailureText } from '../../features/account/failure-text.ts'
import {
  emailFault,
  type Faults,
  faultsOf,
  nameFault,
  passwordFault,
} from '../../features/account/field-faults.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { focusFault, readFields } from '../../features/account/read-fields.ts'
import { useDraftEmail } from '../../features/account/use-draft-email.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { RegisterFields, TermsBox } from './register-fields.tsx'

const REDIRECT_MILLISECONDS = 1_500
const REGISTERED =
  'Successfully registered! Please check your email to verify your account. Redirecting to plans...'
const NAMES = ['displayName', 'email', 'password', 'confirmPassword'] as const

type Props = {
  /** Told before the session changes, so that the screen stays for its last words. */
  onEntering: (isEntering: boolean) => void
  enterAfter: (milliseconds: number) => void
}

export function RegisterForm({ onEntering, enterAfter }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults<(typeof NAMES)[number]>>({})
  const [message, setMessage] = useState<AlertMessage>()
  const [hasAccepted, setAccepted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lock = useLock()
  useDraftEmail(form)
  // Ticked before the page answered: the browser shows it, React knows nothing of it.
  useLayoutEffect(
    () => setAccepted(form.current?.querySelector<HTMLInputElement>('[name=terms]')?.checked ?? false),
    [],
  )
  const isHeld = isBusy || lock.isLocked
  const refuse = (text: string) => setMessage({ kind: 'error', text })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isHeld) return
    const { displayName, email, password, confirmPassword } = readFields(event.currentTarget, NAMES)
    const [name, address] = [displayName.trim(), email.trim()]
    const found = faultsOf({
      displayName: nameFault(name),
      email: emailFault(address),
      password: passwordFault(password),
      confirmPassword: confirmPassword ? undefined : 'Please enter the password again.',
    })
    setFaults(found ?? {})
    setMessage(undefined)
    if (found) return focusFault(event.currentTarget, found)
    if (password !== confirmPassword) return refuse('Passwords do not match!')
    if (!hasAccepted) return refuse('Please accept the terms and conditions to continue.')

    setBusy(true)
    setMessage({ kind: 'info', text: 'Creating your account...' })
    onEntering(true)
    const result = await register({ displayName: name, email: address, password })
    if (result.ok) {
      setMessage({ kind: 'success', text: REGISTERED })
      return enterAfter(REDIRECT_MILLISECONDS)
    }
    setBusy(false)
    onEntering(false)
    lock.lockFor(result)
    refuse(registrationFailureText(result))
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <RegisterFields faults={faults} />
      <TermsBox hasAccepted={hasAccepted} onChange={setAccepted} />
      <AlertLine message={message}>{lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}</AlertLine>
      <button className="btn primary" type="submit" aria-disabled={isHeld || !hasAccepted}>
        Sign Up
      </button>
    </form>
  )
}
