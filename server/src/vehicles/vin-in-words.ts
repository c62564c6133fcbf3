import type { DecodedVin } from './decode-vin.ts'

/** A decoded car in one line of words, or null where nothing could be decoded. */
export function vinInWords(decoded: DecodedVin): string | null {
  if (!decoded.ok) return null
  const { year, make, model, engine, fuel, drivetrain, gearbox } = decoded.answer.facts
  return [year, make, model, engine, fuel, drivetrain, gearbox].filter(Boolean).join(', ')
}
