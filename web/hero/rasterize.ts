import { HEIGHT, WIDTH } from './bar-field.ts'
import type { Bar } from './frame-bars.ts'

export type Color = readonly [red: number, green: number, blue: number]
export interface Inks {
  readonly ground: Color
  readonly wave: Color
  readonly pulse: Color
}

/** Bars as pixels, three bytes each; edges get the share of the pixel that they cover. */
export function rasterize(bars: readonly Bar[], inks: Inks): Uint8Array {
  const wave = cover(bars.filter(({ ink }) => ink === 'wave'))
  const pulse = cover(bars.filter(({ ink }) => ink === 'pulse'))
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let index = 0; index < wave.length; index++) {
    const waved = wave[index] ?? 0
    const pulsed = pulse[index] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const ground = inks.ground[channel] ?? 0
      const below = ground + ((inks.wave[channel] ?? 0) - ground) * waved
      pixels[index * 3 + channel] = Math.round(below + ((inks.pulse[channel] ?? 0) - below) * pulsed)
    }
  }
  return pixels
}

function cover(bars: readonly Bar[]): Float32Array {
  const covered = new Float32Array(WIDTH * HEIGHT)
  for (const { x, width, top, height } of bars) {
    if (height <= 0) continue
    const left = x - width / 2
    const right = x + width / 2
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(HEIGHT, top + height); row++) {
      const down = Math.min(row + 1, top + height) - Math.max(row, top)
      for (let column = Math.max(0, Math.floor(left)); column < Math.min(WIDTH, right); column++) {
        const across = Math.min(column + 1, right) - Math.max(column, left)
        const index = row * WIDTH + column
        covered[index] = Math.min(1, (covered[index] ?? 0) + across * down)
      }
    }
  }
  return covered
}
