import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loadSession, useSession } from '../../api/account-session.ts'
import { NETWORK_TEXT } from '../../api/call-api.ts'
import { rememberLocation } from './remembered-location.ts'

/** Shows its screen to signed-in visitors; others go to /login, and come back here after it. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const { status } = session
  const { pathname, search, hash } = useLocation()
  const from = pathname + search + hash
  const wasShown = useRef(false)
  useEffect(() => {
    if (status === 'signed-in') wasShown.current = true
  }, [status])
  // The start page may still be on its way when the session ends: this screen is being left, nobody waits to come back.
  const isBeingLeft = status === 'signed-out' && session.hasLeft === true && wasShown.current
  useEffect(() => {
    if (status === 'signed-out' && !isBeingLeft) rememberLocation(from)
  }, [status, isBeingLeft, from])

  if (status === 'signed-in') return children
  if (isBeingLeft) return null
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
