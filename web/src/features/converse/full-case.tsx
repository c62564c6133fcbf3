import { ERRORS } from '@candi/contracts'
import { Link } from 'react-router'
import { Icon } from '../../parts/icon.tsx'

/** Stands where the composer stood once a conversation holds all the messages that it can. */
export function FullCase() {
  return (
    <div className="composer full-case" role="status">
      <p>{ERRORS['too-many-messages'].text}</p>
      <Link className="btn" to="/diagnose">
        <Icon name="plus" />
        New case
      </Link>
    </div>
  )
}
