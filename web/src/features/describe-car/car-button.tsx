import type { VehicleWords } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { carWords, mileageWords, shortCarWords } from './car-words.ts'

/** The car in the header; a tap opens the form. */
export function CarButton({ vehicle, onOpen }: { vehicle: VehicleWords | null; onOpen: () => void }) {
  const words = carWords(vehicle)
  return (
    <button className="car" type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="car" />
      <span className="car-name">
        <span className="wide">{words || 'Name your car'}</span>
        <span className="narrow">{shortCarWords(vehicle) || 'Your car'}</span>
      </span>
      <span className="wide miles">{words ? mileageWords(vehicle) : 'optional'}</span>
      <Icon name="down" className="tiny" />
    </button>
  )
}
