import { fitsCheckDigit } from '@candi/contracts'
import { readVinTable } from '@candi/knowledge'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownCar, MORE_CARS, SPIKE_CARS } from '../test/known-cars.ts'
import { decodeVin } from './decode-vin.ts'
import { uploadVehicle } from './upload-vehicle.ts'
import { vehicleFacts } from './vehicle-facts.ts'

const table = await readVinTable()
const decode = (vin: string) => decodeVin(table, vin, { thisYear: 2026, fitsCheckDigit: fitsCheckDigit(vin) })

function expectCar({ vin, year, make, model, body, fuel, liters, cylinders, drive }: KnownCar): void {
  const decoding = decode(vin)
  if (!decoding.ok) throw new Error(decoding.failure)
  const facts = vehicleFacts(decoding.variables)
  const form = uploadVehicle(decoding.variables)
  expect(facts).toMatchObject({ year, make, model: expect.stringMatching(model), fuel })
  expect(form).toMatchObject({ year, make, model: expect.stringMatching(model), body_class: body })
  expect(facts.displacementLiters).toBe(liters)
  if (cylinders !== undefined) expect(facts.cylinders).toBe(cylinders)
  if (drive !== undefined) expect(facts.drivetrain).toBe(drive)
  expect(form.engine).not.toBe('')
}

describe('VINs decode without any network to what their makers built', () => {
  it.each(SPIKE_CARS)('of the spike: $vin is a $year $make', expectCar)

  it.each(MORE_CARS)('of every kind from 1996 to 2022: $vin is a $year $make', (car) => {
    expectCar(car)
    expect(fitsCheckDigit(car.vin)).toBe(true)
    expect(decode(car.vin)).toMatchObject({ ok: true, sureness: 'sure' })
  })

  it('says "likely" where the check digit does not fit', () => {
    expect(decode('WBA3A5C51CF256651')).toMatchObject({ ok: true, sureness: 'likely' })
  })

  it('says "partial" for a Volkswagen built for Europe: its middle holds nothing that the agency was told', () => {
    expect(decode('WVWZZZ1KZ6W123456')).toMatchObject({ ok: true, sureness: 'partial' })
  })

  it.each(['BADVIN', 'tacos', '00000000000000000'])('has no data of %j', (vin) => {
    expect(decode(vin)).toEqual({ ok: false, failure: 'vin-no-data' })
  })

  it('answers whatever seventeen characters it is given with year and make, or with a failure', () => {
    const makers = [...SPIKE_CARS, ...MORE_CARS].map(({ vin }) => vin.slice(0, 3))
    const rest = fc
      .array(fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'), { minLength: 14, maxLength: 14 })
      .map((characters) => characters.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...makers), rest, (maker, characters) => {
        const decoding = decode(maker + characters)
        if (!decoding.ok) return
        const { year, make } = vehicleFacts(decoding.variables)
        expect(year).toBeGreaterThanOrEqual(1980)
        expect(year).toBeLessThanOrEqual(2028)
        expect(make).not.toBe('')
        expect(uploadVehicle(decoding.variables).engine_tech.length).toBeLessThanOrEqual(120)
      }),
    )
  })
})
