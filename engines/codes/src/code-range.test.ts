import { describe, expect, it } from 'vitest'
import { rangeOfCode } from './code-range.ts'

describe('rangeOfCode', () => {
  it.each([
    ['P0420', 'powertrain', 'generic', 'emissions'],
    ['P0301', 'powertrain', 'generic', 'ignition'],
    ['P0A80', 'powertrain', 'generic', 'hybrid'],
    ['P1326', 'powertrain', 'manufacturer', 'ignition'],
    ['P2135', 'powertrain', 'generic', 'fuel_and_air'],
    ['P3000', 'powertrain', 'manufacturer', undefined],
    ['P3399', 'powertrain', 'manufacturer', undefined],
    ['P3400', 'powertrain', 'generic', 'cylinder_shutoff'],
    ['P3A00', 'powertrain', 'reserved', undefined],
    ['B0001', 'body', 'generic', undefined],
    ['B2960', 'body', 'manufacturer', undefined],
    ['C1234', 'chassis', 'manufacturer', undefined],
    ['C3000', 'chassis', 'reserved', undefined],
    ['U0100', 'network', 'generic', 'lost_communication'],
    ['U1000', 'network', 'manufacturer', undefined],
    ['U3006', 'network', 'generic', 'module_and_power'],
  ])('tells from the place of %s that it is a %s code, %s, about %s', (code, system, standard, area) => {
    expect(rangeOfCode(code)).toEqual(area === undefined ? { system, standard } : { system, standard, area })
  })

  it.each(['', 'P042', 'P04200', 'X0420', 'P4000', 'p0420', 'P0G00'])(
    'does not take %j for a code',
    (code) => {
      expect(rangeOfCode(code)).toBeNull()
    },
  )
})
