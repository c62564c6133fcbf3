import { highPassed, lowPassed } from './filter.ts'
import { added, levelled, shapedBy } from './layers.ts'
import { bandNoise, pinkNoise, wandering } from './noise.ts'
import type { Scene } from './scene.ts'
import { modesBetween, ringing, type Strike } from './strike.ts'

/**
 * Rolling and wind at the speed of the car: tyre noise rises with 30 lg v and peaks near 1 kHz (Sandberg & Ejsmont
 * 2002), inside below 300 Hz; air noise with 60 lg v. Root mean square 1 at 50 km/h. Bumps strike body and suspension.
 */
export function roadNoise({ motion, length, random }: Scene): Float32Array {
  const isInside = random.chance(0.65)
  const rumble = lowPassed(
    pinkNoise(length, random),
    isInside ? random.scaled(120, 500) : random.scaled(700, 1800),
  )
  const tread = bandNoise(length, random.between(400, 700), random.between(1100, 2200), random)
  const air = bandNoise(length, random.between(200, 600), random.between(2500, 7500), random)
  const surface = wandering(length, 1.5, random)
  const out = added(levelled(rumble), tread, isInside ? random.between(0.05, 0.3) : random.between(0.4, 1.2))
  const airLoud = random.between(0.03, 0.25)
  for (let index = 0; index < length; index += 1) {
    const speed = (motion.metresPerSecond[index] ?? 0) / 14
    const rolling = speed ** 1.5 * (1 + 0.15 * (surface[index] ?? 0))
    out[index] = (out[index] ?? 0) * rolling + airLoud * speed ** 3 * (air[index] ?? 0)
  }
  return added(highPassed(out, 25), bumps({ motion, length, random }), random.between(0, 0.6))
}

function bumps({ motion, length, random }: Omit<Scene, 'cylinders'>): Float32Array {
  const strikes: Strike[] = []
  for (let sample = 0; sample < length; sample += Math.round(16_000 * random.scaled(0.15, 2)))
    if ((motion.metresPerSecond[sample] ?? 0) > 1) strikes.push({ sample, force: random.scaled(0.2, 2) })
  const thumps = ringing(length, strikes, modesBetween(4, 40, 250, 0.05, random), 150, random)
  const peak = thumps.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  return shapedBy(thumps, () => 2.5 / peak)
}
