import { describe, expect, it } from 'vitest'
import { isBulbCheck } from './is-bulb-check.ts'
import type { Lamp } from './judgement.ts'

const lit = (...ids: Lamp[]) => ids.map((id) => ({ id, probability: 0.9 }))

describe('isBulbCheck', () => {
  it('knows the lamps of the key turned on: battery, oil pressure and another system together', () => {
    expect(isBulbCheck(lit('battery', 'oil_pressure', 'check_engine', 'brake'))).toBe(true)
    expect(isBulbCheck(lit('battery', 'oil_pressure', 'airbag'))).toBe(true)
  })

  it('is not misled by one lamp of danger, by two, or by belts and doors beside them', () => {
    expect(isBulbCheck(lit('oil_pressure'))).toBe(false)
    expect(isBulbCheck(lit('battery', 'check_engine', 'brake'))).toBe(false)
    expect(isBulbCheck(lit('oil_pressure', 'check_engine', 'brake', 'abs'))).toBe(false)
    expect(isBulbCheck(lit('battery', 'oil_pressure'))).toBe(false)
    expect(isBulbCheck(lit('battery', 'oil_pressure', 'seat_belt', 'door_ajar', 'low_beam'))).toBe(false)
    expect(isBulbCheck([])).toBe(false)
  })

  it('does not count a lamp that is more likely dark', () => {
    expect(isBulbCheck([...lit('battery', 'check_engine'), { id: 'oil_pressure', probability: 0.4 }])).toBe(
      false,
    )
  })
})
