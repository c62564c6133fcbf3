import { LostPage } from '../parts/lost-page.tsx'
import { SafeCard } from '../parts/safe-card.tsx'
import { standingEmergency } from '../parts/standing-emergency.ts'
import { Wordmark } from '../parts/wordmark.tsx'
import { isFetchFailure } from './is-fetch-failure.ts'
import '../parts/public.css'
import './frame.css'

const BROKEN = {
  heading: 'Something broke on this page.',
  says: 'Your cases are kept in this browser. Load the page again. If it breaks again, do not wait for us: if you are not sure that your car is safe, do not drive it.',
}
const NOT_FETCHED = {
  heading: 'This page did not arrive.',
  says: 'The connection broke off, or CANDI was renewed a moment ago. Your cases are kept in this browser. Check the connection and load again.',
}

/** Something broke in a screen: what happened, what was kept, the next step. Stands inside the frame. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { heading, says } = isFetchFailure(error) ? NOT_FETCHED : BROKEN
  const emergency = standingEmergency()
  return (
    <LostPage
      tab={`${heading.replace('.', '')}: CANDI`}
      heading={heading}
      actions={
        <>
          <button className="btn btn-full" type="button" onClick={() => location.reload()}>
            Load again
          </button>
          {/* No Link: what broke may be the router's own state. */}
          <a className="btn btn-line" href="/">
            Start page
          </a>
        </>
      }
    >
      {emergency && <SafeCard emergency={emergency} isAlert />}
      <p>{says}</p>
    </LostPage>
  )
}

/** For a failure of the frame itself: needs nothing that may have broken. */
export function BareErrorScreen({ error }: { error: unknown }) {
  return (
    <div className="public">
      <header className="site-top">
        <div className="wrap site-top-in">
          <a className="brand" href="/" aria-label="CANDI, home">
            <Wordmark />
          </a>
        </div>
      </header>
      <ErrorScreen error={error} />
    </div>
  )
}
