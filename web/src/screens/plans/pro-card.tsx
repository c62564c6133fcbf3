import { PLANS } from '@candi/contracts'
import { useSession } from '../../api/account-session.ts'
import { useMembership } from '../../api/membership-watch.ts'
import { TickList } from '../../parts/tick-list.tsx'
import { OwnPlan } from './own-plan.tsx'
import type { Billing } from './plan-switch.tsx'
import { price } from './price-words.ts'
import { ProPurchase } from './pro-purchase.tsx'

const { proMonthly, proMonthlyBilledAnnually, proAnnually, annualSavesPercent, annualSaves } = PLANS.price
const { least, most } = PLANS.audioAnalysisSeconds

export function ProCard({ billing }: { billing: Billing }) {
  const isSignedIn = useSession().status === 'signed-in'
  const { tier } = useMembership()
  const isAnnual = billing === 'annual'
  return (
    <article className="tier" aria-labelledby="h-pro">
      <h3 id="h-pro">
        Pro
        {isSignedIn && tier === 'pro' && <OwnPlan />}
      </h3>
      <div aria-live="polite">
        <p className="price">
          <b>{price(isAnnual ? proMonthlyBilledAnnually : proMonthly)}</b> per month
        </p>
        <p className="price-note">
          {isAnnual
            ? `Billed annually at ${price(proAnnually)}. Save ${annualSavesPercent}%, save ${price(annualSaves)}.`
            : `Billed monthly. A year at once is ${price(proAnnually)} and saves ${price(annualSaves)}.`}
        </p>
      </div>
      <TickList>
        <li>Everything in Free</li>
        <li>Unlimited AI tokens</li>
        <li>
          Sound analysis in{' '}
          <span className="whole">
            {least} - {most} seconds
          </span>
        </li>
        <li>Photo analysis: dashboard, tires, leaks, engine bay</li>
        <li>Answers that name their sources</li>
      </TickList>
      <ProPurchase billing={billing} tier={tier} />
    </article>
  )
}
