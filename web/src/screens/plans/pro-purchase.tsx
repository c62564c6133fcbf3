import { paymentLinkFor, type Tier } from '@candi/contracts'
import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { useSettings } from '../../api/settings.ts'
import type { Billing } from './plan-switch.tsx'

type Props = { billing: Billing; tier: Tier }

/** The foot of the Pro card: nothing to buy until an operator configured a payment link. */
export function ProPurchase({ billing, tier }: Props) {
  const session = useSession()
  const urls = useSettings()?.proPaymentUrls
  const url = urls?.[billing] ?? null

  if (tier === 'founder') return <p className="fine">You have all of Pro, for life.</p>
  if (tier === 'pro') return <p className="fine">Photos and sound are open to you. Thank you.</p>
  if (url === null)
    return (
      <>
        <button className="btn btn-line" type="button" aria-disabled="true">
          Pro subscriptions coming soon!
        </button>
        <p className="fine">
          Need it now? The <a href="#founder">Founder deal</a> has all of Pro today.
        </p>
      </>
    )
  if (session.status !== 'signed-in')
    return (
      <>
        <Link className="btn btn-line" to="/login" state={{ from: '/plans' }}>
          Get Pro
        </Link>
        <p className="fine">You sign in first. Then our payment page opens in a new tab.</p>
      </>
    )
  return (
    <>
      <a
        className="btn btn-line"
        href={paymentLinkFor(url, session.account.uid, session.account.email)}
        target="_blank"
        rel="noopener"
      >
        Get Pro
      </a>
      <p className="fine">Our payment page opens in a new tab. You can end it there at any time.</p>
    </>
  )
}
