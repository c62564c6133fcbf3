import type { AdminActionResult, AdminUser } from '@candi/contracts'
import { useCallback, useState } from 'react'
import { readUsers } from '../../api/admin.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountList } from './account-list.tsx'
import { AccountSearch } from './account-search.tsx'
import { ACTION_WORDS, type Action } from './action-words.ts'
import { LoadFailure } from './load-failure.tsx'
import { Pager } from './pager.tsx'
import { useLoaded } from './use-loaded.ts'

type Props = {
  /** The administrator who looks: nobody can shut themselves out. */
  ownUid: string
  /** Something was done: counts and log are not true any more. */
  onDone: () => void
}

export function Accounts({ ownUid, onDone }: Props) {
  const [{ words, page }, setAsked] = useState({ words: '', page: 0 })
  const [changing, setChanging] = useState<AdminUser>()
  const [message, setMessage] = useState<AlertMessage>()
  const load = useCallback(() => readUsers(words, page), [words, page])
  const { value, failure, isLoading, reload } = useLoaded(load)

  const done = (action: Action, { user, isChanged }: AdminActionResult) => {
    setChanging(undefined)
    const text = isChanged
      ? `${user.email} ${ACTION_WORDS[action].done}`
      : `${user.email} stood so already; nothing was changed.`
    setMessage({ kind: isChanged ? 'success' : 'info', text })
    reload()
    if (isChanged) onDone()
  }

  return (
    <section aria-labelledby="h-accounts" aria-busy={isLoading}>
      <h2 id="h-accounts">Accounts</h2>
      <AccountSearch words={words} onSearch={(next) => setAsked({ words: next, page: 0 })} />
      <AlertLine message={message} />
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!value && !failure && <Waiting short="Reading the accounts" long="Reading over a slow connection" />}
      {value && value.users.length === 0 && (
        <p className="admin-empty">
          {words === '' ? 'Nobody has registered yet.' : 'No account has these words in its address or name.'}
        </p>
      )}
      {value && value.users.length > 0 && <AccountList users={value.users} onChange={setChanging} />}
      {value && <Pager of="accounts" {...value} onPage={(next) => setAsked({ words, page: next })} />}
      {changing && (
        <AccountDialog
          user={changing}
          isSelf={changing.uid === ownUid}
          onClose={() => setChanging(undefined)}
          onDone={done}
        />
      )}
    </section>
  )
}
