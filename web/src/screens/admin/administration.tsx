import { useState } from 'react'
import { loadSession } from '../../api/account-session.ts'
import { readCounts } from '../../api/admin.ts'
import { useSettings } from '../../api/settings.ts'
import { Accounts } from './accounts.tsx'
import { Audit } from './audit.tsx'
import { Counts } from './counts.tsx'
import { Recordings } from './recordings.tsx'
import { useLoaded } from './use-loaded.ts'

export function Administration({ ownUid }: { ownUid: string }) {
  const [changes, setChanges] = useState(0)
  const counts = useLoaded(countsOrLeave)
  const settings = useSettings()
  const done = () => {
    setChanges((before) => before + 1)
    counts.reload()
  }
  return (
    <>
      <h1>Administration</h1>
      <Counts counts={counts} />
      {settings?.contributionsEnabled && <Recordings onDone={done} />}
      <Accounts ownUid={ownUid} onDone={done} />
      <Audit changes={changes} />
    </>
  )
}

/** Who was an administrator when the page opened may be none now: the session says so, and the screen follows. */
async function countsOrLeave() {
  const result = await readCounts()
  if (!result.ok && result.code === 'forbidden') await loadSession()
  return result
}
