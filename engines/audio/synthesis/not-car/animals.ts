import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { whiteNoise } from '../noise.ts'
import type { Random } from '../random.ts'

/** Whistled phrases of short sweeps between 2 and 7 kHz, repeated as birds do. */
export function birds(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  for (let start = random.between(0, 0.5) * SAMPLE_RATE_HZ; start < length; ) {
    const span = random.between(0.03, 0.2) * SAMPLE_RATE_HZ
    const from = random.scaled(2000, 6000)
    const to = from * random.between(0.6, 1.5)
    const trill = random.chance(0.4) ? random.between(15, 50) : 0
    for (let repeat = 1 + Math.floor(random.next() * 6); repeat > 0; repeat -= 1) {
      let phase = 0
      for (let at = 0; at < span && start + at < length; at += 1) {
        const share = at / span
        const hertz = Math.min(
          7600,
          from + (to - from) * share + 300 * Math.sin((2 * Math.PI * trill * at) / SAMPLE_RATE_HZ),
        )
        phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
        out[Math.floor(start + at)] = Math.sin(Math.PI * share) * Math.sin(phase)
      }
      start += span * random.between(1.2, 2)
    }
    start += random.between(0.1, 1.2) * SAMPLE_RATE_HZ
  }
  return out
}

/** Barks: a rough voiced burst, rising and falling from 300 to 900 Hz within a fifth of a second. */
export function dog(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const noise = whiteNoise(length, random)
  const ground = random.scaled(250, 700)
  for (let start = random.between(0, 0.6) * SAMPLE_RATE_HZ; start < length; ) {
    const span = random.between(0.12, 0.25) * SAMPLE_RATE_HZ
    let phase = 0
    for (let at = 0; at < span && start + at < length; at += 1) {
      const arch = Math.sin((Math.PI * at) / span)
      phase += (2 * Math.PI * ground * (1 + 0.5 * arch)) / SAMPLE_RATE_HZ
      let sum = 0.3 * (noise[at] ?? 0)
      for (let harmonic = 1; harmonic <= 8; harmonic += 1) sum += Math.sin(phase * harmonic) / harmonic ** 0.7
      out[Math.floor(start + at)] = arch ** 0.7 * sum
    }
    start += span + random.scaled(0.1, 1.2) * SAMPLE_RATE_HZ
  }
  return added(bandPassed(out.slice(), random.between(700, 1500), 1), levelled(out), 0.2)
}
