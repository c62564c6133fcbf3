import { PLANS } from '@candi/contracts'
import { Link } from 'react-router'
import { SupportAddress } from '../../features/support/support-address.tsx'
import type { LegalSection } from '../../parts/legal-page.tsx'

const { periodHours } = PLANS.tokens

export const rights: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Wherever you live, you have all of these; laws such as the GDPR and the CCPA give them names. Using
          one costs nothing and never gets you worse service.
        </p>
        <ul>
          <li>
            <b>To know</b> what we hold. Your <Link to="/profile">profile</Link> exports all of it as a file
            (JSON), at any time.
          </li>
          <li>
            <b>To take it with you.</b> The same file is made to be read by other programs.
          </li>
          <li>
            <b>To correct it.</b> Your name changes on your profile; for another email address, write to us.
          </li>
          <li>
            <b>To delete it.</b> On your profile, at once.
          </li>
          <li>
            <b>To object or to have use paused,</b> where we rely on our own interest, as we do for guest
            counts and audit entries.
          </li>
          <li>
            <b>To withdraw consent</b> that you gave, for the time after. For the cookie choice, clear this
            site’s data in your browser and choose again.
          </li>
          <li>
            <b>To complain</b> to the data protection authority where you live, or in California to the
            Privacy Protection Agency. We would be glad to hear from you first.
          </li>
        </ul>
        <p>
          Somebody you name may ask for you. We check that a request comes from the right person by a mail to
          the address of the account. Every request is answered within 30 days.
        </p>
        <p>No decision with legal effect for you is made by CANDI on its own.</p>
      </>
    ),
  },
  {
    id: 'deletion',
    title: 'What deleting an account does',
    body: (
      <>
        <p>
          Removed at once: name, email, password, sessions, plan, grants, your name on the founder wall, open
          links in mails we sent, and every recording you contributed, approved or not.
        </p>
        <p>
          What stays: audit entries with a bare number in place of you, what a payment service keeps by law,
          and until the running {periodHours} hours end how many tokens were used, under a scrambled form of
          the address, so that deleting is no way to new ones. Copies in the operator’s backups go when those
          are overwritten. Cases in your browser stay until you clear them, since they were never ours. A
          running Pro subscription is not ended by deleting the account: end it first, at the payment service.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    body: (
      <p>
        The version and its date stand at the top. If a change matters to you, account holders get an email at
        least 30 days before it holds. What was collected under an earlier version is not used more widely
        under a later one without asking you.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: (
      <p>
        Write to <SupportAddress />. We answer within 30 days.
      </p>
    ),
  },
]
