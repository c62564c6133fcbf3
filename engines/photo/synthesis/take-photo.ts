import { byteOf } from '../src/oklab.ts'
import type { Picture } from '../src/picture.ts'
import type { MadeLight } from './made-light.ts'
import { randomOf } from './random-of.ts'

/** What reaches the camera: three planes in one, linear, white paper in this light being 1 before the light's own tint. */
export interface MadeScene {
  readonly width: number
  readonly height: number
  readonly light: MadeLight
  readonly values: Float32Array
}

/** How a telephone writes it down: exposure, a white balance that errs, a lens that blurs and darkens corners, noise, bytes. */
export function takePhoto({ width, height, light, values }: MadeScene, seed: number): Picture {
  const next = randomOf(seed)
  const between = (low: number, high: number) => low + (high - low) * next()
  const normal = () => next() + next() + next() - 1.5
  const corrected = light.colourfulness < 0.5 ? between(0.2, 0.6) : between(0.7, 1)
  const gains = light.gains.map((gain) => gain ** (1 - corrected) * Math.exp(0.07 * normal()))
  const bright = Float32Array.from(
    { length: Math.floor(values.length / 30) },
    (_, at) => values[at * 30 + 1] ?? 0,
  ).sort()
  const exposure = between(0.16, 0.6) / Math.max(0.02, bright[Math.floor(0.8 * bright.length)] ?? 1)
  const corner = between(0, 0.25)
  const blurred = blur(values, width, height, between(0, 1) < 0.5 ? 1 : 0)
  const shot = 0.012 / Math.sqrt(light.exposure)
  const data = new Uint8Array(values.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
      for (let plane = 0; plane < 3; plane += 1) {
        const at = (y * width + x) * 3 + plane
        const clean = (blurred[at] ?? 0) * (gains[plane] ?? 1) * exposure * (1 - corner * far)
        data[at] = byteOf(clean + normal() * (shot * Math.sqrt(Math.max(0, clean)) + 0.15 * shot))
      }
    }
  return { width, height, data }
}

function blur(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  if (reach === 0) return values
  const smooth = values.slice()
  for (let y = reach; y < height - reach; y += 1)
    for (let x = reach; x < width - reach; x += 1)
      for (let plane = 0; plane < 3; plane += 1) {
        let sum = 0
        for (let j = -reach; j <= reach; j += 1)
          for (let i = -reach; i <= reach; i += 1) sum += values[((y + j) * width + x + i) * 3 + plane] ?? 0
        smooth[(y * width + x) * 3 + plane] = sum / (2 * reach + 1) ** 2
      }
  return smooth
}
