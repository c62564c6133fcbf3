import type { VehicleWords } from '@candi/contracts'
import { Link } from 'react-router'
import { AccountIcon } from '../../features/account/account-icon.tsx'
import { CarButton } from '../../features/describe-car/car-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ThemeButton } from '../../parts/theme-button.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'

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
      <AccountIcon />
    </header>
  )
}
