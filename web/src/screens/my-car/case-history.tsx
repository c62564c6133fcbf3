import { Link } from 'react-router'
import type { VehicleInfo } from '../../api/vehicle-info.ts'
import { caseName } from '../../features/keep-cases/case-record.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { useCarCases } from './use-car-cases.ts'

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** What was diagnosed on this car, from this browser's own cases. */
export function CaseHistory({ carId, info }: { carId: string; info: VehicleInfo }) {
  const cases = useCarCases(carId, info)
  if (cases.state === 'opening')
    return <Waiting short="Opening" long="Reading your cases from this browser" />
  if (cases.state === 'unreadable')
    return <p className="soft">This browser does not let us keep cases, as in a private window.</p>
  if (cases.records.length === 0)
    return (
      <p className="soft">
        No cases yet. When it makes a noise or shows a lamp, “Diagnose this car” begins one with everything
        known here.
      </p>
    )
  return (
    <ul className="car-list">
      {cases.records.map((record) => (
        <li key={record.id}>
          <Link className="car-list-row case-link" to={`/diagnose/${record.id}`}>
            <h3>{caseName(record)}</h3>
            <p className="soft">
              {record.assessment && `${record.assessment.verdict.headline} · `}
              <time dateTime={new Date(record.updatedAt).toISOString()}>{day.format(record.updatedAt)}</time>
            </p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
