import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { planSound } from '../synthesis/plan-sound.ts'
import { makeSound } from '../synthesis/synthesise.ts'
import { openDeepEncoder, openEncoder } from '../training/open-encoder.ts'
import { judgeSound, type SoundEar } from './judge-sound.ts'
import { CAR_STATES, SOUND_CLASSES, type SoundJudgement } from './judgement.ts'
import { readHeads } from './read-heads.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'
import type { SoundEncoder } from './sound-encoder.ts'

let ear: SoundEar
beforeAll(async () => {
  const heads = new URL('../weights/heads.json', import.meta.url)
  ear = {
    encoder: await openEncoder(),
    deepEncoder: await openDeepEncoder(),
    heads: readHeads(JSON.parse(readFileSync(heads, 'utf8'))),
  }
})
const soundOf = (samples: Float32Array) => ({ samples, sampleRateHz: SAMPLE_RATE_HZ }) as const

describe('what is heard in a recording', () => {
  test.each([0, 1, 800, 40_000])('of %i samples of silence: no car, no fault, no sound', async (length) => {
    const judged = await judgeSound(soundOf(new Float32Array(length)), {}, ear)
    expect(judged.quality.notCar).toBe(1)
    expect(judged.fault).toBeNull()
    expect(judged.kinds).toEqual([])
    expect(judged.classes).toEqual([{ id: 'not_car', probability: 1 }])
  })

  test('is rated in eleven classes that sum to at most one, and every number is a probability', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000 }),
        fc.double({ min: 1e-3, max: 1, noNaN: true }),
        async (seed, gain) => {
          const { samples } = makeSound(planSound({ kind: 'none', seed, seconds: 2 }))
          const judged = await judgeSound(soundOf(samples.map((value) => value * gain)), {}, ear)
          // Turned down so far that nothing is left, it is silence.
          const rated = judged.quality.loudnessDb < -75 ? ['not_car'] : SOUND_CLASSES
          expect(judged.classes.map(({ id }) => id).toSorted()).toEqual([...rated].toSorted())
          const all = judged.classes.reduce((sum, { probability }) => sum + probability, 0)
          expect(all).toBeLessThanOrEqual(1 + 1e-6)
          for (const { probability } of [...judged.classes, ...judged.kinds, judged.state]) {
            expect(probability).toBeGreaterThanOrEqual(0)
            expect(probability).toBeLessThanOrEqual(1 + 1e-9)
          }
          expect(CAR_STATES).toContain(judged.state.id)
        },
      ),
      { numRuns: 8 },
    )
  })

  test('belongs to the state that the owner tells: classes of other states are out of the question', async () => {
    const { samples } = makeSound(planSound({ kind: 'none', state: 'idle', seed: 5, seconds: 3 }))
    const judged = await judgeSound(soundOf(samples), { state: 'braking', rpm: 900 }, ear)
    expect(judged.state).toEqual({ id: 'braking', probability: 1, isTold: true })
    expect(judged.engineSpeed).toEqual({ rpm: 900, probability: 1, isTold: true })
    expect(judged.classes.map(({ id }) => id)).not.toContain('low_oil')
    expect(judged.classes.map(({ id }) => id)).toContain('worn_brakes')
  })

  test('of an engine that cranks and never catches: a crank without start, where it cranks', async () => {
    const made = makeSound(planSound({ kind: 'crank_no_start', state: 'startup', seed: 3, seconds: 4 }))
    const judged = await judgeSound(soundOf(made.samples), {}, ear)
    expect(judged.kinds.map(({ kind }) => kind)).toContain('crank_no_start')
    expect(judged.state.id).toBe('startup')
  })

  test.each([
    [1.5, 1],
    [3, 2],
    [3.5, 0],
    [10, 0],
  ])('is heard a second time where a recording is short: of %f s, %i windows', async (seconds, expected) => {
    const { samples } = makeSound(planSound({ kind: 'none', state: 'idle', seed: 5, seconds: 10 }))
    let heard = 0
    const deepEncoder: SoundEncoder = {
      ...ear.deepEncoder,
      encode: (input, count) => {
        heard += count
        return ear.deepEncoder.encode(input, count)
      },
    }
    await judgeSound(soundOf(samples.slice(0, seconds * SAMPLE_RATE_HZ)), {}, { ...ear, deepEncoder })
    expect(heard).toBe(expected)
  })

  test('moves among the nine classes by what the deep encoder says, and no further', async () => {
    const { samples } = makeSound(
      planSound({ kind: 'crank_no_start', state: 'startup', seed: 3, seconds: 1.5 }),
    )
    /** As if the deep encoder were nearly sure of one class, whatever it hears. */
    const sureOf = (sure: string): SoundEar => {
      const { classes, ...scale } = ear.heads.deep
      const weights = classes.weights.map((row) => row.map(() => 0))
      const biases = classes.names.map((name) => (name === sure ? 200 : 0))
      return { ...ear, heads: { ...ear.heads, deep: { ...scale, classes: { ...classes, weights, biases } } } }
    }
    const braking = await judgeSound(soundOf(samples), {}, sureOf('normal_brakes'))
    const starting = await judgeSound(soundOf(samples), {}, sureOf('normal_startup'))
    expect([braking.state.id, starting.state.id]).toEqual(['braking', 'startup'])
    const rated = (judged: SoundJudgement, id: string) =>
      judged.classes.find((entry) => entry.id === id)?.probability ?? 0
    // Neither is an engine then, so that nothing is called a knock: all that the nine have together is its own.
    expect(rated(braking, 'normal_startup')).toBeLessThan(1e-6)
    expect(rated(starting, 'normal_startup')).toBeCloseTo(rated(braking, 'normal_brakes'), 6)
    expect(rated(starting, 'not_car')).toBeCloseTo(rated(braking, 'not_car'), 6)
  })

  test('lies within the recording', async () => {
    const { samples } = makeSound(planSound({ kind: 'squeal', state: 'idle', seed: 9, seconds: 5 }))
    const judged = await judgeSound(soundOf(samples), {}, ear)
    for (const { fromSeconds, toSeconds, lowHertz, highHertz } of judged.kinds) {
      expect(fromSeconds).toBeGreaterThanOrEqual(0)
      expect(toSeconds).toBeLessThanOrEqual(5.01)
      expect(fromSeconds).toBeLessThan(toSeconds)
      expect(lowHertz).toBeLessThan(highHertz)
    }
  })
})
