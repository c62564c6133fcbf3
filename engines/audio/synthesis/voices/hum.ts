import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { added, levelled, shapedBy } from '../layers.ts'
import { bandNoise } from '../noise.ts'
import type { Scene } from '../scene.ts'

/**
 * A wheel bearing or a sawtoothed tyre: a band of 40 to 400 Hz whose pitch follows the wheel, throbbing once or a few
 * times a turn of it. Bearing tones: balls x (1 ± d cos α / D) / 2 passes a turn, here 3 to 6 (outer race) and their
 * multiples. Standing still, a fan or pump hums on its own.
 */
export function hum({ motion, length, random }: Scene): Float32Array {
  const passes = random.between(3, 6) * random.pick([1, 2, 4, 8])
  const throbs = random.pick([1, 1, 2, 3])
  const depth = random.between(0.3, 0.95)
  const steadyHertz = random.scaled(50, 180)
  const harmonics = Array.from({ length: 5 }, (_, index) => random.between(0.2, 1) / (index + 1) ** 0.8)
  const centre = random.scaled(70, 280)
  const roar = bandNoise(length, centre * 0.6, centre * random.between(1.3, 2), random)
  const tone = new Float32Array(length)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    const wheelHertz = (motion.metresPerSecond[index] ?? 0) / 1.985
    const hertz = wheelHertz > 0.3 ? passes * wheelHertz : steadyHertz
    phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
    let sum = 0
    for (const [count, share] of harmonics.entries())
      if (hertz * (count + 1) < 600) sum += share * Math.sin(phase * (count + 1))
    tone[index] = sum
  }
  const out = added(levelled(tone), roar, random.between(0.3, 1.6))
  return shapedBy(out, (index) => {
    const speed = motion.metresPerSecond[index] ?? 0
    const throb = 1 - depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * throbs * (motion.wheelTurns[index] ?? 0)))
    return throb * (speed > 0.3 ? Math.min(2, speed / 12) : 0.5)
  })
}
