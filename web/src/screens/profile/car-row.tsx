import { useState } from 'react'
import { Link } from 'react-router'
import { readVehicleInfo } from '../../api/vehicle-info.ts'
import { carTitle } from '../../features/garage/car-title.ts'
import { AccountRow } from './account-row.tsx'

export function CarRow() {
  const [info] = useState(readVehicleInfo)
  return (
    <AccountRow
      title="My Car"
      says={info ? carTitle(info) : 'Its details, recalls, cases and recordings. Kept in this browser.'}
      action={
        <Link className="btn btn-line btn-small" to="/my-car">
          Open<span className="sr"> My Car</span>
        </Link>
      }
    />
  )
}
