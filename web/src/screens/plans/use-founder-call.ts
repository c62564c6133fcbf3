import { type RefObject, useEffect, useState } from 'react'
import { useSession } from '../../api/account-session.ts'
import { clearPendingFounder, hasPendingFounder } from '../../features/account/pending-founder.ts'

const HIGHLIGHT_MILLISECONDS = 2_000

/**
 * After a login that began at the founder button: brings the card into view, gives it the focus and tells for two
 * seconds that it is meant.
 */
export function useFounderCall(card: RefObject<HTMLElement | null>): boolean {
  const { status } = useSession()
  const [isCalled, setCalled] = useState(false)

  useEffect(() => {
    if (status !== 'signed-in' || !hasPendingFounder()) return
    clearPendingFounder()
    setCalled(true)
  }, [status])

  useEffect(() => {
    if (!isCalled) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    card.current?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
    card.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => setCalled(false), HIGHLIGHT_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isCalled, card])

  return isCalled
}
