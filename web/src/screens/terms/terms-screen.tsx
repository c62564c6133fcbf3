import { PLANS } from '@candi/contracts'
import { LegalPage } from '../../parts/legal-page.tsx'
import { disputes } from './disputes.tsx'
import { liability } from './liability.tsx'
import { plansAndMoney } from './plans-and-money.tsx'
import { title } from './terms-page.ts'
import { theService } from './the-service.tsx'
import { yourPart } from './your-part.tsx'

const SECTIONS = [...theService, ...yourPart, ...plansAndMoney, ...liability, ...disputes]
const { free, periodHours } = PLANS.tokens

const IN_SHORT = [
  ['What is CANDI?', 'Advice from a program about likely causes. No inspection, no repair, no guarantee.'],
  ['Who decides to drive?', 'You do. If you are not sure that your car is safe, do not drive it.'],
  [
    'What does it cost?',
    `Nothing, with ${free.toLocaleString('en-US')} tokens every ${periodHours} hours. Paid plans are a choice.`,
  ],
  ['Can prices change?', 'Yes, with 30 days notice, and never for what you already paid.'],
  ['What do you answer for?', 'At most what you paid us in the last 12 months; $0 for free users.'],
  ['Can I leave?', 'At any time, on your profile, without a reason.'],
] as const

export function TermsScreen() {
  return (
    <>
      <title>{title}</title>
      <LegalPage
        title="Terms"
        lead="What you can expect of CANDI, what CANDI expects of you, and what happens when something goes wrong. In plain words, because you should be able to read what you agree to."
        version="1.0"
        since="2026-11-20"
        inShort={IN_SHORT}
        sections={SECTIONS}
      />
    </>
  )
}
