import { softened } from '../filter.ts'
import { added, levelled, shapedBy } from '../layers.ts'
import { bandNoise } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { modesBetween, ringing, strikesOf } from '../strike.ts'

/**
 * Exhaust blown out before its time: a burst of noise, 10 to 40 ms, 150 to 3,000 Hz, each time the leaking cylinder opens
 * (half order) or each time any of its bank does. Louder under load, when there is more gas.
 */
export function puff({ motion, length, cylinders, random }: Scene): Float32Array {
  const many = random.pick([1, 1, Math.max(1, Math.floor(cylinders / 2)), cylinders])
  const strikes = strikesOf(motion.turns, many / 2, random.next(), (_count, sample) =>
    (motion.fires[sample] ?? 0) < 0.5
      ? 0
      : (0.35 + (motion.load[sample] ?? 0)) * Math.max(0.15, 1 + 0.3 * random.normal()),
  )
  const bursts = new Float32Array(length)
  const fade = Math.exp(-1 / (random.scaled(0.006, 0.025) * 16_000))
  for (const { sample, force } of strikes) bursts[sample] = force
  let value = 0
  for (let index = 0; index < length; index += 1) {
    value = Math.max(value * fade, bursts[index] ?? 0)
    bursts[index] = value
  }
  softened(bursts, random.between(60, 250))
  const noise = bandNoise(length, random.scaled(120, 500), random.scaled(1200, 5000), random)
  const out = shapedBy(noise, (index) => bursts[index] ?? 0)
  const thump = ringing(length, strikes, modesBetween(3, 60, 300, 0.02, random), 250, random)
  return added(levelled(out), levelled(thump), random.between(0.1, 0.9))
}
