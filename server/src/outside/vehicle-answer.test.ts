import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVENTED_CARS, vehicleAnswer } from '../../test/vehicle-services.ts'
import { readVehicleAnswer } from './vehicle-answer.ts'

const { vin, values } = INVENTED_CARS.petrol
const read = (changes: Readonly<Record<string, string | null>>) =>
  readVehicleAnswer(200, vehicleAnswer({ ...values, ...changes }))

describe('an answer of the vehicle service', () => {
  it('is kept without the VIN, which it repeats, and without variables that we do not read', () => {
    const answer = {
      ...vehicleAnswer({ ...values, 'Suggested VIN': vin, 'Additional Error Text': vin, Note: vin }),
      SearchCriteria: `VIN:${vin}`,
    }
    const told = readVehicleAnswer(200, answer)
    expect(told.ok).toBe(true)
    expect(JSON.stringify(told)).not.toContain(vin)
  })

  it('leaves out what is empty or not applicable, in any writing, and cuts what is too long', () => {
    const told = read({ Trim: 'NOT APPLICABLE', Series: '  ', 'Other Engine Info': 'x'.repeat(5_000) })
    const variables = told.ok ? told.value.variables : []
    const names = variables.map(({ variable }) => variable)
    expect(names).not.toContain('Trim')
    expect(names).not.toContain('Series')
    expect(names).toContain('Transmission Style')
    expect(variables.find(({ variable }) => variable === 'Other Engine Info')?.value).toHaveLength(300)
  })

  it.each([
    ['0', [0]],
    ['1,11,14', [1, 11, 14]],
    ['6 ; 4,6,14', [6, 4, 14]],
    ['0 - VIN decoded clean. Check Digit (9th position) is correct', [0]],
    ['11- Incorrect Model Year, decoded data may not be accurate!', [11]],
    [null, []],
  ])('has its error codes read from %j', (written, codes) => {
    const told = read({ 'Error Code': written })
    expect(told.ok && told.value.codes).toEqual(codes)
  })

  it('knows the weight rating by its older name', () => {
    const told = read({
      'Gross Vehicle Weight Rating From': null,
      'Gross Vehicle Weight Rating': 'Class 3: 10,001 - 14,000 lb (4,536 - 6,350 kg)',
    })
    expect(told.ok && told.value.variables).toContainEqual({
      variable: 'Gross Vehicle Weight Rating From',
      value: 'Class 3: 10,001 - 14,000 lb (4,536 - 6,350 kg)',
    })
  })

  it('may be any JSON at all without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (any, rows) => {
        expect(readVehicleAnswer(200, any).ok).toBe(false)
        expect(readVehicleAnswer(200, { Results: rows }).ok).toBe(false)
      }),
    )
  })
})
