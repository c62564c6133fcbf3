import { paymentLinkFor } from '@candi/contracts'
import { useSession } from '../../api/account-session.ts'
import { useSettings } from '../../api/settings.ts'
import { useFounderPurchase } from './use-founder-purchase.ts'

const LABEL = 'Become a Founder'

/** Signed in: to the payment page in a new tab. Signed out: to the login, and the wish is kept. */
export function FounderButton() {
  const session = useSession()
  const url = useSettings()?.founderPaymentUrl
  const { problem, become } = useFounderPurchase()

  if (session.status === 'signed-in' && url === null)
    return (
      <>
        <button
          className="btn btn-band"
          type="button"
          aria-disabled="true"
          aria-describedby="founder-buy-note"
        >
          {LABEL}
        </button>
        <p className="fine" id="founder-buy-note">
          Payment is not set up on this server.
        </p>
      </>
    )
  if (session.status === 'signed-in' && url)
    return (
      <>
        <a
          className="btn btn-band"
          href={paymentLinkFor(url, session.account.uid, session.account.email)}
          target="_blank"
          rel="noopener"
          aria-describedby="founder-buy-note"
        >
          {LABEL}
        </a>
        <p className="fine" id="founder-buy-note">
          Our payment page opens in a new tab. This page tells you as soon as the payment arrives.
        </p>
      </>
    )
  return (
    <>
      <button className="btn btn-band" type="button" aria-describedby="founder-buy-note" onClick={become}>
        {LABEL}
      </button>
      <p className="fine" id="founder-buy-note">
        {problem ||
          (url === null
            ? 'You sign in first. Payment is not set up on this server yet.'
            : 'You sign in first. Then our payment page opens in a new tab.')}
      </p>
    </>
  )
}
