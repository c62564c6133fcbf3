import { Link } from 'react-router'
import { useMembership } from '../../api/membership-watch.ts'
import { useUsage } from '../../api/usage.ts'
import { TokenMeter } from '../../features/usage/token-meter.tsx'
import { TickList } from '../../parts/tick-list.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { FounderThanks } from './founder-thanks.tsx'
import { PLAN_FEATURES } from './plan-features.ts'

/** The plan, what it holds and what is left of it. A membership that cannot be read is taken for Free. */
export function MembershipCard() {
  const { membership, tier, status } = useMembership()
  const usage = useUsage()
  if (status === 'unknown')
    return (
      <section className="plan-card" aria-label="Your plan">
        <Waiting short="Opening your plan" long="Fetching your plan over a slow connection" />
      </section>
    )
  const { name, features } = PLAN_FEATURES[tier]
  return (
    <section className="plan-card" aria-labelledby="h-plan">
      <div>
        <p className="plan-label">Your plan</p>
        <h2 id="h-plan">{name}</h2>
        <TickList>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </TickList>
      </div>
      <div className="plan-use">
        <TokenMeter usage={usage} />
        <div className="btns">
          <Link className="btn btn-full" to="/diagnose">
            Diagnose
          </Link>
          {tier === 'free' && (
            <Link className="btn btn-line" to="/plans">
              Upgrade to Pro
            </Link>
          )}
        </div>
      </div>
      {tier === 'founder' && <FounderThanks isOnWall={membership.onFounderWall} />}
    </section>
  )
}
