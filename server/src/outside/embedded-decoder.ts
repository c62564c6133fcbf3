import { fitsCheckDigit } from '@candi/contracts'
import { decodeVin, type VinTable } from '@candi/engines/vin'
import type { EmbeddedDecoder } from '../vehicles/ports.ts'

/** Decodes from the table that travels with CANDI; it is read when the first VIN needs it, once for all that wait. */
export function embeddedDecoder(readTable: () => Promise<VinTable>, now: () => Date): EmbeddedDecoder {
  let reading: Promise<VinTable> | null = null
  const read = (): Promise<VinTable> => {
    const started = readTable()
    // Who asks later may find the file repaired.
    started.catch(() => {
      reading = null
    })
    return started
  }
  return {
    async decode(vin) {
      reading ??= read()
      const facts = { thisYear: now().getFullYear(), fitsCheckDigit: fitsCheckDigit(vin) }
      const decoded = decodeVin(await reading, vin, facts)
      if (!decoded.ok)
        return { ok: false, failure: decoded.failure === 'vin-no-data' ? 'no-data' : 'incomplete' }
      return { ok: true, value: decoded }
    },
  }
}
