import { PLANS } from '@candi/contracts'
import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { useMembership } from '../../api/membership-watch.ts'
import { TickList } from '../../parts/tick-list.tsx'
import { OwnPlan } from './own-plan.tsx'
import { count } from './price-words.ts'

const { free, periodHours } = PLANS.tokens

export function FreeCard() {
  const isSignedIn = useSession().status === 'signed-in'
  const { tier, status } = useMembership()
  return (
    <article className="tier" aria-labelledby="h-free">
      <h3 id="h-free">
        Free
        {isSignedIn && status !== 'unknown' && tier === 'free' && <OwnPlan />}
      </h3>
      <div>
        <p className="price">
          <b>$0</b>
        </p>
        <p className="price-note">No card, no trial clock.</p>
      </div>
      <TickList>
        <li>Text chat about any problem</li>
        <li>
          {count(free)} AI tokens every {periodHours} hours
        </li>
        <li>“Can I drive it?” on every answer</li>
        <li>Warning lamp chart and VIN scan (coming soon)</li>
        <li>One clean page for your mechanic</li>
      </TickList>
      {isSignedIn ? (
        <Link className="btn btn-full" to="/diagnose">
          Diagnose
        </Link>
      ) : (
        <Link className="btn btn-full" to="/register">
          Get Started Free
        </Link>
      )}
      {isSignedIn ? (
        <p className="fine">What is left of your tokens stands on your profile.</p>
      ) : (
        <p className="fine">
          Just looking? <Link to="/diagnose">Try it</Link> without an account.
        </p>
      )}
    </article>
  )
}
