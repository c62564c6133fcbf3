import type { ReadBarcode } from './judgement.ts'
import { fitsCheckDigit } from './vin-check-digit.ts'
import { isKnownMaker } from './vin-makers.ts'

/** Some stickers put the letter I (import) before the VIN (AIAG B-10). */
const VIN_WITHIN = /(?<![0-9A-Z])I?([0-9A-HJ-NPR-Z]{17})(?![0-9A-Z])/g

/** The VIN in what barcodes say; null where none holds one. Bars check themselves, so letters are never changed. */
export function vinInBarcodes(barcodes: readonly ReadBarcode[]): string | null {
  const vins = barcodes.flatMap(({ text }) =>
    [...text.toUpperCase().matchAll(VIN_WITHIN)].map((match) => match[1] ?? ''),
  )
  return vins.filter(isVin).sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** Part numbers can be as long: a VIN ends in three digits, has a letter, and a known maker or a check digit that fits. */
const isVin = (text: string): boolean =>
  /\d{3}$/.test(text) && /[A-Z]/.test(text) && (isKnownMaker(text) || fitsCheckDigit(text))

const rank = (vin: string): number => (isKnownMaker(vin) ? 2 : 0) + (fitsCheckDigit(vin) ? 1 : 0)
