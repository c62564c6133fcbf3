import { expect, it } from 'vitest'
import { boxMean } from './box-mean.ts'

it('gives the mean of the square around a pixel, and at the edges of what there is of it', () => {
  const means = boxMean(Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 3, 3, 1)
  expect([...means]).toEqual([3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7])
})
