import { describe, expect, it } from 'vitest'
import { smallTable } from '../test/small-table.ts'
import { decodeVin } from './decode-vin.ts'

const facts = { thisYear: 2026, fitsCheckDigit: true }
const decode = (vin: string, given = facts) => {
  const decoding = decodeVin(smallTable, vin, given)
  if (!decoding.ok) throw new Error(decoding.failure)
  return {
    ...decoding,
    value: (name: string) => decoding.variables.find(({ variable }) => variable === name)?.value,
  }
}

describe('decoding from a table', () => {
  it('tells year, make, model and all that the patterns hold, in the words of the public service', () => {
    const { value, sureness, tableDate } = decode('ZZAABXED0FM000001')
    expect(tableDate).toBe('2026-01-31')
    expect(sureness).toBe('sure')
    expect(value('Model Year')).toBe('2015')
    expect(value('Make')).toBe('ALBA')
    expect(value('Model')).toBe('Flora')
    expect(value('Vehicle Type')).toBe('PASSENGER CAR')
    expect(value('Manufacturer Name')).toBe('ALBA MOTORS')
    expect(value('Plant City')).toBe('MILTON')
    expect(value('Error Code')).toBe('0')
    expect(value('Error Text')).toBe('0 - VIN decoded clean. Check Digit (9th position) is correct')
  })

  it('among patterns that contradict takes the youngest, names the others and is less sure', () => {
    const { variables, isAmbiguous, sureness } = decode('ZZAABCED0FM000001')
    expect(variables.find(({ variable }) => variable === 'Body Class')).toMatchObject({
      value: 'Sedan/Saloon',
      others: ['Wagon'],
      sureness: 'likely',
    })
    expect(isAmbiguous).toBe(true)
    expect(sureness).toBe('likely')
  })

  it('takes 2.0 and 2.00 for one value, and turns liters into cubic centimeters', () => {
    const { variables, value } = decode('ZZAABDED0FM000001')
    expect(variables.find(({ variable }) => variable === 'Displacement (L)')?.others).toEqual([])
    expect(value('Displacement (CC)')).toBe('2000')
  })

  it('lets the engine name fill what no pattern tells, and nothing else', () => {
    const { variables, value } = decode('ZZAABDED0FM000001')
    expect(variables.find(({ variable }) => variable === 'Engine Number of Cylinders')).toMatchObject({
      value: '4',
      basis: 'engine',
    })
    expect(value('Displacement (L)')).toBe('2.00')
  })

  it('puts together what several patterns add about the engine', () => {
    expect(decode('ZZAABDED0FM000001').value('Other Engine Info')).toBe('Turbo; Aluminum')
  })

  it('says so where the check digit does not fit, and is less sure of everything', () => {
    const { value, sureness, variables } = decode('ZZAABXED0FM000001', { ...facts, fitsCheckDigit: false })
    expect(value('Error Code')).toBe('1')
    expect(value('Error Text')).toBe('1 - Check Digit (9th position) does not calculate properly')
    expect(sureness).toBe('likely')
    expect(variables.every((variable) => variable.sureness === 'likely')).toBe(true)
  })

  it('without a model is partial: year and make alone', () => {
    const { value, sureness } = decode('ZZAQQXED0FM000001'.replace('QQ', 'KK'))
    expect(value('Model')).toBeUndefined()
    expect(value('Make')).toBe('ALBA')
    expect(sureness).toBe('partial')
  })
})

describe('the model year', () => {
  it('of a car follows position 7: a digit the earlier 30 years', () => {
    expect(decode('ZZAXYX1D0FM000001').value('Model Year')).toBe('1985')
  })

  it('of a car is the other one where only that knows the model, and then nothing is sure', () => {
    const { value, sureness } = decode('ZZAABX1D0FM000001')
    expect(value('Model Year')).toBe('2015')
    expect(value('Model')).toBe('Flora')
    expect(sureness).toBe('likely')
  })

  it('of a heavy truck is the one of which more is known', () => {
    const { value, sureness } = decode('ZZBABX1D0FM000001')
    expect(value('Model Year')).toBe('2015')
    expect(sureness).toBe('likely')
  })

  it('is never more than two years ahead of the calendar', () => {
    expect(decode('ZZAABXED0FM000001', { ...facts, thisYear: 2012 }).value('Model Year')).toBe('1985')
    expect(decode('ZZAABXED0FM000001', { ...facts, thisYear: 2013 }).value('Model Year')).toBe('2015')
  })
})

describe('what cannot be decoded is told as a value', () => {
  it.each([
    ['ZZXABXED0FM000001', 'vin-no-data', 'nobody builds under it'],
    ['BADVIN', 'vin-no-data', 'it is no VIN'],
    ['ZZAABXED00M000001', 'vin-incomplete', 'position 10 is no year'],
    ['ZZCABXED0FM000001', 'vin-incomplete', 'the maker has two makes and no pattern says which'],
  ] as const)('%s: %s, because %s', (vin, failure, _reason) => {
    expect(decodeVin(smallTable, vin, facts)).toEqual({ ok: false, failure })
  })
})
