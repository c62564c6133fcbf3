import { type Sighting, sightingSchema } from '@candi/contracts'
import { SURE_WITNESS } from '@candi/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgedPhoto, lit } from '../../test/judged-photo.ts'
import { smallParts } from '../../test/small-parts.ts'
import { type ModelSighting, modelSightingSchema } from './model-sighting.ts'
import { sightingOf } from './sighting-of.ts'
import { uniteSightings } from './unite-sightings.ts'

const parts = smallParts()
const own = (lamps: ReturnType<typeof lit>[] = [], bulbCheck = false) =>
  sightingOf(parts, judgedPhoto({ lamps, bulbCheck }), {})
const model = (more: Partial<ModelSighting> = {}): ModelSighting => ({
  kind: null,
  lamps: [],
  signs: [],
  ...more,
})
const seen = (
  id: 'brake' | 'parking_brake' | 'abs',
  probability = 0.9,
  box: Sighting['lamps'][number]['box'] | null = null,
) => ({
  id,
  colour: 'red' as const,
  probability,
  box,
})
const unite = (mine: Sighting, other: Partial<ModelSighting>) => uniteSightings(parts, mine, model(other))

describe('our own reading of a photo beside a vision model’s', () => {
  it('stands as it is where the model says nothing', () => {
    const mine = own([lit('brake', 0.8)])
    expect(unite(mine, {})).toEqual(mine)
  })

  it('is surer of what both see, never certain, and says that both saw it', () => {
    const united = unite(own([lit('brake', 0.8)]), { lamps: [seen('brake', 0.9)] })
    // 0.8 + 0.2 x 0.5 x 0.9, and nine tenths of it for the sign.
    expect(united.lamps[0]).toMatchObject({ id: 'brake', by: 'both' })
    expect(united.lamps[0]?.probability).toBeCloseTo(0.89, 6)
    expect(united.signs[0]).toMatchObject({ finding: 'soft_pedal', by: 'both' })
    expect(united.signs[0]?.confidence).toBeCloseTo(0.801, 6)
    expect(unite(own([lit('brake', 0.999)]), { lamps: [seen('brake', 1)] }).lamps[0]?.probability).toBe(0.999)
  })

  it('adds what the model alone sees, bounded at 0.75, and asks the lamp’s question', () => {
    const united = unite(own(), { lamps: [seen('brake', 1)] })
    expect(united.lamps).toMatchObject([{ id: 'brake', by: 'model', probability: 0.75 }])
    expect(united.signs).toMatchObject([{ finding: 'soft_pedal', by: 'model' }])
    expect(united.signs[0]?.confidence).toBeLessThan(SURE_WITNESS)
    expect(united.questions[0]?.id).toBe('lamp_brake')
  })

  it('takes findings of the catalogue from the model and no others', () => {
    const signs = [
      { finding: 'loud', confidence: 0.99 },
      { finding: 'invented', confidence: 0.99 },
    ]
    expect(unite(own(), { signs }).signs).toMatchObject([{ finding: 'loud', confidence: 0.75, by: 'model' }])
  })

  it('takes no lamp of the test of the bulbs for a fault, whoever sees it', () => {
    const united = unite(own([lit('brake', 0.9)], true), {
      lamps: [seen('brake')],
      signs: [{ finding: 'soft_pedal', confidence: 0.9 }],
    })
    expect(united.signs).toEqual([])
  })

  it('asks the owner which lamp it is where they see different ones in one place, and is unsure itself', () => {
    const mine = own([lit('brake', 0.95)])
    const united = unite(mine, { lamps: [seen('parking_brake', 0.9, [0.4, 0.4, 0.05, 0.05])] })
    expect(united.lamps.map(({ id }) => id)).toEqual(['brake'])
    expect(united.questions[0]?.options.map(({ label }) => label)).toEqual([
      'The brake lamp',
      'The parking brake lamp',
      'Neither, or I cannot tell',
    ])
    expect(united.signs[0]?.confidence).toBeLessThan(SURE_WITNESS)
  })

  it('sees two lamps where they lie apart', () => {
    const united = unite(own([lit('brake', 0.95)]), { lamps: [seen('abs', 0.7, [0.8, 0.1, 0.05, 0.05])] })
    expect(united.lamps.map(({ id }) => id)).toEqual(['brake', 'abs'])
  })

  it('asks what the photo shows where both are sure and disagree; what the owner said stands', () => {
    const kind = { id: 'leak', probability: 0.9 } as const
    expect(unite(own(), { kind }).questions[0]?.id).toBe('what_is_shown')
    const told = sightingOf(parts, judgedPhoto(), { kind: 'dashboard' })
    expect(unite(told, { kind }).questions.map(({ id }) => id)).not.toContain('what_is_shown')
  })

  it('fits the wire whatever the model says, and the order of its lamps changes nothing', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true })
    const lamp = fc.record({
      id: fc.constantFrom('brake' as const, 'parking_brake' as const, 'abs' as const),
      colour: fc.constantFrom('red' as const, 'amber' as const),
      probability,
      box: fc.constantFrom(null, [0.4, 0.4, 0.05, 0.05] as [number, number, number, number]),
    })
    const said = fc.record({
      kind: fc.constantFrom(null, { id: 'leak' as const, probability: 0.9 }),
      lamps: fc.uniqueArray(lamp, { maxLength: 3, selector: ({ id }) => id }),
      signs: fc.array(
        fc.record({ finding: fc.constantFrom('loud', 'soft_pedal', 'invented'), confidence: probability }),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(said, fc.boolean(), (other, bulbCheck) => {
        expect(modelSightingSchema.safeParse(other).success).toBe(true)
        const mine = own([lit('brake', 0.8)], bulbCheck)
        const united = uniteSightings(parts, mine, other)
        expect(sightingSchema.safeParse(united).error).toBeUndefined()
        const turned = uniteSightings(parts, mine, { ...other, lamps: [...other.lamps].reverse() })
        expect(turned.signs).toEqual(united.signs)
        for (const { by, confidence } of united.signs)
          if (by === 'model') expect(confidence).toBeLessThanOrEqual(0.75)
      }),
      { numRuns: 100 },
    )
  })
})
