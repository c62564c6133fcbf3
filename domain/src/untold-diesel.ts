import type { Cause } from './cause.ts'
import type { Vehicle } from './vehicle.ts'

/** Of cars on American roads about one in thirty burns diesel, and its owner mostly says so. */
const OF_KNOWN_CARS = 0.05
/** Nothing told of the car: its owner may not have thought of the fuel either, and may live where diesel is common. */
const OF_UNKNOWN_CARS = 0.15
/** Sold with diesel engines in great numbers, in Europe or as heavy pickups and vans. */
const OFTEN_DIESEL = 0.5
const DIESEL_MAKES = new Set([
  'volkswagen',
  'audi',
  'skoda',
  'seat',
  'mercedes-benz',
  'bmw',
  'opel',
  'vauxhall',
  'peugeot',
  'citroen',
  'renault',
  'dacia',
  'fiat',
  'iveco',
  'land rover',
  'isuzu',
])
const HEAVY_PICKUPS_AND_VANS =
  /\b(?:[2345]500(?:hd)?|f-?[2345]50|super duty|excursion|e-?[34]50|sprinter|promaster|ducato|crafter|transporter|vito|savana|express|transit|hilux|land cruiser|duramax|cummins|power ?stroke)\b/i

export const isDieselOnly = ({ needs }: Cause): boolean =>
  needs?.fuel?.every((fuel) => fuel === 'diesel') ?? false

/** How likely a car is a diesel whose owner does not name the fuel; 1 where the fuel is known, then it rules out by itself. */
export function dieselShare({ fuel, make, model }: Vehicle): number {
  if (fuel !== undefined) return 1
  if (make === undefined && model === undefined) return OF_UNKNOWN_CARS
  const isOften = DIESEL_MAKES.has(make?.toLowerCase() ?? '') || HEAVY_PICKUPS_AND_VANS.test(model ?? '')
  return isOften ? OFTEN_DIESEL : OF_KNOWN_CARS
}
