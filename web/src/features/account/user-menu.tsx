import type { Account } from '@candi/contracts'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { DropMenu } from '../../parts/drop-menu.tsx'
import { Icon } from '../../parts/icon.tsx'
import { nameOf } from './name-of.ts'
import { UserPlaces } from './user-places.tsx'
import './user-menu.css'

/** The first click goes to the profile and leaves the menu open; further clicks toggle it. */
export function UserMenu({ account }: { account: Account }) {
  const navigate = useNavigate()
  const wasPressed = useRef(false)
  function onPress() {
    if (wasPressed.current) return false
    wasPressed.current = true
    void navigate('/profile')
    return true
  }
  const button = (
    <>
      <span className="user-name">{nameOf(account)}</span>
      <Icon name="down" className="tiny" />
    </>
  )
  return (
    <DropMenu className="user-button" button={button} onPress={onPress}>
      {(close) => <UserPlaces onGo={close} />}
    </DropMenu>
  )
}
