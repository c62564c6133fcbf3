import type { LegalSection } from '../../parts/legal-page.tsx'
import { LegalTable } from '../../parts/legal-table.tsx'
import { AssistantHere } from './assistant-here.tsx'

export const others: readonly LegalSection[] = [
  {
    id: 'subprocessors',
    title: 'Who else sees anything',
    body: (
      <>
        <p>
          As CANDI comes, nobody: it needs no service of others to diagnose a car or to keep an account. The
          operator of this server may set up these, and then they get what the table says and no more:
        </p>
        <LegalTable
          head={['Service', 'What it gets', 'When']}
          rows={[
            [
              'Payment service',
              'What you type on its page, your email and the number of your account. We get back that you paid, and its reference; never your card',
              'When you buy a plan',
            ],
            ['Donation app', 'What you do there; from us nothing', 'When you follow the Donate button'],
            [
              'Mail provider',
              'Your email address and the mail: verification, password reset, notices about your account',
              'When we write to you',
            ],
            [
              'Language model',
              'The words of your conversation and what CANDI made of them, without name, email or account',
              'When you chat, if the operator chose a model of another company and you agreed',
            ],
            [
              'Public vehicle service',
              'The VIN alone, asked by our server, so that your address stays here',
              'When you have a VIN decoded',
            ],
            [
              'Your browser’s own dictation',
              'What you say while it listens: in Chrome Google, in Edge Microsoft, in Safari Apple. We get only the words that you send',
              'When you press Dictate, which says so before its first use',
            ],
            ['Hosting', 'Runs the machine that CANDI runs on', 'Always, if the operator rents it'],
          ]}
        />
        <AssistantHere />
        <p>
          Ask us which of them are set up here, and where they are. If one is in another country than you, we
          use the safeguards that the law asks for, such as standard contractual clauses.
        </p>
        <p>
          We do not sell personal information and do not share it for advertising across sites, in the sense
          of the CCPA or any other. Beyond the table we hand something out only if a law or a court compels
          us, and then tell you unless that is forbidden.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Accounts are for people of 16 and older, or younger with a parent’s agreement. If a child has made one
        without, tell us, and it will be deleted.
      </p>
    ),
  },
]
