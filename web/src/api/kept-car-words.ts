import type { VehicleWords } from '@candi/contracts'

/**
 * The name of the current car, read without zod: the header of Diagnose shows it from the first moment, before the
 * program of a conversation is fetched. Everything else reads through api/vehicle-info.ts.
 */
export function keptCarWords(): VehicleWords | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('vehicleInfo') ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { year, make, model }: Partial<Record<string, unknown>> = { ...kept }
    const words = {
      ...(Number(year) ? { year: Number(year) } : {}),
      ...(typeof make === 'string' && make ? { make } : {}),
      ...(typeof model === 'string' && model ? { model } : {}),
    }
    return Object.keys(words).length > 0 ? words : null
  } catch {
    return null
  }
}
