import { Icon } from '../../parts/icon.tsx'
import { carLabel } from './car-title.ts'
import type { Car } from './garage.ts'

type Props = {
  cars: Car[]
  /** Id of the car that is shown; empty while a new one is entered. */
  shownId: string
  onSwitch: (id: string) => void
  onAdd: () => void
}

/** The cars of this browser; a tap makes one the current car everywhere. */
export function GarageBar({ cars, shownId, onSwitch, onAdd }: Props) {
  return (
    <nav aria-label="Your cars">
      <ul className="chips">
        {cars.map((car) => (
          <li key={car.id}>
            <button
              className="chip"
              type="button"
              aria-pressed={car.id === shownId}
              onClick={() => onSwitch(car.id)}
            >
              <Icon name={car.id === shownId ? 'check' : 'car'} className="small" />
              {carLabel(car.info)}
            </button>
          </li>
        ))}
        <li>
          <button className="chip quiet" type="button" onClick={onAdd}>
            <Icon name="plus" className="small" />
            Add a car
          </button>
        </li>
      </ul>
    </nav>
  )
}
