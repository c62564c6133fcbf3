import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { lowPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { whiteNoise } from '../noise.ts'
import type { Random } from '../random.ts'

/** Shots, fireworks, thunder and hammer blows: a crack, and a noise that grows duller as it dies away. */
export function bangs(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const fade = random.scaled(0.02, 1.2)
  const gap = random.scaled(0.12, 2)
  const crack = whiteNoise(length, random)
  const roll = lowPassed(whiteNoise(length, random), random.scaled(200, 3_000))
  const share = random.between(0.2, 3)
  for (let start = random.between(0, 0.6) * SAMPLE_RATE_HZ; start < length; ) {
    const force = random.between(0.4, 1)
    for (let at = 0; start + at < length; at += 1) {
      const seconds = at / SAMPLE_RATE_HZ
      if (seconds > 7 * fade) break
      const index = Math.floor(start + at)
      out[index] =
        (out[index] ?? 0) +
        force *
          (Math.exp((-8 * seconds) / fade) * (crack[index] ?? 0) +
            share * Math.exp(-seconds / fade) * (roll[index] ?? 0))
    }
    start += random.scaled(0.5, 2) * gap * SAMPLE_RATE_HZ
  }
  return levelled(added(out, crack, 0.001))
}
