import { describe, expect, it } from 'vitest'
import { LoudestSlices } from './loudest-slices.ts'

describe('the loudest slices of a recording', () => {
  it('stay as many as they may be, however much comes, and tell the same drawing', () => {
    // 16 slices of 128 samples hold 2,048; this is 32 times as much, in pieces of 1,000.
    const total = 65_536
    const loudness = [0.1, 0.8, 0, 0.5]
    const [few, many] = [new LoudestSlices(16), new LoudestSlices()]
    for (let at = 0; at < total; at += 1_000) {
      const piece = Float32Array.from(
        { length: Math.min(1_000, total - at) },
        (_, index) => loudness[Math.floor(((at + index) * 4) / total)] ?? 0,
      )
      few.add([piece])
      many.add([piece])
    }
    expect(few.inParts(4)).toEqual(loudness)
    expect(many.inParts(4)).toEqual(loudness)
    const held = Object.values(few).find((value) => value instanceof Float32Array)
    expect(held).toHaveLength(16)
  })
})
