import type { AdminUser, AdminUsers } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { TIER_WORDS } from './action-words.ts'

const day = (instant: string) => instant.slice(0, 10)

function stateOf({ disabledAt, emailVerified, role }: AdminUser): string[] {
  return [
    ...(role === 'admin' ? ['administrator'] : []),
    ...(disabledAt === null ? [] : ['disabled']),
    ...(emailVerified ? [] : ['not verified']),
  ]
}

type Props = { users: AdminUsers['users']; onChange: (user: AdminUser) => void }

/** A table whose last columns move below the address on a phone. */
export function AccountList({ users, onChange }: Props) {
  return (
    <table className="admin-table">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Tier</th>
          <th scope="col" className="admin-wide">
            State
          </th>
          <th scope="col" className="admin-wide">
            Since
          </th>
          <th scope="col">
            <span className="sr">What to do</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.uid}>
            <th scope="row">
              <b dir="auto">{user.displayName}</b>
              <span>{user.email}</span>
              <span className="admin-narrow">
                {[...stateOf(user), `since ${day(user.createdAt)}`].join(', ')}
              </span>
            </th>
            <td>{TIER_WORDS[user.tier]}</td>
            <td className="admin-wide">{stateOf(user).join(', ')}</td>
            <td className="admin-wide num">{day(user.createdAt)}</td>
            <td>
              <button
                className="btn btn-line btn-small"
                type="button"
                aria-label={`Change ${user.email}`}
                onClick={() => onChange(user)}
              >
                <Icon name="pen" className="small" />
                <span className="admin-wide">Change</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
