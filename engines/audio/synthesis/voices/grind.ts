import type { CarState } from '../../src/judgement.ts'
import { added, levelled, shapedBy } from '../layers.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { modesBetween, ringing, type Strike } from '../strike.ts'

/**
 * Rough metal on metal: many small blows at random, as asperities meet (noise through the modes of disc or housing), louder
 * where the rotor's worst place comes round. Brakes and wheel bearings turn with the wheel, pulleys and gears with the
 * crank, a starter that does not mesh only while it spins.
 */
export function grind({ motion, length, random }: Scene, state: CarState): Float32Array {
  const rolls = state === 'braking' || state === 'driving' || state === 'turning'
  const isStarter = state === 'startup'
  const turns = rolls ? motion.wheelTurns : motion.turns
  const order = rolls ? random.pick([1, 1, 2]) : random.pick([0.5, 1, 1.3, 2])
  const depth = random.between(0.2, 0.95)
  const sharpness = random.between(1, 4)
  const rough = wandering(length, random.scaled(8, 60), random)
  const rubbing = added(
    bandNoise(length, random.scaled(120, 500), random.scaled(1500, 5500), random),
    bandNoise(length, random.scaled(500, 1000), random.scaled(2500, 7000), random),
    random.between(0.1, 0.8),
  )
  const scratches: Strike[] = []
  const everySamples = random.scaled(30, 250)
  for (let sample = 0; sample < length; sample += Math.ceil(-Math.log(1 - random.next()) * everySamples) + 1)
    scratches.push({ sample, force: random.next() ** 3 })
  const chatter = ringing(
    length,
    scratches,
    modesBetween(6, 500, 5000, random.scaled(0.002, 0.012), random),
    4000,
    random,
  )
  const out = added(levelled(rubbing), levelled(chatter), random.between(0.5, 2))
  return shapedBy(out, (index) => {
    const turn = 0.5 + 0.5 * Math.cos(2 * Math.PI * order * (turns[index] ?? 0))
    const present = rolls
      ? Math.min(1, (motion.metresPerSecond[index] ?? 0) / 2)
      : isStarter
        ? (motion.cranks[index] ?? 0)
        : Math.min(1, (motion.rpm[index] ?? 0) / 500)
    return present * (1 - depth + depth * turn ** sharpness) * Math.max(0.1, 1 + 0.35 * (rough[index] ?? 0))
  })
}
