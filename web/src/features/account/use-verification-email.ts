import { useState } from 'react'
import { sendVerificationEmail } from '../../api/account-calls.ts'

const SENT = 'Verification email sent! Please check your inbox and spam folder.'
const TOO_MANY = 'Too many requests. Please wait a few minutes before trying again.'
const FAILED = 'Failed to send verification email. Please try again later.'

/** Asks for a new verification mail, and says what became of it. */
export function useVerificationEmail() {
  const [told, setTold] = useState('')
  const [isSending, setSending] = useState(false)
  async function send() {
    if (isSending) return
    setSending(true)
    const result = await sendVerificationEmail()
    setSending(false)
    if (result.ok) setTold(SENT)
    else setTold(result.code === 'too-many-requests' ? TOO_MANY : FAILED)
  }
  return { told, isSending, send: () => void send() }
}
