import { PLANS } from '@candi/contracts'
import { Link } from 'react-router'
import type { LegalSection } from '../../parts/legal-page.tsx'

export const theService: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Who agrees with whom',
    body: (
      <>
        <p>
          CANDI is a program that anyone may run. These terms hold between you and the person or organization
          that runs it at the address in your browser. “We” means them; “CANDI” means the service at this
          address, with its website, its accounts and its answers.
        </p>
        <p>
          You agree to these terms when you create an account or pay for a plan. Without an account they hold
          as far as you use CANDI. If you do not agree, please do not use it.
        </p>
        <p>
          How we treat what we learn about you stands in the <Link to="/privacy">privacy notice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'what-it-is',
    title: 'What CANDI is',
    body: (
      <>
        <p>
          You describe what your car does, in words, and on some plans with photos and sound. CANDI compares
          that with what it knows about cars and says what is likely wrong, how urgent it is, what to check
          first and what it may cost. It knows {PLANS.diagnosticCategories} kinds of trouble, and it says so
          when yours is probably none of them.
        </p>
        <p>
          Odds such as “7 of 10 such cars” are estimates. Costs are ranges in US dollars and no offer.
          Accuracy figures on our pages are goals where they are called goals, and measurements where they are
          called measurements.
        </p>
      </>
    ),
  },
  {
    id: 'what-it-is-not',
    title: 'What CANDI is not',
    body: (
      <>
        <p>
          CANDI has never seen your car. It is not an inspection, not a repair instruction for safety systems,
          not an expert’s report for a court or an insurer, and no substitute for a mechanic who has the car
          in front of them. It can be wrong, also when it sounds sure.
        </p>
        <p>
          CANDI is not an emergency service. If somebody is hurt, if there is fire or smoke, or if you stand
          in a dangerous place, get people away from the car and call the emergency number of the country you
          are in.
        </p>
      </>
    ),
  },
  {
    id: 'on-the-road',
    title: 'Your decisions on the road',
    body: (
      <>
        <p>
          You decide whether to drive, what to open, what to touch and what to have repaired. “You can drive”
          means that what you told us gives no reason against it; it does not mean that the car is sound.
        </p>
        <ul>
          <li>Do not use CANDI while you are driving.</li>
          <li>
            Before a check, park on level ground, set the brake, stop the engine unless the check needs it,
            and keep hands, hair and clothes away from what is hot or turning.
          </li>
          <li>
            Leave high-voltage parts, airbags, fuel lines and springs under load to people trained for them.
          </li>
          <li>Have brakes, steering and tires confirmed by a professional before you rely on them again.</li>
        </ul>
      </>
    ),
  },
]
