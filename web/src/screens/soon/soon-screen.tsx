import { Link } from 'react-router'

/** Stands for a screen that is announced and not built yet. */
export function SoonScreen() {
  return (
    <main className="centered" id="main">
      <title>Not open yet, CANDI</title>
      <h1>This page is not open yet.</h1>
      <p>We are still building it. Nothing of yours is lost, and you can diagnose a car right now.</p>
      <div className="actions">
        <Link className="btn primary" to="/diagnose">
          Diagnose
        </Link>
      </div>
    </main>
  )
}
