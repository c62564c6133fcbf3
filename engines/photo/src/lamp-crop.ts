import type { Box, Picture } from './picture.ts'

/** Pixels a side of the squares that the teller of lamps looks at. */
export const CROP_SIDE = 48
/** What the teller sees of a candidate, in longer sides of its box: the lamp close, and what stands around it. */
export const CROP_SPANS = [1.5, 4.5] as const
export const CROP_FLOATS = CROP_SPANS.length * 3 * CROP_SIDE * CROP_SIDE

/**
 * Writes a square around a box into three planes of values 0 to 1 and gives where the next may be written. Beyond the
 * picture its edge is repeated; where pixels are smaller than the square's, their mean is taken.
 */
export function writeCrop(
  picture: Picture,
  box: Box,
  span: number,
  side: number,
  into: Float32Array,
  at: number,
): number {
  const { width, height, data } = picture
  const reach = span * Math.max(box[2] * width, box[3] * height, 4)
  const left = (box[0] + box[2] / 2) * width - reach / 2
  const top = (box[1] + box[3] / 2) * height - reach / 2
  const step = reach / side
  const taps = Math.min(3, Math.max(1, Math.ceil(step - 0.2)))
  const plane = side * side
  const share = 1 / (255 * taps * taps)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let tapY = 0; tapY < taps; tapY++) {
        const y = Math.min(height - 1, Math.max(0, top + (row + (tapY + 0.5) / taps) * step - 0.5))
        const upper = Math.floor(y)
        const down = y - upper
        const lowerRow = Math.min(height - 1, upper + 1) * width
        for (let tapX = 0; tapX < taps; tapX++) {
          const x = Math.min(width - 1, Math.max(0, left + (column + (tapX + 0.5) / taps) * step - 0.5))
          const before = Math.floor(x)
          const right = x - before
          const after = Math.min(width - 1, before + 1)
          const one = (upper * width + before) * 3
          const two = (upper * width + after) * 3
          const three = (lowerRow + before) * 3
          const four = (lowerRow + after) * 3
          const weightOne = (1 - right) * (1 - down)
          const weightTwo = right * (1 - down)
          const weightThree = (1 - right) * down
          const weightFour = right * down
          red +=
            (data[one] ?? 0) * weightOne +
            (data[two] ?? 0) * weightTwo +
            (data[three] ?? 0) * weightThree +
            (data[four] ?? 0) * weightFour
          green +=
            (data[one + 1] ?? 0) * weightOne +
            (data[two + 1] ?? 0) * weightTwo +
            (data[three + 1] ?? 0) * weightThree +
            (data[four + 1] ?? 0) * weightFour
          blue +=
            (data[one + 2] ?? 0) * weightOne +
            (data[two + 2] ?? 0) * weightTwo +
            (data[three + 2] ?? 0) * weightThree +
            (data[four + 2] ?? 0) * weightFour
        }
      }
      const to = at + row * side + column
      into[to] = red * share
      into[to + plane] = green * share
      into[to + 2 * plane] = blue * share
    }
  return at + 3 * plane
}
