import { byteOf } from './oklab.ts'
import type { Picture } from './picture.ts'

type Light = readonly [number, number, number]

/** Made for tests: discs of one light on ground of another; middles and radii as shares of width and height. */
export function drawnSpots(
  ground: Light,
  spot: Light,
  discs: readonly (readonly [x: number, y: number, radius: number])[],
  width = 240,
  height = 240,
): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSpot = discs.some(
        ([middleX, middleY, radius]) =>
          Math.hypot((x + 0.5) / width - middleX, (y + 0.5) / height - middleY) < radius,
      )
      for (let plane = 0; plane < 3; plane += 1)
        data[(y * width + x) * 3 + plane] = byteOf((isSpot ? spot : ground)[plane] ?? 0)
    }
  return { width, height, data }
}
