import { readVinTable } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { closedPort } from '../../test/misbehaving-service.ts'
import { vehicleServer } from '../../test/vehicle-server.ts'
import { describeVehicle } from '../vehicles/describe-vehicle.ts'
import { embeddedDecoder } from './embedded-decoder.ts'

const now = () => new Date('2026-11-20T08:00:00Z')
/** Its check digit fits; a published example of a 2003 Honda Accord. */
const ACCORD = '1HGCM82633A004352'

describe('the embedded table', () => {
  it('is read with the first VIN and not before, once for all that wait', async () => {
    let reads = 0
    const table = embeddedDecoder(() => {
      reads += 1
      return readVinTable()
    }, now)
    expect(reads).toBe(0)
    await Promise.all([table.decode(ACCORD), table.decode(ACCORD)])
    await table.decode(ACCORD)
    expect(reads).toBe(1)
  })

  it('is read again after a failure', async () => {
    let reads = 0
    const table = embeddedDecoder(() => {
      reads += 1
      return reads === 1 ? Promise.reject(new Error('no such file')) : readVinTable()
    }, now)
    await expect(table.decode(ACCORD)).rejects.toThrow('no such file')
    expect((await table.decode(ACCORD)).ok).toBe(true)
  })

  it('answers on a server without internet, with its day, for the form and for a diagnosis', async () => {
    const server = vehicleServer({
      vehicleServiceUrl: await closedPort(),
      table: embeddedDecoder(() => readVinTable(), now),
      describe: describeVehicle,
    })
    const answer = await server.decoded(ACCORD)
    expect(answer).toMatchObject({
      source: 'embedded-table',
      vehicle: { year: 2003, make: 'Honda', model: 'Accord', fuel_type: 'Gasoline', body_class: 'Coupe' },
      facts: { year: 2003, make: 'Honda', model: 'Accord', fuel: 'gasoline', cylinders: 6 },
    })
    expect(answer.tableDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(server.failures).toEqual([])
  })

  it('does not know a maker that nobody has heard of, and a VIN of no known year', async () => {
    const server = vehicleServer({ table: embeddedDecoder(() => readVinTable(), now) })
    expect((await server.refused('ZZZZZZZZZZZZZZZZZ')).code).toBe('vin-no-data')
    expect((await server.refused('1HGCM8263UA004352')).code).toBe('vin-incomplete')
  })
})
