import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSession } from '../api/account-session.ts'
import { nameOf } from '../features/account/name-of.ts'
import { useSignOut } from '../features/account/sign-out.tsx'

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void }

/** The menu of small screens: a toggle, and below it every place the wide header leads to. */
export function MenuSheet({ isOpen, onToggle }: Props) {
  const session = useSession()
  const signOut = useSignOut()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onToggle(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen, onToggle])

  return (
    <div className="site-menu">
      <button
        className="site-menu-toggle"
        type="button"
        ref={toggle}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onClick={() => onToggle(!isOpen)}
      >
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 8h18M3 16h12'} />
        </svg>
      </button>
      <nav className="site-menu-sheet" id="site-menu" aria-label="Menu" hidden={!isOpen}>
        <Link to="/diagnose">Diagnose</Link>
        <Link to="/plans">Plans</Link>
        <Link to="/donate">Donate</Link>
        {session.status === 'signed-in' && (
          <>
            <Link to="/upload">Upload</Link>
            <Link to="/profile">Profile</Link>
            <div className="site-menu-account">
              <span className="site-menu-name">{nameOf(session.account)}</span>
              <button className="btn btn-line" type="button" onClick={signOut}>
                Sign Out
              </button>
            </div>
          </>
        )}
        {(session.status === 'signed-out' || session.status === 'unreachable') && (
          <div className="site-menu-account">
            <Link className="btn btn-line" to="/login">
              Login
            </Link>
            <Link className="btn btn-full" to="/register">
              Sign Up
            </Link>
          </div>
        )}
      </nav>
    </div>
  )
}
