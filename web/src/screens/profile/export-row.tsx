import { useState } from 'react'
import { exportAccount } from '../../api/account-settings.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { AccountRow } from './account-row.tsx'

export function ExportRow() {
  const [message, setMessage] = useState<AlertMessage>()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    if (isBusy) return
    setBusy(true)
    setMessage(undefined)
    const result = await exportAccount()
    setBusy(false)
    if (!result.ok) return setMessage({ kind: 'error', text: `${result.message} Nothing was changed.` })
    saveFile('candi-account.json', 'application/json', JSON.stringify(result.value, null, 2))
    setMessage({ kind: 'success', text: 'candi-account.json is in your downloads.' })
  }

  return (
    <AccountRow
      title="My data"
      says="All that our server holds of you, as one file. Cases lie in this browser; Diagnose can export those."
      action={
        <button
          className="btn btn-line btn-small"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void download()}
        >
          {isBusy ? 'Fetching…' : 'Export'}
          <span className="sr"> my data</span>
        </button>
      }
    >
      <AlertLine message={message} />
    </AccountRow>
  )
}
