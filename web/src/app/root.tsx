import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { watchSession } from '../api/account-session.ts'
import { SignOutProvider } from '../features/account/sign-out.tsx'
import { clearDevice } from './clear-device.ts'
import { SecurityWatch } from './security-watch.tsx'
import { useScrollPlace } from './use-scroll-place.ts'

/** Around every route: who is signed in, and how they sign out. */
export function Root() {
  useEffect(() => watchSession(), [])
  // For what was sent before the page answered: see index.html.
  useEffect(() => void dispatchEvent(new Event('candi:alive')), [])
  useScrollPlace()
  return (
    <SignOutProvider clearDevice={clearDevice}>
      <Outlet />
      <SecurityWatch />
    </SignOutProvider>
  )
}
