import { Link } from 'react-router'
import { useSettings } from '../api/settings.ts'
import { ThemeSwitch } from '../parts/theme-switch.tsx'
import { Wordmark } from '../parts/wordmark.tsx'

export function SiteFooter() {
  return (
    <footer className="site-foot">
      <div className="wrap site-foot-in">
        <div className="site-foot-brand">
          <Wordmark />
          <p>
            CANDI names likely causes. It does not replace a mechanic who has the car in front of them. If you
            are not sure it is safe, do not drive.
          </p>
        </div>
        <nav className="site-foot-nav" aria-label="Footer">
          <ul>
            <li>
              <Link to="/diagnose">Diagnose</Link>
            </li>
            <li>
              <Link to="/plans">Plans</Link>
            </li>
            <li>
              <Link to="/accuracy">Accuracy</Link>
            </li>
            <li>
              <Link to="/articles">Articles</Link>
            </li>
            <li>
              <Link to="/quote">Check a quote</Link>
            </li>
            <li>
              <Link to="/donate">Donate</Link>
            </li>
            <li>
              <Link to="/founders">Founder wall</Link>
            </li>
          </ul>
          <ul>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/terms">Terms</Link>
            </li>
            <li>
              <SupportLink />
            </li>
          </ul>
        </nav>
        <div className="site-foot-end">
          <ThemeSwitch />
          <p className="fine">© 2026 CANDI</p>
        </div>
      </div>
    </footer>
  )
}

function SupportLink() {
  const settings = useSettings()
  if (settings?.supportEmail) return <a href={`mailto:${settings.supportEmail}`}>Support</a>
  return (
    <span className="site-foot-unset">
      Support{settings && <span className="fine"> not set up on this server</span>}
    </span>
  )
}
