import { useVerificationEmail } from './use-verification-email.ts'
import './verification-bar.css'

/** Asks to verify, sends the mail again and tells how that went. */
export function VerificationBar() {
  const { told, isSending, send } = useVerificationEmail()
  return (
    <section className="verify-banner" aria-label="Email verification">
      <div className="verify-banner-in">
        <p>Please verify your email to use all features.</p>
        <button className="verify-send" type="button" aria-disabled={isSending} onClick={send}>
          {isSending ? 'Sending...' : 'Resend verification email'}
        </button>
        <p className="verify-told" role="status">
          {told}
        </p>
      </div>
    </section>
  )
}
