import { paymentLinkFor } from '@candi/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { currentSession, loadSession } from '../../api/account-session.ts'
import { NETWORK_TEXT } from '../../api/call-api.ts'
import { currentSettings, loadSettings } from '../../api/settings.ts'
import { setPendingFounder } from '../../features/account/pending-founder.ts'

/**
 * What the founder button does before the page knows who presses it: it asks, then opens the payment page, or keeps the
 * wish and goes to the login.
 */
export function useFounderPurchase() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')

  async function become() {
    setProblem('')
    if (currentSession().status === 'unknown' || currentSession().status === 'unreachable')
      await loadSession()
    const session = currentSession()
    if (session.status === 'signed-out') {
      setPendingFounder()
      return navigate('/login')
    }
    if (session.status !== 'signed-in') return setProblem(NETWORK_TEXT)
    await loadSettings()
    const url = currentSettings()?.founderPaymentUrl
    if (url === undefined) return setProblem(NETWORK_TEXT)
    // Null shows as a disabled button by now.
    if (url)
      window.open(paymentLinkFor(url, session.account.uid, session.account.email), '_blank', 'noopener')
  }
  return { problem, become: () => void become() }
}
