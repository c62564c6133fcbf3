import { useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { DropMenu } from '../../parts/drop-menu.tsx'
import { Icon } from '../../parts/icon.tsx'
import { installOffer } from '../../parts/install-offer.ts'
import { nameOf } from './name-of.ts'
import { UserPlaces } from './user-places.tsx'

/**
 * The account as one icon, for a header without room. It only opens its menu: whoever presses it is in the middle of a
 * case and must not be carried off to the profile.
 */
export function AccountIcon() {
  const { status, account } = useSession()
  const [install, setInstall] = useState<() => void>()
  const place = (to: string, word: string, onClick: () => void) => (
    <li>
      <Link to={to} onClick={onClick}>
        {word}
      </Link>
    </li>
  )
  return (
    <DropMenu
      className="icon-btn"
      button={<Icon name="person" />}
      onPress={() => {
        setInstall(installOffer)
        return false
      }}
      label={account ? `Account of ${nameOf(account)}` : 'Account and pages'}
    >
      {(close) => (
        <>
          {account && <li className="drop-name">{nameOf(account)}</li>}
          {account && <UserPlaces onGo={close} />}
          {!account && status !== 'unknown' && (
            <>
              {place('/login', 'Login', close)}
              {place('/register', 'Sign Up', close)}
            </>
          )}
          <li className="drop-rule">
            <Link to="/plans" onClick={close}>
              Plans
            </Link>
          </li>
          {place('/donate', 'Donate', close)}
          {place('/privacy', 'Privacy', close)}
          {place('/terms', 'Terms', close)}
          {install && (
            <li className="drop-rule">
              <button
                type="button"
                onClick={() => {
                  close()
                  install()
                }}
              >
                Install as an app
              </button>
            </li>
          )}
        </>
      )}
    </DropMenu>
  )
}
