import { isNamed, type VehicleInfo } from '../../api/vehicle-info.ts'

export const NAMELESS_CAR = 'My Vehicle'

/** 'year make model', or 'My Vehicle' while one of the three is missing. */
export const carTitle = (info: VehicleInfo | undefined): string =>
  info && isNamed(info) ? `${info.year} ${info.make} ${info.model}` : NAMELESS_CAR

/** For a list of cars: whatever is known of the name. */
export const carLabel = (info: VehicleInfo): string =>
  [info.year, info.make, info.model].filter(Boolean).join(' ') || NAMELESS_CAR
