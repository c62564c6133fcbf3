import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { verifyEmail } from '../../api/account-calls.ts'
import { reloadSession } from '../../api/account-session.ts'
import { useLater } from '../../features/account/use-later.ts'

const REDIRECT_MILLISECONDS = 1_500
type Step = 'checking' | 'verified' | 'dead' | 'unreached'

/** Hands in the token of a mailed link once, and goes on when it was good. */
export function useVerification(token: string, next: string) {
  const navigate = useNavigate()
  const later = useLater()
  const [step, setStep] = useState<Step>(token ? 'checking' : 'dead')
  const [failure, setFailure] = useState('')
  const isAsked = useRef(false)

  const ask = useCallback(async () => {
    setStep('checking')
    const result = await verifyEmail(token)
    if (result.ok) {
      setStep('verified')
      return later(() => void navigate(next, { replace: true }), REDIRECT_MILLISECONDS)
    }
    // A link that is used up may have worked at a try whose answer was lost, or in another window.
    if (result.code === 'link-invalid') await reloadSession()
    setFailure(result.message)
    setStep(result.code === 'link-invalid' || result.code === 'request-invalid' ? 'dead' : 'unreached')
  }, [token, next, later, navigate])

  useEffect(() => {
    if (!token || isAsked.current) return
    isAsked.current = true
    void ask()
  }, [token, ask])

  return { step, failure, again: () => void ask() }
}
