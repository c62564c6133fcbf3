import { VIN_LETTERS } from './vin-letters.ts'

/** What each letter counts, in the order of VIN_LETTERS, and what each place weighs (49 CFR 565.15(c)). */
const VALUES = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9,
]
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const PLACE = 8

/** Whether the ninth letter is the one that the others demand: the weighted sum modulo 11, where 10 is written X. */
export function fitsCheckDigit(vin: string): boolean {
  const rest =
    WEIGHTS.reduce(
      (sum, weight, place) => sum + weight * (VALUES[VIN_LETTERS.indexOf(vin.charAt(place))] ?? 0),
      0,
    ) % 11
  return vin.charAt(PLACE) === (rest === 10 ? 'X' : String(rest))
}

/** North America and China demand a check digit; elsewhere the ninth place may hold anything. */
export const demandsCheckDigit = (vin: string): boolean => /^[1-57L]/.test(vin)
