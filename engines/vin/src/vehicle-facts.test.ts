import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vehicleFacts } from './vehicle-facts.ts'

const read = (facts: Readonly<Record<string, string>>) =>
  vehicleFacts(Object.entries(facts).map(([variable, value]) => ({ variable, value })))
const fuel = 'Fuel Type - Primary'
const second = 'Fuel Type - Secondary'
const level = 'Electrification Level'

describe('facts of the car, from the words of the public service', () => {
  it('name year, make and model, and the engine', () => {
    expect(
      read({
        'Model Year': '2014',
        Make: 'MERCEDES-BENZ',
        Model: 'E350',
        'Displacement (L)': '3.498000',
        'Engine Number of Cylinders': '6',
        'Engine Configuration': 'V-Shaped',
      }),
    ).toEqual({
      year: 2014,
      make: 'Mercedes-Benz',
      model: 'E350',
      engine: '3.5L V6',
      cylinders: 6,
      displacementLiters: 3.5,
    })
  })

  it('leave out what is empty or not applicable', () => {
    expect(read({ [fuel]: 'Not Applicable', 'Drive Type': ' ', Model: '', Turbo: 'Not Applicable' })).toEqual(
      {},
    )
  })

  it.each([
    [{ [fuel]: 'Gasoline' }, 'gasoline'],
    [{ [fuel]: 'Flexible Fuel Vehicle (FFV)' }, 'gasoline'],
    [{ [fuel]: 'Ethanol (E85)' }, 'gasoline'],
    [{ [fuel]: 'Gasoline', [second]: 'Ethanol (E85)' }, 'gasoline'],
    [{ [fuel]: 'Diesel' }, 'diesel'],
    [{ [fuel]: 'Compressed Natural Gas (CNG)' }, 'lpg_cng'],
    [{ [fuel]: 'Liquefied Petroleum Gas (propane or LPG)' }, 'lpg_cng'],
    [{ [fuel]: 'Electric' }, 'electric'],
    [{ [fuel]: 'Electric', [level]: 'BEV (Battery Electric Vehicle)' }, 'electric'],
    [{ [fuel]: 'Gasoline', [second]: 'Electric' }, 'hybrid'],
    [{ [fuel]: 'Gasoline', [second]: 'Electric', Model: 'Volt' }, 'plugin_hybrid'],
    [{ [fuel]: 'Electric', [second]: 'Gasoline', Trim: 'PHEV' }, 'plugin_hybrid'],
    [{ [fuel]: 'Gasoline', [second]: 'Electric', [level]: 'Strong HEV (Hybrid Electric Vehicle)' }, 'hybrid'],
    [{ [fuel]: 'Gasoline', [level]: 'PHEV (Plug-in Hybrid Electric Vehicle)' }, 'plugin_hybrid'],
    [{ [fuel]: 'Gasoline', [second]: 'Electric', [level]: 'Mild HEV (Hybrid Electric Vehicle)' }, 'gasoline'],
    [{ [fuel]: 'Gasoline', Trim: 'EX-L Hybrid' }, 'hybrid'],
    [{ [fuel]: 'Compressed Hydrogen/Hydrogen', [second]: 'Electric' }, undefined],
    [{ Trim: 'Hybrid' }, undefined],
  ])('%j runs on %s', (facts, expected) => {
    expect(read(facts).fuel).toBe(expected)
  })

  it.each([
    [{ 'Drive Type': 'FWD/Front-Wheel Drive' }, 'fwd'],
    [{ 'Drive Type': 'RWD/Rear-Wheel Drive' }, 'rwd'],
    [{ 'Drive Type': 'AWD/All-Wheel Drive' }, 'awd'],
    [{ 'Drive Type': '4WD/4-Wheel Drive/4x4' }, 'awd'],
    [{ 'Drive Type': '4x2', 'Body Class': 'Pickup' }, 'rwd'],
    [
      { 'Drive Type': '4x2', 'Body Class': 'Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)' },
      undefined,
    ],
    [{ 'Drive Type': '2WD/4WD' }, undefined],
    [{ Model: '328i xDrive' }, 'awd'],
    [{ Series: 'quattro Premium Plus' }, 'awd'],
    [{ Trim: 'E350 4MATIC' }, 'awd'],
    [{ Trim: 'Carrera (2WD), Carrera 4 (4WD)' }, undefined],
    [{ Make: 'TESLA', 'Other Engine Info': 'Dual Motor - Standard' }, 'awd'],
    [{ Make: 'TESLA', 'Other Engine Info': 'Single Motor - Standard' }, 'rwd'],
    [{ Make: 'HYUNDAI', 'Other Engine Info': 'Single Motor' }, undefined],
    [{ Model: 'Silverado' }, undefined],
  ])('%j is driven by %s', (facts, expected) => {
    expect(read(facts).drivetrain).toBe(expected)
  })

  it.each([
    [{ 'Transmission Style': 'Automatic' }, 'automatic'],
    [{ 'Transmission Style': 'Manual/Standard' }, 'manual'],
    [{ 'Transmission Style': 'Continuously Variable Transmission (CVT)' }, 'cvt'],
    [{ 'Transmission Style': 'Electronic Continuously Variable (e-CVT)' }, 'cvt'],
    [{ 'Transmission Style': 'Dual-Clutch Transmission (DCT)' }, 'dual_clutch'],
    [{ 'Transmission Style': 'Automated Manual Transmission (AMT)' }, undefined],
    [{ 'Transmission Style': 'Direct Drive' }, 'single_speed'],
    [{ Trim: 'SE, CVT' }, 'cvt'],
    [{ [fuel]: 'Electric' }, 'single_speed'],
    [{ [fuel]: 'Electric', Model: 'Taycan' }, undefined],
    [{ 'Other Engine Info': 'Transmission: auto and manual' }, undefined],
  ])('%j shifts by %s', (facts, expected) => {
    expect(read(facts).gearbox).toBe(expected)
  })

  it.each([
    [{ Turbo: 'Yes' }, 'turbo'],
    [{ Turbo: 'No' }, 'natural'],
    [{ Turbo: 'No', 'Other Engine Info': 'Supercharged' }, 'supercharged'],
    [{ 'Other Engine Info': 'Twin-turbocharged V8, LEV II' }, 'turbo'],
    [{ 'Other Engine Info': 'Fuel Delivery: DFI; Aspiration:TC' }, 'turbo'],
    [{ 'Other Engine Info': 'Naturally Aspirated' }, 'natural'],
    [{ 'Other Engine Info': 'Turbo & Supercharged' }, undefined],
    [{ Trim: 'R/T Turbo' }, undefined],
    [{ [fuel]: 'Electric', Trim: 'Turbo S' }, undefined],
    [{}, undefined],
  ])('%j breathes by %s', (facts, expected) => {
    expect(read(facts).induction).toBe(expected)
  })

  it('reads the liters out of a Honda engine name, which holds tenths, where nothing else tells them', () => {
    expect(read({ Make: 'HONDA', 'Engine Model': 'J30A4' }).displacementLiters).toBe(3)
    expect(read({ Make: 'MAZDA', 'Engine Model': 'J30A4' }).displacementLiters).toBeUndefined()
  })

  it('stay within what the wire takes, whatever a service answers', () => {
    const anyFacts = fc.dictionary(
      fc.constantFrom(
        'Model Year',
        'Make',
        'Model',
        'Engine Number of Cylinders',
        'Displacement (L)',
        'Engine Model',
        fuel,
      ),
      fc.oneof(fc.string({ maxLength: 200 }), fc.integer().map(String), fc.double().map(String)),
    )
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { year = 2000, cylinders = 4, displacementLiters = 2, ...names } = read(facts)
        expect(year >= 1900 && year <= 2100 && Number.isInteger(year)).toBe(true)
        expect(cylinders >= 1 && cylinders <= 16 && Number.isInteger(cylinders)).toBe(true)
        expect(displacementLiters >= 0.2 && displacementLiters <= 12).toBe(true)
        for (const name of [names.make, names.model, names.engine])
          expect((name ?? '').length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
