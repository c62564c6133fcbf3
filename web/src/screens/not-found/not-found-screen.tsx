import { Link } from 'react-router'
import { LostPage } from '../../parts/lost-page.tsx'

export function NotFoundScreen() {
  return (
    <LostPage
      tab="Nothing here: CANDI"
      heading="There is nothing at this address."
      actions={
        <>
          <Link className="btn btn-full" to="/diagnose">
            Diagnose
          </Link>
          <Link className="btn btn-line" to="/">
            Start page
          </Link>
        </>
      }
    >
      <p>The link may be old or mistyped. Nothing of yours is lost: your cases are still in this browser.</p>
    </LostPage>
  )
}
