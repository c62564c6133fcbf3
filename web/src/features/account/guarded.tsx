import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadSession, useSession } from '../../api/account-session.ts'
import { NETWORK_TEXT } from '../../api/call-api.ts'
import { rememberLocation } from './remembered-location.ts'

/** Shows its screen to signed-in visitors; others go to /login, and come back here after it. */
export function Guarded({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  useEffect(() => {
    if (status === 'signed-out') rememberLocation(from)
  }, [status, from])

  if (status === 'signed-in') return children
  if (status === 'signed-out') return <Navigate to="/login" replace state={{ from }} />
  if (status === 'unknown') return null
  return (
    <main className="centered" id="main" role="alert">
      <h1>{NETWORK_TEXT}</h1>
      <p>This page needs to know who you are. Nothing was lost; we also try again by ourselves.</p>
      <button className="btn primary" type="button" onClick={() => void loadSession()}>
        Try again
      </button>
    </main>
  )
}
