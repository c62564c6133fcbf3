import { added, shapedBy } from '../layers.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Scene } from '../scene.ts'

/**
 * Air drawn or blown through a slit: turbulence, broad noise of 2 to 8 kHz around f = 0.2 v / d (Strouhal), sometimes with
 * a faint whistle. A vacuum leak is loudest at idle, when the throttle is shut, and breathes with the intake strokes;
 * a boost leak comes with load; a coolant or air leak keeps its loudness.
 */
export function hiss({ motion, length, cylinders, random }: Scene): Float32Array {
  const voice = random.pick(['vacuum', 'vacuum', 'boost', 'steady'] as const)
  const low = random.scaled(1500, 3500)
  const out = bandNoise(length, low, random.between(5500, 7900), random)
  added(out, bandNoise(length, low * 0.4, low * 1.5, random), random.between(0, 0.5))
  const whistle = random.chance(0.25) ? random.between(0.2, 0.8) : 0
  const whistleHertz = random.scaled(1500, 5000)
  const breath = random.between(0, 0.5)
  const slow = wandering(length, 3, random)
  return shapedBy(out, (index) => {
    const strokes = 1 - breath * (0.5 + 0.5 * Math.cos(Math.PI * cylinders * (motion.turns[index] ?? 0)))
    const load = motion.load[index] ?? 0
    const pull =
      voice === 'vacuum' ? Math.max(0.15, 1.2 - 1.1 * load) : voice === 'boost' ? 0.1 + 1.1 * load : 1
    const runs = voice === 'steady' ? 1 : (motion.fires[index] ?? 0)
    const tone = 1 + whistle * Math.sin((2 * Math.PI * whistleHertz * index) / 16_000)
    return strokes * pull * runs * tone * (1 + 0.08 * (slow[index] ?? 0))
  })
}
