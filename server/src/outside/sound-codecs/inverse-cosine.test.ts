import { describe, expect, it } from 'vitest'
import { InverseCosine } from './inverse-cosine.ts'

describe('the inverse cosine transform', () => {
  it.each([64, 256, 2_048])('of %i samples is the sum by which it is defined', (size) => {
    const spectrum = Float64Array.from(
      { length: size / 2 },
      (_, index) => Math.sin(index * 1.7) / (1 + index),
    )
    const samples = new Float64Array(size)
    new InverseCosine(size).apply(spectrum, samples)
    for (let index = 0; index < size; index += 7) {
      const sum = spectrum.reduce(
        (total, value, bin) =>
          total + value * Math.cos((Math.PI / (2 * size)) * (2 * index + 1 + size / 2) * (2 * bin + 1)),
        0,
      )
      expect(samples[index]).toBeCloseTo(sum, 9)
    }
  })
})
