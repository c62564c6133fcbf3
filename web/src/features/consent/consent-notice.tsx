import { useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { consentTo, keepConsent, readConsent } from './consent-record.ts'
import './consent.css'

/** A press that began on what the notice now covers is over by then. */
const AWAKE_AFTER_MILLISECONDS = 400

/** Asks until an answer is kept. In the corner of a page, or as a strip above a screen that has no corner free. */
export function ConsentNotice({ place = 'corner' }: { place?: 'corner' | 'strip' }) {
  // Prerendered pages cannot know the answer. What lies over a page comes once it is known; a strip would push the page
  // down, so it stands from the first byte, and a style hides it from whoever answered (see index.html).
  const [isOpen, setOpen] = useState(place === 'strip')
  useLayoutEffect(() => {
    const isAsked = readConsent() === undefined
    const { dataset } = document.documentElement
    // An answer to other conditions hid it before we could read which. One that was pressed before the page answered
    // is given now.
    if (isAsked && dataset.consent !== 'pressed') delete dataset.consent
    setOpen(isAsked)
  }, [])
  // What comes to lie over a page lets presses through at first: one under way must end where it began.
  const [isAwake, setAwake] = useState(place === 'strip')
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => setAwake(true), AWAKE_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isOpen])
  if (!isOpen) return null
  const choose = (choice: 'essential' | 'all') => {
    keepConsent(consentTo(choice, new Date()))
    setOpen(false)
  }
  return (
    <section className={`consent consent-${place} ${isAwake ? '' : 'consent-waking'}`} aria-label="Cookies">
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
