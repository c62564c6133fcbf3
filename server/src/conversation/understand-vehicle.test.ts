import { VehicleReader } from '@candi/engines/text'
import { describe, expect, it } from 'vitest'
import { understandVehicle } from './understand-vehicle.ts'

const reader = new VehicleReader([{ names: ['Tesla'], models: [] }])

describe('the car', () => {
  it('is electric when the words name a make that builds nothing else', () => {
    expect(understandVehicle(null, ['my Tesla clunks over bumps'], reader)).toMatchObject({
      make: 'Tesla',
      fuel: 'electric',
    })
  })

  it('is no diesel for sounding like one', () => {
    expect(understandVehicle(null, ['it sounds like a diesel'], reader)).toEqual({})
  })

  it('has the gearbox that the words name where a form calls it an automatic', () => {
    const form = { gearbox: 'automatic' as const }
    expect(understandVehicle(form, ['the cvt slips'], reader).gearbox).toBe('cvt')
    expect(understandVehicle(form, ['it slips'], reader).gearbox).toBe('automatic')
    expect(understandVehicle({ gearbox: 'manual' }, ['the cvt slips'], reader).gearbox).toBe('manual')
  })
})
