import type { Account } from '@candi/contracts'
import { type FormEvent, useState } from 'react'
import { changeName } from '../../api/account-settings.ts'
import { nameFault } from '../../features/account/field-faults.ts'
import { readFields } from '../../features/account/read-fields.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { AccountRow } from './account-row.tsx'
import { NAMELESS } from './initials.ts'
import { OpenButton, useOpenRow } from './open-row.tsx'

export function NameRow({ account }: { account: Account }) {
  const row = useOpenRow()
  const [fault, setFault] = useState<string>()
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { name } = readFields(event.currentTarget, ['name'])
    const found = nameFault(name.trim())
    setFault(found)
    setMessage(undefined)
    if (found) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    const result = await changeName(name.trim())
    setBusy(false)
    if (!result.ok)
      return setMessage({ kind: 'error', text: `${result.message} Your new name is still in the field.` })
    row.close()
    setMessage({ kind: 'success', text: 'Your name is changed.' })
  }

  return (
    <AccountRow
      title="Name"
      says={account.displayName || NAMELESS}
      action={<OpenButton row={row} onOpen={() => setMessage(undefined)} label="Change" of="name" />}
    >
      {row.isOpen && (
        <form className="row-form" onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label="Display name"
            name="name"
            autoComplete="name"
            defaultValue={account.displayName}
            autoFocus
            fault={fault}
          />
          <button className="btn btn-full btn-small" type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : 'Save name'}
          </button>
        </form>
      )}
      <AlertLine message={message} />
    </AccountRow>
  )
}
