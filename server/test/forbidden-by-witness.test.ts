import { PHOTO_KINDS, SOUND_FLAWS, SOUND_KINDS } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { forbiddenByWitness } from '../src/conversation/forbidden-by-witness.ts'
import { nextPhoto } from '../src/conversation/next-photo.ts'
import { nextRecording } from '../src/conversation/next-recording.ts'
import { questionsOfPhoto } from '../src/conversation/questions-of-photo.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

const { model, seen } = loadPartsWithoutReader(productRoot)
const seenOil = [{ finding: 'oil_pressure_lamp_on', confidence: 0.9 }]

describe('what a photo or recording shows', () => {
  it('forbids what the red flag forbids that rests on it', () => {
    const forbidden = forbiddenByWitness(model, 'photo', seenOil)
    expect([forbidden.has('moving'), forbidden.has('engine_running')]).toEqual([true, true])
  })

  it('forbids nothing by what it only suggests', () =>
    expect(
      forbiddenByWitness(model, 'photo', [{ finding: 'oil_pressure_lamp_on', confidence: 0.7 }]).size,
    ).toBe(0))
})

describe('a question beside a photo', () => {
  const howOf = (id: string, forbidden = forbiddenByWitness(model, 'photo', seenOil)) =>
    questionsOfPhoto(
      seen,
      'dashboard',
      [
        { id: 'oil_pressure', colour: 'red' },
        { id: 'battery', colour: 'red' },
      ],
      { proposals: [] },
      forbidden,
    ).find((question) => question.id === id)?.how

  it('is asked from memory where it would take a running engine that a lamp forbids', () => {
    expect(howOf('lamp_battery')).toMatch(/^Go by memory\. Leave the engine off/)
    expect(howOf('lamp_battery', new Set())).toMatch(/engine running/)
  })

  it('stays as it is where it asks for nothing that is forbidden', () =>
    expect(howOf('lamp_oil_pressure')).toBe(
      'Go by memory. Do not start the engine to find out; before a start the lamp has to be lit.',
    ))
})

describe('the next photo', () => {
  const running = /engine running|start the engine/i
  it('is none with the engine running where that is forbidden', () => {
    for (const kind of PHOTO_KINDS)
      for (const bulbCheck of [true, false]) {
        const told = { flaws: [], kind, bulbCheck, isRead: false }
        expect(nextPhoto(told, new Set(['engine_running']))?.how ?? '').not.toMatch(running)
      }
  })

  it('is one with the engine running after the test of the bulbs, where nothing is forbidden', () => {
    const told = { flaws: [], kind: 'dashboard' as const, bulbCheck: true, isRead: true }
    expect(nextPhoto(told)?.how).toMatch(running)
  })
})

describe('the next recording', () => {
  const states = ['startup', 'idle', 'revving', 'driving', 'braking', 'turning'] as const
  it('is none where the engine must stay off', () => {
    for (const state of states)
      for (const kind of [null, ...SOUND_KINDS])
        for (const flaws of [[], ...SOUND_FLAWS.map((flaw) => [flaw])])
          expect(nextRecording(flaws, state, kind, new Set(['engine_running']))).toBeNull()
  })

  it('is none on the road where the car must stand, and stays one beside it', () => {
    expect(nextRecording([], 'braking', 'knock', new Set(['moving']))).toBeNull()
    expect(nextRecording([], 'idle', 'rattle', new Set(['moving']))?.title).toContain('rev')
  })
})
