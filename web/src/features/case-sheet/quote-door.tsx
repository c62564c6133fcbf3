import { type Assessment, LIMITS } from '@candi/contracts'
import { Link, useLocation } from 'react-router'

/** Leads to where a workshop's quote is checked, and takes along what the sheet says; the state stays in this browser. */
export function QuoteDoor({ verdict, causes }: Pick<Assessment, 'verdict' | 'causes'>) {
  const { pathname } = useLocation()
  const quoteCase = {
    level: verdict.urgency,
    starts: verdict.starts,
    causes: causes.slice(0, LIMITS.quoteCauses).map(({ id, probability }) => ({ id, probability })),
  }
  return (
    <p className="note">
      <Link className="link" to="/quote" state={{ quoteCase, from: pathname }}>
        Got a quote? Check it before you pay
      </Link>
    </p>
  )
}
