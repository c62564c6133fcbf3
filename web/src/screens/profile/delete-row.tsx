import { useState } from 'react'
import { AccountRow } from './account-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteRow() {
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountRow
      title="Delete account"
      says="For good and at once. We say first what goes and what stays."
      action={
        <button className="btn btn-line btn-small" type="button" onClick={() => setAsking(true)}>
          Delete…
          <span className="sr"> my account</span>
        </button>
      }
    >
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </AccountRow>
  )
}
