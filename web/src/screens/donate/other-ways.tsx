import { PLANS } from '@candi/contracts'
import { Link } from 'react-router'

/** For those who would rather get something, or give something other than money. */
export function OtherWays() {
  return (
    <section className="wrap" aria-labelledby="h-ways">
      <div className="ways">
        <h2 id="h-ways">Other ways to help</h2>
        <dl>
          <div>
            <dt>
              <Link to="/plans#founder">Become a Founder</Link>
            </dt>
            <dd>
              ${PLANS.price.founderOnce} once, and everything CANDI can do is yours for as long as it runs.
            </dd>
          </div>
          <div>
            <dt>
              <Link to="/diagnose">Use it, and tell it the truth</Link>
            </dt>
            <dd>When your car is fixed, tell the people you know what it turned out to be. Word travels.</dd>
          </div>
        </dl>
        <p className="fine ways-note">
          A donation is a gift to the people who run this server. It is no purchase and no investment, and it
          is not tax-deductible unless they tell you so in writing.
        </p>
      </div>
    </section>
  )
}
