import type { Scene } from '../scene.ts'
import { modesBetween, ringing, strikesOf } from '../strike.ts'

/**
 * A lifter, a tappet, an injector, an exhaust stud: the camshaft turns at half the crank's speed, so one valve ticks at
 * half order, a whole bank or the injectors at multiples. Small hard parts: short, 2 to 7 kHz.
 */
export function tick({ motion, length, cylinders, random }: Scene): Float32Array {
  const many = random.pick([1, 1, 2, cylinders])
  const unsteady = random.between(0.05, 0.4)
  const fades = random.chance(0.3) ? random.between(0.2, 0.8) : 0
  const strengths = Array.from({ length: many }, () => random.between(0.5, 1))
  const offset = random.next()
  const strikes = strikesOf(motion.turns, many / 2, offset, (count, sample) => {
    if ((motion.fires[sample] ?? 0) < 0.5) return 0
    const strength = strengths[((count % many) + many) % many] ?? 1
    return strength * Math.max(0.1, 1 + unsteady * random.normal()) * (1 - fades * (sample / length))
  })
  const low = random.scaled(1500, 3000)
  const modes = modesBetween(6, low, random.between(5000, 7300), random.scaled(0.0012, 0.005), random)
  return ringing(length, strikes, modes, 6000, random)
}
