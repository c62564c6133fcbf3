import { LIMITS, PLANS } from '@candi/contracts'
import type { LegalSection } from '../../parts/legal-page.tsx'
import { LegalTable } from '../../parts/legal-table.tsx'

const { free, periodHours } = PLANS.tokens

export const accounts: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'What an account keeps',
    body: (
      <>
        <p>All of it, and nothing else:</p>
        <LegalTable
          head={['What', 'Why', 'How long']}
          rows={[
            [
              'Name, email address, whether it is verified',
              'To greet you, to reach you, to get you back in',
              'Until you delete the account',
            ],
            [
              'Password',
              'To know that it is you; kept as a one-way hash that nobody can read back',
              'Until you change it or delete the account',
            ],
            [
              'Sessions: when they began and end, which browser',
              'To keep you signed in and to let you see where. No network address is kept',
              '30 days after your last visit, or until you sign out',
            ],
            [
              'Plan, and how it came about',
              'To open what you paid for: a grant by payment or by an administrator, with its reference',
              'Until you delete the account',
            ],
            [
              'Tokens used in the running period',
              `To hold the limit of ${free.toLocaleString('en-US')} tokens every ${periodHours} hours of a Free account. A number; never the words`,
              'Until the period ends, also when you delete the account. It is counted under a scrambled form of your address, made with a secret, from which nobody can read the address',
            ],
            [
              'Founder wall: whether your name may stand there',
              'Only founders who say so are named, with the day they became one',
              'Until you take it back',
            ],
            [
              'Audit entries: what was done to an account, when, by whom',
              'So that a change of plan or a closed account can be explained',
              'They stay, and after a deletion hold only a bare number',
            ],
          ]}
        />
        <p>
          Why we may: the contract with you (GDPR Art. 6(1)(b)), for audit entries our legitimate interest in
          an honest record (Art. 6(1)(f)), for payments the law that asks us to keep books (Art. 6(1)(c)).
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <>
        <p>
          Too many failed tries close the door: {LIMITS.authTries} in {LIMITS.authTriesMinutes} minutes,
          counted by account and by network address. Both are scrambled with a secret before they are counted,
          and the count loses its use with the {LIMITS.authTriesMinutes} minutes.
        </p>
        <p>
          The session cookie cannot be read by scripts, pages load nothing from other servers, and logs hold
          neither content nor addresses nor passwords. No protection is perfect: should your data be exposed
          in a way that endangers you, we tell you and the authorities as the law asks, within 72 hours where
          it applies.
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Logs and counts',
    body: (
      <p>
        The server notes that it started, that something failed, and how long answers took; and it counts how
        many turns a day it answered. Counts name nobody. Whoever runs the machines or a proxy in front of
        CANDI may keep connection logs of their own for security; those are usually deleted within days.
      </p>
    ),
  },
]
