import { decodeVin, uploadVehicle, vehicleFacts } from '@candi/engines/vin'
import { readVinTable } from '@candi/knowledge'
import { median } from './quantile.ts'

const VINS = ['1HGCM82633A004352', '1FTEW1EP7LFA00000', '1GNSKBKC3FR100000', '2T3RFREV4FW300000']
const ANSWERS = 400

export interface VinFigures {
  readonly warmMs: number
  /** The slowest of the VINs of makers that were not read before. */
  readonly firstMs: number
  readonly tableMs: number
}

/** A VIN answered from the embedded table: decoded, and read for the form and for a diagnosis. */
export async function measureVins(): Promise<VinFigures> {
  const started = performance.now()
  const table = await readVinTable()
  const tableMs = performance.now() - started
  const answer = (vin: string) => {
    const begin = performance.now()
    const decoded = decodeVin(table, vin, { thisYear: new Date().getFullYear(), fitsCheckDigit: true })
    if (!decoded.ok) throw new Error(decoded.failure)
    vehicleFacts(decoded.variables)
    uploadVehicle(decoded.variables)
    return performance.now() - begin
  }
  const firstMs = Math.max(...VINS.map(answer))
  const warm = Array.from({ length: ANSWERS }, (_, index) => answer(VINS[index % VINS.length] ?? ''))
  return { warmMs: median(warm), firstMs, tableMs }
}
