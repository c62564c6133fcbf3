import type { Account } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { initials, NAMELESS } from './initials.ts'

export function ProfileHead({ account, isFounder }: { account: Account; isFounder: boolean }) {
  return (
    <header className="profile-head">
      <span className="avatar" aria-hidden="true">
        {initials(account.displayName)}
      </span>
      <div>
        <h1>{account.displayName || NAMELESS}</h1>
        <p className="profile-email">{account.email}</p>
        <ul className="profile-badges">
          <li className={account.emailVerified ? 'pill' : 'pill pill-open'}>
            {account.emailVerified && <Icon name="check" className="tiny" />}
            {account.emailVerified ? 'Verified' : 'Not verified'}
          </li>
          {isFounder && <li className="pill pill-founder">Founder</li>}
        </ul>
      </div>
    </header>
  )
}
