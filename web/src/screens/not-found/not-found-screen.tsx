import { Link } from 'react-router'

export function NotFoundScreen() {
  return (
    <main className="centered" id="main">
      <title>Nothing here, CANDI</title>
      <h1>There is nothing at this address.</h1>
      <p>The link may be old or mistyped. Your cases are still in this browser.</p>
      <div className="actions">
        <Link className="btn primary" to="/diagnose">
          Diagnose
        </Link>
        <Link className="btn" to="/">
          Start page
        </Link>
      </div>
    </main>
  )
}
