import { LegalPage } from '../../parts/legal-page.tsx'
import { accounts } from './accounts.tsx'
import { browserStorage } from './browser-storage.tsx'
import { diagnoses } from './diagnoses.tsx'
import { others } from './others.tsx'
import { title } from './privacy-page.ts'
import { rights } from './rights.tsx'

const SECTIONS = [...diagnoses, ...accounts, ...browserStorage, ...others, ...rights]

const IN_SHORT = [
  ['What happens to my diagnosis?', 'It is read, answered and forgotten. It is never stored on our server.'],
  ['Where is my history?', 'In your own browser. Only you can see it, and only you can delete it.'],
  [
    'What does an account keep?',
    'Name, email, a scrambled password, your plan, and how many tokens you used.',
  ],
  ['Do you sell data?', 'No. No advertising, no data brokers, no profiles.'],
  ['Who else gets something?', 'By default nobody. Payment, mail and a language model only where set up.'],
  ['How do I get out?', 'Export and deletion are on your profile. Other requests: answered within 30 days.'],
] as const

export function PrivacyScreen() {
  return (
    <>
      <title>{title}</title>
      <LegalPage
        title="Privacy"
        lead="What CANDI learns about you, why, for how long, who else sees it, and what you can do about it. The shortest way to keep a secret is not to know it, so we know little."
        version="1.0"
        since="2026-11-20"
        inShort={IN_SHORT}
        sections={SECTIONS}
      />
    </>
  )
}
