import type { VehicleWords } from '@candi/contracts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { CarButton } from '../../features/describe-car/car-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ThemeButton } from '../../parts/theme-button.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'

// The case comes first: the menu is fetched once the header stands, and its place is held.
const AccountIcon = lazy(async () => ({
  default: (await import('../../features/account/account-icon.tsx')).AccountIcon,
}))

type Props = { vehicle: VehicleWords | null; onCar: () => void; onCases: () => void }

export function DiagnoseHeader({ vehicle, onCar, onCases }: Props) {
  return (
    <header className="top">
      <Link className="home" to="/" aria-label="CANDI, start page">
        <Wordmark />
      </Link>
      <CarButton vehicle={vehicle} onOpen={onCar} />
      <Link className="btn-text wide" to="/diagnose">
        <Icon name="plus" className="small" />
        New case
      </Link>
      <button
        className="icon-btn labelled-wide"
        type="button"
        aria-label="Cases"
        aria-haspopup="dialog"
        onClick={onCases}
      >
        <Icon name="cases" />
        <span className="cases-word">Cases</span>
      </button>
      <ThemeButton />
      <Suspense
        fallback={
          <span className="icon-btn">
            <Icon name="person" />
          </span>
        }
      >
        <AccountIcon />
      </Suspense>
    </header>
  )
}
