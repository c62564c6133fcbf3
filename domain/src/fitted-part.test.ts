import { describe, expect, it } from 'vitest'
import { type FittedPart, fittedOn } from './fitted-part.ts'

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
