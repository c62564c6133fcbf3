import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { forgetLocation, locationAfterLogin } from './remembered-location.ts'
import { useLater } from './use-later.ts'

/**
 * The way out of login and registration. Whoever is signed in already when they arrive goes on at once (`leaveTo`);
 * whoever enters here goes on after the screen has said so.
 */
export function useEntry(to?: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const session = useSession()
  const later = useLater()
  const [isEntering, setEntering] = useState(false)
  // Read once: entering clears the kept address, and the screen must not change its mind.
  const [destination] = useState(() => to ?? locationAfterLogin(state))
  const enterAfter = (milliseconds: number) =>
    later(() => {
      forgetLocation()
      void navigate(destination, { replace: true })
    }, milliseconds)
  const leaveTo = session.status === 'signed-in' && !isEntering ? destination : undefined
  return { leaveTo, setEntering, enterAfter }
}
