import { useState } from 'react'
import { Link } from 'react-router'
import { Comparison } from './comparison.tsx'
import { FairQuestions } from './fair-questions-section.tsx'
import { FounderCard } from './founder-card.tsx'
import { FreeCard } from './free-card.tsx'
import { type Billing, PlanSwitch } from './plan-switch.tsx'
import { title } from './plans-page.ts'
import { ProCard } from './pro-card.tsx'
import './plans.css'

export function PlansScreen() {
  const [billing, setBilling] = useState<Billing>('annual')
  return (
    <main id="main">
      <title>{title}</title>
      <section className="plans-head">
        <div className="wrap plans-head-in">
          <h1>
            Start free. <br className="wide" />
            Stay free if you like.
          </h1>
          <p className="lead">
            Whether your car is safe to drive is free for everyone, on every plan, even when your tokens run
            out.
          </p>
        </div>
      </section>
      <section className="wrap" aria-label="Plans">
        <FounderCard />
        <PlanSwitch billing={billing} onBilling={setBilling} />
        <div className="tiers">
          <FreeCard />
          <ProCard billing={billing} />
        </div>
      </section>
      <Comparison />
      <FairQuestions />
      <section className="give">
        <div className="wrap give-in">
          <h2>Not for you? You can still keep it running.</h2>
          <div className="btns">
            <Link className="btn btn-line" to="/donate">
              Donate
            </Link>
          </div>
        </div>
      </section>
    </main>
  )
}
