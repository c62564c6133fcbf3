import { demandsCheckDigit, fitsCheckDigit } from './vin-check-digit.ts'
import { isKnownCountry, isKnownMaker } from './vin-makers.ts'

/** Natural logarithms of how much rarer a VIN is met with each of these than without. */
const RARER = {
  unknownCountry: -4,
  unknownMaker: -2,
  demandedDigitWrong: -5,
  freeDigitFits: 1.5,
  oddYear: -0.7,
  /** A letter there against one digit there: a share of VINs over 23 letters, the rest over 10 digits. */
  letterInSerial: [-3, -4, -5, -6, -6, -6],
} as const
const SERIAL_FROM = 11
/** Position 10 holds the model year; these letters stand for none, though some makers of Europe write them there. */
const NO_YEAR = /[0UZ]/

/**
 * How likely seventeen letters are as a VIN before a pixel is looked at, as a logarithm; only differences mean
 * something. Facts of ISO 3779 and 3780 and 49 CFR 565: the serial number ends in digits, known makers, check digit.
 */
export function vinPlausibility(vin: string): number {
  let sum = isKnownMaker(vin) ? 0 : isKnownCountry(vin) ? RARER.unknownMaker : RARER.unknownCountry
  if (demandsCheckDigit(vin)) sum += fitsCheckDigit(vin) ? 0 : RARER.demandedDigitWrong
  else if (fitsCheckDigit(vin)) sum += RARER.freeDigitFits
  if (NO_YEAR.test(vin.charAt(9))) sum += RARER.oddYear
  for (const [place, weight] of RARER.letterInSerial.entries())
    if (/[A-Z]/.test(vin.charAt(SERIAL_FROM + place))) sum += weight
  return sum
}
