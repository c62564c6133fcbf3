import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { added, levelled } from '../layers.ts'
import { bandNoise, pinkNoise, wandering } from '../noise.ts'
import type { Random } from '../random.ts'

/** A universal motor at 300 to 600 turns a second whose pitch sags as the nozzle is pressed, in rushing air. */
export function vacuumCleaner(length: number, random: Random): Float32Array {
  const strain = wandering(length, 0.6, random)
  const tone = motor(length, (index) => 0.03 * (strain[index] ?? 0), random.between(300, 600), random)
  const air = bandNoise(length, random.between(200, 600), random.between(4000, 7500), random)
  return added(air, tone, random.between(0.2, 0.9))
}

/** A room fan: blades pass at 20 to 90 hertz, with more air than tone. */
export function fan(length: number, random: Random): Float32Array {
  const tone = motor(length, () => 0, random.between(20, 90), random)
  const air = added(
    pinkNoise(length, random),
    bandNoise(length, 200, random.between(1500, 4000), random),
    0.7,
  )
  return added(levelled(air), tone, random.between(0.05, 0.5))
}

function motor(length: number, bend: (index: number) => number, hertz: number, random: Random): Float32Array {
  const shares = Array.from({ length: 8 }, (_, index) => random.between(0.2, 1) / (index + 1))
  const out = new Float32Array(length)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    phase += (2 * Math.PI * hertz * (1 + bend(index))) / SAMPLE_RATE_HZ
    let sum = 0
    for (const [harmonic, share] of shares.entries()) sum += share * Math.sin(phase * (harmonic + 1))
    out[index] = sum
  }
  return levelled(out)
}
