import type { LampColour } from './judgement.ts'
import type { Box, Picture } from './picture.ts'

/** Saturation from which a light has a colour at all. */
const LEAST_CHROMA = 36

/** The colour of a lamp's light: the hue of the most saturated tenth of its box. */
export function measureLampColour({ width, height, data }: Picture, box: Box): LampColour {
  const seen: { chroma: number; red: number; green: number; blue: number }[] = []
  const right = Math.min(width, Math.ceil((box[0] + box[2]) * width))
  const bottom = Math.min(height, Math.ceil((box[1] + box[3]) * height))
  for (let y = Math.max(0, Math.floor(box[1] * height)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(box[0] * width)); x < right; x++) {
      const at = (y * width + x) * 3
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      seen.push({ chroma: Math.max(red, green, blue) - Math.min(red, green, blue), red, green, blue })
    }
  const strongest = seen.sort((one, other) => other.chroma - one.chroma).slice(0, Math.ceil(seen.length / 10))
  let red = 0
  let green = 0
  let blue = 0
  for (const pixel of strongest) {
    red += pixel.red / strongest.length
    green += pixel.green / strongest.length
    blue += pixel.blue / strongest.length
  }
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  if (most - least < LEAST_CHROMA) return 'white'
  if (most === green) return red - least > 0.75 * (most - least) ? 'amber' : 'green'
  if (most === blue) return red - least > 0.6 * (most - least) ? 'red' : 'blue'
  return green - least > 0.38 * (most - least) ? 'amber' : 'red'
}
