export const VIN_LENGTH = 17

/** As specified: upper case, without I, O, Q and whatever is no letter or digit, at most 17 characters. */
export function cleanVin(text: string): string {
  return text
    .replaceAll(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replaceAll(/[IOQ]/g, '')
    .slice(0, VIN_LENGTH)
}

/** Seventeen characters of a VIN; whether the check digit fits is another question. */
export const isCompleteVin = (vin: string): boolean => /^[0-9A-HJ-NPR-Z]{17}$/.test(vin)

const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
const WEIGHTS: readonly number[] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const CHECK_DIGIT_PLACE = 9

/**
 * The character that position 9 has to hold: the weighted sum of all characters modulo 11, where 10 is written X.
 * 49 CFR 565.15(c). Undefined for anything but a complete VIN. Outside North America position 9 may hold anything.
 */
export function checkDigitOf(vin: string): string | undefined {
  if (!isCompleteVin(vin)) return undefined
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const character = vin.charAt(index)
    return total + weight * (LETTER_VALUES[character] ?? Number(character))
  }, 0)
  const remainder = sum % 11
  return remainder === 10 ? 'X' : String(remainder)
}

export const fitsCheckDigit = (vin: string): boolean => checkDigitOf(vin) === vin[CHECK_DIGIT_PLACE - 1]

export interface Misreading {
  /** From 1, as people count. */
  readonly position: number
  readonly from: string
  readonly to: string
  /** The VIN with this one change. */
  readonly vin: string
}

const CONFUSED: Readonly<Record<string, string>> = {
  ...{ '5': 'S', '8': 'B', '2': 'Z', '0': 'D', '1': 'T' },
  ...{ S: '5', B: '8', Z: '2', D: '0', T: '1' },
}

/**
 * Where the check digit does not fit: every change of one easily confused character that would make it fit, in
 * the order of the VIN. Empty where it fits, where no such change helps, and for an incomplete VIN. A hint, never
 * a reason to refuse: outside North America there may be no check digit at all.
 */
export function likelyMisreadings(vin: string): Misreading[] {
  if (!isCompleteVin(vin) || fitsCheckDigit(vin)) return []
  return [...vin].flatMap((from, index) => {
    const to = CONFUSED[from]
    if (to === undefined) return []
    const changed = vin.slice(0, index) + to + vin.slice(index + 1)
    return fitsCheckDigit(changed) ? [{ position: index + 1, from, to, vin: changed }] : []
  })
}
