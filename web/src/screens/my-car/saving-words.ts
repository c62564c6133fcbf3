import { isNamed, type VehicleInfo } from '../../api/vehicle-info.ts'
import { carTitle } from '../../features/garage/car-title.ts'

export const SAVE_FAILED = 'Failed to save vehicle information. Please try again.'
export const DECODE_FAILED = 'Failed to decode VIN. Please enter vehicle information manually.'
export const INVALID_VIN = 'Please enter a valid 17-character VIN.'

/** What is told after saving: in full where the car has a name, else shortly. */
export const savedWords = (info: VehicleInfo): string =>
  isNamed(info)
    ? `Vehicle information saved! Diagnose and Upload now start with your ${carTitle(info)}.`
    : 'Vehicle information saved.'
