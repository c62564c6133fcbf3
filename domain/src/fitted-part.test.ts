import { describe, expect, it } from 'vitest'
import { type FittedPart, fittedOn, kindsOn } from './fitted-part.ts'

const row = (extra: Partial<FittedPart>): FittedPart => ({
  make: 'Honda',
  models: ['Civic'],
  years: [2001, 2005],
  has: { timingDrive: 'belt' },
  ...extra,
})
const civic = { make: 'Honda', model: 'Civic LX', year: 2003 }

describe('what every car of a model has', () => {
  it('is known in these years, the first and the last included, and in no others', () => {
    for (const [year, drive] of [
      [2000, undefined],
      [2001, 'belt'],
      [2005, 'belt'],
      [2006, undefined],
    ] as const)
      expect(fittedOn([row({})], { ...civic, year }, 'timingDrive')).toBe(drive)
  })

  it('is known only where the engine is known to fit, its size rounded as it is written', () => {
    const rows = [row({ liters: [1.7] })]
    expect(fittedOn(rows, civic, 'timingDrive')).toBeUndefined()
    expect(fittedOn(rows, { ...civic, displacementLiters: 1.668 }, 'timingDrive')).toBe('belt')
    expect(fittedOn(rows, { ...civic, displacementLiters: 2.0 }, 'timingDrive')).toBeUndefined()
  })

  it('is unknown where two rows disagree', () => {
    expect(fittedOn([row({}), row({ has: { timingDrive: 'chain' } })], civic, 'timingDrive')).toBeUndefined()
  })

  it('of an engine that may be the diesel is unknown where the diesel differs', () => {
    const rows = [
      row({ liters: [1.7] }),
      row({ liters: [1.7], fuel: 'diesel', has: { timingDrive: 'chain' } }),
    ]
    const engine = { ...civic, displacementLiters: 1.7 }
    expect(fittedOn(rows, engine, 'timingDrive')).toBeUndefined()
    expect(fittedOn(rows, { ...engine, fuel: 'gasoline' }, 'timingDrive')).toBe('belt')
    expect(fittedOn(rows, { ...engine, fuel: 'diesel' }, 'timingDrive')).toBe('chain')
  })

  it('of a model with a longer name is not taken from its shorter namesake', () => {
    const rows = [row({}), row({ models: ['Civic Hybrid'], liters: [1.3], has: { timingDrive: 'chain' } })]
    expect(fittedOn(rows, { ...civic, model: 'Civic Hybrid' }, 'timingDrive')).toBeUndefined()
    expect(fittedOn(rows, { ...civic, model: 'Civic Hybrid', displacementLiters: 1.3 }, 'timingDrive')).toBe(
      'chain',
    )
  })

  it('holds for every model where the row names none', () => {
    const { models: _, ...every } = row({ has: { timingDrive: 'chain' } })
    expect(fittedOn([every], { ...civic, model: 'Jazz' }, 'timingDrive')).toBe('chain')
    expect(fittedOn([every], { make: 'Honda', year: 2003 }, 'timingDrive')).toBe('chain')
  })
})

describe('the kinds that a car can have', () => {
  const kinds = (rows: readonly FittedPart[], fuel?: 'gasoline' | 'hybrid') =>
    kindsOn(rows, fuel ? { ...civic, fuel } : civic, 'gearbox')
  const either = row({ has: { gearbox: ['manual', 'cvt'] } })

  it('are all those of its row, and none of them is known until one is left', () => {
    expect(kinds([either])).toEqual(['manual', 'cvt'])
    expect(fittedOn([either], civic, 'gearbox')).toBeUndefined()
    expect(fittedOn([row({ has: { gearbox: 'cvt' } })], civic, 'gearbox')).toBe('cvt')
  })

  it('are those that the rows of its make, of its model and of every year have in common', () => {
    const { models: _, ...make } = row({ has: { gearbox: ['manual', 'automatic', 'cvt'] } })
    const { years: __, ...everyYear } = row({ has: { gearbox: ['cvt', 'automatic'] } })
    expect(kinds([make, either, everyYear])).toEqual(['cvt'])
    expect(kindsOn([everyYear], { make: 'Honda', model: 'Civic' }, 'gearbox')).toEqual(['cvt', 'automatic'])
  })

  it('are those of the hybrid too, until the fuel is told', () => {
    const rows = [
      row({ fuel: 'gasoline', has: { gearbox: 'automatic' } }),
      row({ fuel: 'hybrid', has: { gearbox: 'e_cvt' } }),
    ]
    expect(kinds(rows)).toEqual(['automatic', 'e_cvt'])
    expect(kinds(rows, 'gasoline')).toEqual(['automatic'])
    expect(kinds(rows, 'hybrid')).toEqual(['e_cvt'])
  })
})
