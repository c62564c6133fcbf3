import type { Account } from '@candi/contracts'
import { AssistantRow } from './assistant-row.tsx'
import { CarRow } from './car-row.tsx'
import { DeleteRow } from './delete-row.tsx'
import { ExportRow } from './export-row.tsx'
import { NameRow } from './name-row.tsx'
import { PasswordRow } from './password-row.tsx'

export function AccountRows({ account }: { account: Account }) {
  return (
    <section aria-labelledby="h-account">
      <h2 id="h-account">Your account</h2>
      <div className="account-rows">
        <CarRow />
        <AssistantRow />
        <NameRow account={account} />
        <PasswordRow account={account} />
        <ExportRow />
        <DeleteRow />
      </div>
    </section>
  )
}
