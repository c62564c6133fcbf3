import { Link, useLocation, useParams } from 'react-router'
import { z } from 'zod'
import { Waiting } from '../../parts/waiting.tsx'
import { CaseView } from './case-view.tsx'
import { useActiveCase } from './use-active-case.ts'
import './diagnose.css'

const openingSchema = z.object({ opening: z.string() })

/** /diagnose and /diagnose/:caseId */
export function DiagnoseScreen() {
  const { caseId } = useParams()
  const location = useLocation()
  const active = useActiveCase(caseId, location.key)
  const opening = openingSchema.safeParse(location.state)

  if (active.state === 'opening') {
    return (
      <main className="centered" id="main">
        <Waiting short="Opening" long="Reading your case from this browser" />
      </main>
    )
  }
  if (active.state === 'missing') {
    return (
      <main className="centered" id="main">
        <h1>This case is not in this browser.</h1>
        <p>
          Cases are kept only where they were begun. It may live in another browser or phone, or it was
          deleted.
        </p>
        <Link className="btn primary" to="/diagnose">
          Start a new case
        </Link>
      </main>
    )
  }
  const { record, isStorable } = active
  return (
    <CaseView
      key={record.id}
      initial={record}
      isStorable={isStorable}
      opening={opening.success ? opening.data.opening : ''}
    />
  )
}
