import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { bandNoise, wandering, whiteNoise } from '../noise.ts'
import type { Random } from '../random.ts'
import { babble } from './speech.ts'

/** Many people at once: talk that runs together, some clapping in it. */
export function crowd(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  for (let voices = 3 + Math.floor(random.next() * 6); voices > 0; voices -= 1)
    added(out, babble(length, random), random.between(0.2, 1))
  return levelled(
    added(levelled(out), levelled(clapping(length, random)), random.chance(0.5) ? random.between(0.2, 3) : 0),
  )
}

function clapping(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const noise = whiteNoise(length, random)
  const perSecond = random.scaled(4, 120)
  for (let start = 0; start < length; start += (-Math.log(1 - random.next()) / perSecond) * SAMPLE_RATE_HZ) {
    const force = random.scaled(0.1, 1)
    for (let at = 0; at < 0.03 * SAMPLE_RATE_HZ && start + at < length; at += 1) {
      const index = Math.floor(start + at)
      out[index] = (out[index] ?? 0) + force * Math.exp(-at / (0.006 * SAMPLE_RATE_HZ)) * (noise[index] ?? 0)
    }
  }
  return bandPassed(out, random.between(900, 2_500), 0.8)
}

/** Taps, brooks and waves: noise of water with bubbles that ring and rise in it (Minnaert 1933). */
export function water(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const bubbles = random.scaled(20, 400)
  for (let start = 0; start < length; start += (-Math.log(1 - random.next()) / bubbles) * SAMPLE_RATE_HZ) {
    const hertz = random.scaled(400, 5_000)
    const fade = 4 / hertz + 0.004
    const rise = random.between(0, 3)
    const force = random.scaled(0.05, 1)
    let phase = 0
    for (let at = 0; at < 5 * fade * SAMPLE_RATE_HZ && start + at < length; at += 1) {
      const seconds = at / SAMPLE_RATE_HZ
      phase += (2 * Math.PI * hertz * (1 + rise * seconds)) / SAMPLE_RATE_HZ
      const index = Math.floor(start + at)
      out[index] = (out[index] ?? 0) + force * Math.exp(-seconds / fade) * Math.sin(phase)
    }
  }
  const swell = wandering(length, random.between(0.15, 2), random)
  const rush = bandNoise(length, random.scaled(100, 800), random.between(3_000, 7_500), random)
  for (let index = 0; index < length; index += 1)
    rush[index] = (rush[index] ?? 0) * Math.exp(0.5 * (swell[index] ?? 0))
  return levelled(added(levelled(out), levelled(rush), random.between(0.1, 2)))
}
