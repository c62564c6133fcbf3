import { expect, test } from 'vitest'
import { sentSize } from './draw-shrunk.ts'

test.each([
  // 12 megapixels of a phone: 4032 x 3024 at 2048/4032.
  [4_032, 3_024, 2_048, 1_536],
  [3_024, 4_032, 1_536, 2_048],
  [2_048, 2_048, 2_048, 2_048],
  [640, 480, 640, 480],
  [40_960, 1, 2_048, 1],
])('%i by %i pixels are sent as %i by %i', (width, height, sentWidth, sentHeight) => {
  expect(sentSize(width, height)).toEqual({ width: sentWidth, height: sentHeight })
})
