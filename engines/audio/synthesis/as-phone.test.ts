import { describe, expect, it } from 'vitest'
import { asPhone } from './as-phone.ts'
import { peakOf } from './layers.ts'
import { notACar, OTHER_SOURCES } from './not-car/not-a-car.ts'
import { synthesise } from './synthesise.ts'

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed)

describe('a phone', () => {
  it('writes the same for the same seed, another for another, and leaves its input alone', () => {
    const sound = synthesise({ kind: 'none', state: 'idle', seconds: 2, seed: 4 })
    const before = sound.slice()
    const first = asPhone(sound, 1)
    expect(asPhone(sound, 1)).toEqual(first)
    expect(asPhone(sound, 2)).not.toEqual(first)
    expect(sound).toEqual(before)
  })

  it('writes numbers from -1 to 1, as many as it was given, whatever happens to it', () => {
    const sound = synthesise({ kind: 'knock', state: 'idle', seconds: 1.5, seed: 8 })
    for (const seed of SEEDS) {
      const heard = asPhone(sound, seed)
      expect(heard.length).toBe(sound.length)
      expect(heard.every(Number.isFinite)).toBe(true)
      expect(peakOf(heard)).toBeLessThanOrEqual(1)
      expect(peakOf(heard)).toBeGreaterThan(0.01)
    }
  })

  it('stays silent in silence but for its own hiss', () => {
    for (const seed of SEEDS) expect(asPhone(new Float32Array(8000), seed).every(Number.isFinite)).toBe(true)
  })
})

describe('what is no car', () => {
  it.each(OTHER_SOURCES)('%s is the same for the same seed and never leaves -1 to 1', (source) => {
    const sound = notACar(source, 2, 3)
    expect(sound.length).toBe(32_000)
    expect(sound.every(Number.isFinite)).toBe(true)
    expect(peakOf(sound)).toBeLessThanOrEqual(1)
    expect(notACar(source, 2, 3)).toEqual(sound)
  })
})
