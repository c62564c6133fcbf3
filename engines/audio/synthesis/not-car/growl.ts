import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { pinkNoise, wandering, whiteNoise } from '../noise.ts'
import type { Random } from '../random.ts'

/** Growls, purring, grunts and snores: uneven pulses of breath, 15 to 70 a second, through throat and mouth, with each draught of air. */
export function growl(length: number, random: Random): Float32Array {
  const rate = random.scaled(15, 70)
  const uneven = random.between(0.05, 0.35)
  const waver = wandering(length, random.between(2, 6), random)
  const breath = whiteNoise(length, random)
  const far = pinkNoise(length, random)
  const sharpness = random.between(2, 8)
  const rough = random.between(0.1, 0.6)
  const draught = draughts(length, random)
  const out = new Float32Array(length)
  let phase = 0
  let stride = 1
  let force = 1
  for (let index = 0; index < length; index += 1) {
    phase += (rate * stride * (1 + 0.15 * (waver[index] ?? 0))) / SAMPLE_RATE_HZ
    if (phase >= 1) {
      phase -= 1
      stride = Math.max(0.4, 1 + uneven * random.normal())
      force = random.between(0.5, 1)
    }
    const pulse = force * (1 - phase) ** sharpness
    out[index] =
      (draught[index] ?? 0) *
      (pulse * (1 + rough * (breath[index] ?? 0)) - 1 / (sharpness + 1) + 0.1 * (far[index] ?? 0))
  }
  const throat = random.scaled(150, 600)
  const mouth = bandPassed(out.slice(), throat * random.between(2, 3.5), 2)
  return levelled(
    added(added(bandPassed(out.slice(), throat, 1.2), mouth, random.between(0.2, 0.8)), out, 0.2),
  )
}

/** Air let out for half a second to three, and drawn in after it, softer or not at all. */
function draughts(length: number, random: Random): Float32Array {
  const loud = new Float32Array(length)
  const drawnIn = random.chance(0.5) ? random.between(0.1, 0.6) : 0
  for (let start = random.between(0, 0.4) * SAMPLE_RATE_HZ, out = true; start < length; out = !out) {
    const span = random.scaled(0.4, 3) * SAMPLE_RATE_HZ * (out ? 1 : 0.5)
    for (let at = 0; at < span && start + at < length; at += 1)
      loud[Math.floor(start + at)] = (out ? 1 : drawnIn) * Math.sin((Math.PI * at) / span) ** 0.7
    start += span + random.scaled(0.02, 0.4) * SAMPLE_RATE_HZ
  }
  return loud
}
