import { SupportAddress } from '../../features/support/support-address.tsx'
import type { LegalSection } from '../../parts/legal-page.tsx'

export const disputes: readonly LegalSection[] = [
  {
    id: 'disputes',
    title: 'If we disagree',
    body: (
      <>
        <p>
          Write to us first. Most things are settled by one honest letter, and we answer within 30 days. If
          that fails, the law of the place where we are established applies and its courts decide. If you are
          a consumer, you keep the protection of the law where you live, and you may go to court there. There
          is no forced arbitration and no waiver of joint claims in these terms.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When these terms change in a way that matters to you, account holders get an email at least 30 days
        before, with what changes and why. Corrections that take nothing from you may come at once. The
        version and its date stand at the top. If you do not agree with a change, you can delete your account
        before it holds, and get back what you paid for the time after.
      </p>
    ),
  },
  {
    id: 'rest',
    title: 'The rest',
    body: (
      <p>
        If one sentence here does not hold, the others do. If we do not insist on something once, we may still
        do so later. We may hand the service to somebody who takes over these terms as they stand, and tell
        you 30 days before; you may not sell your account. These terms and the privacy notice are all that is
        agreed between us about CANDI.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <p>
        Write to <SupportAddress />. Every request is answered within 30 days, mostly sooner.
      </p>
    ),
  },
]
