import type { Account } from '@candi/contracts'
import { type FormEvent, useState } from 'react'
import { changePassword } from '../../api/account-settings.ts'
import { type Faults, faultsOf, passwordFault } from '../../features/account/field-faults.ts'
import { LockLine } from '../../features/account/lock-line.tsx'
import { focusFault, readFields } from '../../features/account/read-fields.ts'
import { useLock } from '../../features/account/use-lock.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { AccountRow } from './account-row.tsx'
import { OpenButton, useOpenRow } from './open-row.tsx'

const NAMES = ['current', 'next', 'again'] as const
type Field = (typeof NAMES)[number]

export function PasswordRow({ account }: { account: Account }) {
  const row = useOpenRow()
  const lock = useLock()
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || lock.isLocked) return
    const { current, next, again } = readFields(event.currentTarget, NAMES)
    const found = faultsOf<Field>({
      current: current ? undefined : 'Please enter your current password.',
      next: passwordFault(next),
      again: next === again ? undefined : 'Passwords do not match!',
    })
    setFaults(found ?? {})
    setMessage(undefined)
    if (found) return focusFault(event.currentTarget, found)
    setBusy(true)
    const result = await changePassword(current, next)
    setBusy(false)
    if (!result.ok) {
      lock.lockFor(result)
      return setMessage({ kind: 'error', text: result.message })
    }
    row.close()
    setMessage({ kind: 'success', text: 'Your password is changed. Every other device is signed out.' })
  }

  return (
    <AccountRow
      title="Password"
      says="A new one signs out every other device."
      action={<OpenButton row={row} onOpen={() => setMessage(undefined)} label="Change" of="password" />}
    >
      {row.isOpen && (
        <form className="row-form" onSubmit={(event) => void submit(event)} noValidate>
          <input type="email" name="username" autoComplete="username" value={account.email} readOnly hidden />
          <PasswordField
            label="Current password"
            name="current"
            autoComplete="current-password"
            autoFocus
            fault={faults.current}
          />
          <PasswordField
            label="New password"
            name="next"
            autoComplete="new-password"
            minLength={6}
            fault={faults.next}
          />
          <PasswordField
            label="New password again"
            name="again"
            autoComplete="new-password"
            fault={faults.again}
          />
          <button className="btn btn-full btn-small" type="submit" aria-disabled={isBusy || lock.isLocked}>
            {isBusy ? 'Saving…' : 'Save password'}
          </button>
        </form>
      )}
      <AlertLine message={message}>{lock.isLocked && <LockLine secondsLeft={lock.secondsLeft} />}</AlertLine>
    </AccountRow>
  )
}
