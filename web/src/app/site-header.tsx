import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useSession } from '../api/account-session.ts'
import { AccountCorner } from '../features/account/account-corner.tsx'
import { Wordmark } from '../parts/wordmark.tsx'
import { MenuSheet } from './menu-sheet.tsx'

/** The top bar of every page but Diagnose, which has its own. */
export function SiteHeader() {
  const { status } = useSession()
  const { key } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the menu
  useEffect(() => setMenuOpen(false), [key])
  return (
    <header className="site-top">
      <div className="wrap site-top-in">
        <Link className="brand" to="/" aria-label="CANDI, home">
          <Wordmark />
        </Link>
        <nav className="site-nav" aria-label="Main">
          <NavLink to="/plans">Plans</NavLink>
          <NavLink to="/donate">Donate</NavLink>
          <NavLink to="/diagnose">Diagnose</NavLink>
          {status === 'signed-in' && <NavLink to="/upload">Upload</NavLink>}
        </nav>
        <div className="site-account">
          <AccountCorner />
        </div>
        <Link className="nav-link only-phone" to="/diagnose">
          Diagnose
        </Link>
        <MenuSheet isOpen={isMenuOpen} onToggle={setMenuOpen} />
      </div>
    </header>
  )
}
