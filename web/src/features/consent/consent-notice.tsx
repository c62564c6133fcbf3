import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { consentTo, keepConsent, readConsent } from './consent-record.ts'
import './consent.css'

/** Asks until an answer is kept. In the corner of a page, or as a strip above a screen that has no corner free. */
export function ConsentNotice({ place = 'corner' }: { place?: 'corner' | 'strip' }) {
  // Prerendered pages cannot know the answer: the notice comes with the first effect, never before.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(readConsent() === undefined), [])
  if (!isOpen) return null
  const choose = (choice: 'essential' | 'all') => {
    keepConsent(consentTo(choice, new Date()))
    setOpen(false)
  }
  return (
    <section className={`consent consent-${place}`} aria-label="Cookies">
      <p>
        We use cookies to keep you signed in. With your OK, we also count visits.{' '}
        <Link to="/privacy">Privacy</Link>
      </p>
      <div className="consent-choices">
        <button className="btn ink btn-line btn-small" type="button" onClick={() => choose('essential')}>
          Essential only
        </button>
        <button className="btn ink btn-line btn-small" type="button" onClick={() => choose('all')}>
          Accept all
        </button>
      </div>
    </section>
  )
}
