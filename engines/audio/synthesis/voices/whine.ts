import type { CarState } from '../../src/judgement.ts'
import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { added, levelled, shapedBy } from '../layers.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'

/** Order of a whining part, in cycles a turn of the crank. */
function orderOf(state: CarState, random: Random): number {
  // Vane pump of the steering: 10 vanes, pulley 1.1 to 1.5 times the crank's speed.
  const pump = 10 * random.between(1.1, 1.5)
  // Alternator: 36 slots or 6 pole pairs, 2.2 to 3.2 times as fast.
  const alternator = random.pick([6, 12, 36]) * random.between(2.2, 3.2)
  // Gear meshing: teeth of the driving gear on a shaft near the crank's speed.
  const gear = random.between(15, 45) * random.pick([0.5, 0.75, 1])
  if (state === 'turning') return pump
  if (state === 'driving') return random.pick([gear, gear, alternator])
  return random.pick([pump, pump, alternator, gear])
}

/**
 * A tone with harmonics at a fixed order: it rises and falls with the engine, its loudness with load and through the
 * resonances on its way. An aerated pump groans: the tone is rough at the turn of its shaft. A fuel pump keeps its pitch.
 */
export function whine({ motion, length, random }: Scene, state: CarState): Float32Array {
  const isFuelPump = (state === 'startup' || state === 'idle') && random.chance(0.2)
  const order = orderOf(state, random)
  const steadyHertz = random.scaled(250, 900)
  const harmonics = Array.from(
    { length: 8 },
    (_, index) => random.between(0.15, 1) / (index + 1) ** random.between(0.2, 1.2),
  )
  const groan = random.chance(0.5) ? random.between(0.2, 0.9) : random.between(0, 0.15)
  const steering = wandering(length, 0.8, random)
  const swings =
    state === 'turning' || (state === 'idle' && random.chance(0.3)) ? random.between(0.5, 1) : 0.15
  const resonance = random.scaled(400, 2500)
  const out = new Float32Array(length)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    const speed = motion.rpm[index] ?? 0
    const hertz = isFuelPump ? steadyHertz : (order * speed) / 60
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
    let sum = 0
    for (const [count, share] of harmonics.entries()) {
      const tone = hertz * (count + 1)
      if (tone > 7500) break
      // A broad resonance carries the harmonics near it (second order, quality 1).
      const ratio = tone / resonance
      sum +=
        (share / Math.sqrt((1 - ratio * ratio) ** 2 + ratio * ratio)) * ratio * Math.sin(phase * (count + 1))
    }
    const shaft = 1 + groan * Math.sin(2 * Math.PI * 1.3 * (motion.turns[index] ?? 0))
    const pull = Math.max(0.05, 1 + swings * (steering[index] ?? 0))
    const turning = isFuelPump ? 1 : Math.min(1, speed / 500)
    out[index] = sum * shaft * pull * turning
  }
  const hiss = bandNoise(length, random.scaled(400, 1500), random.scaled(2500, 7800), random)
  shapedBy(hiss, (index) => (isFuelPump ? 0.3 : Math.min(1, (motion.rpm[index] ?? 0) / 500)))
  return added(levelled(out), hiss, random.scaled(0.03, 0.9))
}
