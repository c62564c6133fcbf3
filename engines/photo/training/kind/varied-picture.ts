import type { Picture } from '../../src/picture.ts'

/** A part of the picture (at least `leastShare` of each side), perhaps mirrored, brighter or darker, tinted a little: what another hand would have taken. */
export function variedPicture(picture: Picture, leastShare: number, random: () => number): Picture {
  const width = Math.max(8, Math.round(picture.width * (leastShare + (1 - leastShare) * random())))
  const height = Math.max(8, Math.round(picture.height * (leastShare + (1 - leastShare) * random())))
  const left = Math.floor((picture.width - width) * random())
  const top = Math.floor((picture.height - height) * random())
  const isMirrored = random() < 0.5
  const gains = [0, 1, 2].map(() => 0.92 + 0.16 * random())
  const gain = 0.6 * 2.5 ** random()
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let plane = 0; plane < 3; plane += 1) {
        const from = ((top + y) * picture.width + left + (isMirrored ? width - 1 - x : x)) * 3 + plane
        data[(y * width + x) * 3 + plane] = Math.min(
          255,
          (picture.data[from] ?? 0) * gain * (gains[plane] ?? 1),
        )
      }
  return { width, height, data }
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
