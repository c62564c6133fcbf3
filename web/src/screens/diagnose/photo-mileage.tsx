import type { Sighting, VehicleWords } from '@candi/contracts'
import { useState } from 'react'
import { currentCar, withInfo } from '../../features/garage/garage.ts'
import { changeGarage, openGarage } from '../../features/garage/garage-store.ts'

type Unit = 'km' | 'mi'
type Props = {
  odometer: NonNullable<Sighting['odometer']>
  vehicle: VehicleWords | null
  onVehicle: (vehicle: VehicleWords) => void
}

const number = new Intl.NumberFormat('en-US')

/** The mileage that a photo shows goes nowhere by itself: the owner puts it to the car. */
export function PhotoMileage({ odometer: { value, unit }, vehicle, onVehicle }: Props) {
  const [put, setPut] = useState('')
  if (put)
    return (
      <p role="status" className="soft">
        {put}
      </p>
    )
  function keep(mileageUnit: Unit) {
    onVehicle({ ...vehicle, mileage: { value, unit: mileageUnit } })
    const car = currentCar(openGarage())
    const isKept =
      car !== undefined &&
      changeGarage((garage) =>
        withInfo(garage, car.id, { ...car.info, mileage: value, mileageUnit }, Date.now()),
      )
    setPut(isKept ? 'It is in My Car now, and weighs in this case.' : 'It weighs in this case now.')
  }
  return (
    <span className="mileage-offer">
      {(unit ? [unit] : (['km', 'mi'] as const)).map((choice) => (
        <button key={choice} className="link" type="button" onClick={() => keep(choice)}>
          {number.format(value)} {choice}: put this in My Car?
        </button>
      ))}
    </span>
  )
}
