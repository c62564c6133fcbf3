import type { VehicleWords } from '@candi/contracts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

export const mileageWords = (car: VehicleWords | null) =>
  car?.mileage ? `${whole.format(car.mileage.value)} ${car.mileage.unit}` : ''

/** "2014 Honda Civic 1.8"; empty when nothing was named. */
export const carWords = (car: VehicleWords | null) =>
  car ? [car.year, car.make, car.model, car.engine].filter(Boolean).join(' ') : ''

/** What fits into the header of a phone: "2014 Civic". */
export const shortCarWords = (car: VehicleWords | null) =>
  car ? [car.year, car.model ?? car.make].filter(Boolean).join(' ') || carWords(car) : ''
