import { PLANS } from '@candi/contracts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useMembership } from '../../api/membership-watch.ts'
import { CalmWave } from '../../parts/calm-wave.tsx'
import { FounderButton } from './founder-button.tsx'
import { price } from './price-words.ts'
import { useFounderCall } from './use-founder-call.ts'
import '../../parts/band.css'
import { TickList } from '../../parts/tick-list.tsx'

export function FounderCard() {
  const card = useRef<HTMLElement>(null)
  const isCalled = useFounderCall(card)
  const { tier } = useMembership()
  return (
    <article
      className={isCalled ? 'band founder is-called' : 'band founder'}
      id="founder"
      ref={card}
      tabIndex={-1}
      aria-labelledby="h-founder"
    >
      <CalmWave />
      <div className="founder-what">
        <h2 id="h-founder">Founder's Lifetime Deal</h2>
        <p>
          Pay once and use everything, for as long as CANDI runs. Your fifty dollars helps pay for the
          servers.
        </p>
        <TickList>
          <li>All of Pro; photos and sound as they open</li>
          <li>Unlimited AI tokens</li>
          <li>A founder badge on your profile</li>
          <li>Your name on the founder wall</li>
        </TickList>
      </div>
      <div className="founder-buy" aria-live="polite">
        {tier === 'founder' ? (
          <>
            <p className="founder-thanks">You are a Founder. Thank you.</p>
            <Link className="btn btn-band" to="/founders">
              See the founder wall
            </Link>
            <p className="fine">Whether your name stands there is your choice, on your profile.</p>
          </>
        ) : (
          <>
            <p className="price">
              <b>{price(PLANS.price.founderOnce)}</b> one-time
            </p>
            <FounderButton />
          </>
        )}
      </div>
    </article>
  )
}
