import type { Vehicle } from '@candi/domain'

/** "your 2014 Civic", as one says it; "your car" where nothing is known. */
export function carName(vehicle: Vehicle): string {
  const name = vehicle.model ?? vehicle.make
  if (!name) return 'your car'
  return `your ${vehicle.year ? `${vehicle.year} ` : ''}${name}`
}

/** "2014 Honda Civic 1.8, 118,000 miles", as a workshop writes it. */
export function carForWorkshop(
  vehicle: Vehicle,
  mileage: { value: number; unit: 'mi' | 'km' } | undefined,
): string {
  const car = [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')
  const distance = mileage
    ? `${mileage.value.toLocaleString('en-US')} ${mileage.unit === 'mi' ? 'miles' : 'km'}`
    : ''
  return [car, distance].filter(Boolean).join(', ')
}
