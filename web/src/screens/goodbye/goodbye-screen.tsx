import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { loadSession } from '../../api/account-session.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { LostPage } from '../../parts/lost-page.tsx'

type Props = {
  /** Deletes what this browser keeps of the visitor: cases, cars, drafts. */
  clearDevice: () => Promise<void>
}

const CLEARED: AlertMessage = { kind: 'success', text: 'Cases, cars and drafts are gone from this browser.' }
const REFUSED: AlertMessage = {
  kind: 'error',
  text: 'The browser did not let us delete everything. Clear its data for this site in its settings.',
}

/** After an account was deleted: what is gone, and the one thing that is left to decide. */
export function GoodbyeScreen({ clearDevice }: Props) {
  const { state } = useLocation()
  const [message, setMessage] = useState<AlertMessage>()
  const [isClearing, setClearing] = useState(false)

  useEffect(() => {
    void loadSession()
  }, [])
  // Nobody was deleted who only typed the address.
  if (state?.isDeleted !== true) return <Navigate to="/" replace />

  async function clear() {
    if (isClearing) return
    setClearing(true)
    setMessage(
      await clearDevice().then(
        () => CLEARED,
        () => REFUSED,
      ),
    )
    setClearing(false)
  }

  return (
    <LostPage
      tab="Goodbye: CANDI"
      heading="Your account is deleted."
      actions={
        <>
          {message !== CLEARED && (
            <button
              className="btn btn-full"
              type="button"
              aria-disabled={isClearing}
              onClick={() => void clear()}
            >
              Clear this browser too
            </button>
          )}
          <Link className="btn btn-line" to="/">
            Start page
          </Link>
        </>
      }
    >
      <p>
        Name, email, password, plan and tokens are gone from our server. Your cases lie in this browser, where
        anyone who uses it can read them. You can go on without an account at any time.
      </p>
      <AlertLine message={message} />
    </LostPage>
  )
}
