import { PLANS } from '@candi/contracts'
import { Link } from 'react-router'
import type { LegalSection } from '../../parts/legal-page.tsx'

const { tokens, price } = PLANS
const count = (number: number) => number.toLocaleString('en-US')

export const plansAndMoney: readonly LegalSection[] = [
  {
    id: 'plans',
    title: 'Plans and tokens',
    body: (
      <>
        <p>
          A token is a piece of a word. What you type and the prose that answers it is counted; tapped
          answers, the case sheet and old messages are not.
        </p>
        <ul>
          <li>
            Without an account: text chat with {count(tokens.guest)} tokens every {tokens.periodHours} hours.
          </li>
          <li>
            Free: text chat with {count(tokens.free)} tokens every {tokens.periodHours} hours.
          </li>
          <li>
            Pro: unlimited tokens, enhanced diagnostics with photos and sound, and answers that name their
            sources.
          </li>
          <li>Founder: everything that Pro has, a badge, and, if you like, your name on the founder wall.</li>
        </ul>
        <p>
          Whether you can drive, and what to do right now, is told to everyone on every plan, also when tokens
          are spent. “Unlimited” means without a counter; it does not cover automated use that takes the
          service away from others.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    body: (
      <>
        <p>
          Prices stand on the <Link to="/plans">plans page</Link>, in US dollars, with what they hold. Pro is
          ${price.proMonthly} a month, or ${price.proMonthlyBilledAnnually} a month billed annually at $
          {price.proAnnually}, once it is on sale here. The Founder’s Lifetime Deal is ${price.founderOnce}{' '}
          once. Taxes are added where the law asks for it, and shown before you pay.
        </p>
        <p>
          You pay on the page of a payment service, which has terms of its own. Your plan begins when its
          signed confirmation reaches us, usually within seconds. We never see your card.
        </p>
        <h3>Price changes</h3>
        <p>
          We tell you of a price change by email at least 30 days before it takes effect. It holds from your
          next billing period on, never for a period already paid and never for a Founder. If you do not want
          the new price, end the plan before then.
        </p>
      </>
    ),
  },
  {
    id: 'ending-a-plan',
    title: 'Ending a plan, refunds',
    body: (
      <>
        <p>
          Pro renews by itself until you end it. You can end it at any time at the payment service or by
          writing to us; it then runs to the end of the period you paid for.
        </p>
        <p>
          If you are not happy with a purchase, write to us within 14 days and you get your money back, and
          more if the law where you live gives you more. A refund, a charge taken back through your bank, or
          the end of a subscription ends what was bought with it; your account goes on as Free.
        </p>
        <p>
          “Lifetime” in the Founder’s Lifetime Deal means the life of CANDI at this address: as long as we run
          it, you have all of it, with no further payment. It does not promise a number of years.
        </p>
      </>
    ),
  },
  {
    id: 'donations',
    title: 'Donations',
    body: (
      <p>
        <Link to="/donate">Donations</Link> are gifts, made through a payment app that is not ours. They
        unlock nothing, buy no influence on answers, and are not tax-deductible unless we tell you so in
        writing. If you sent one by mistake, write to us.
      </p>
    ),
  },
]
