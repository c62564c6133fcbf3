import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { added, levelled, peakOf, shapedBy } from '../layers.ts'
import { bandNoise } from '../noise.ts'
import type { Random } from '../random.ts'
import { ringing, type Strike } from '../strike.ts'

/** Steps of common chords above their root, in semitones. */
const CHORDS = [
  [0, 4, 7],
  [0, 3, 7],
  [0, 4, 7, 11],
  [0, 3, 7, 10],
  [0, 5, 7],
] as const

/** Chords on a beat, a melody above them and most times drums. */
export function music(length: number, random: Random): Float32Array {
  const beat = Math.round((60 / random.between(70, 150)) * SAMPLE_RATE_HZ)
  const root = random.between(90, 200)
  const out = new Float32Array(length)
  for (let bar = 0; bar * beat * 2 < length; bar += 1) {
    const shift = random.pick([0, 5, 7, 9, 2])
    for (const step of random.pick(CHORDS))
      note(out, bar * beat * 2, beat * 2, semitone(root, shift + step), 0.5, random)
    for (const half of [0, 1, 2, 3])
      if (random.chance(0.6))
        note(
          out,
          bar * beat * 2 + (half * beat) / 2,
          beat * 0.6,
          semitone(root * 2, shift + random.pick([0, 2, 4, 7, 9, 12])),
          0.8,
          random,
        )
  }
  levelled(out)
  return random.chance(0.7) ? added(out, drums(length, beat, random), random.between(0.3, 1.2)) : out
}

const semitone = (hertz: number, steps: number) => hertz * 2 ** (Math.round(steps) / 12)

/** A plucked or held note with harmonics falling off. */
function note(
  out: Float32Array,
  start: number,
  span: number,
  hertz: number,
  gain: number,
  random: Random,
): void {
  const from = Math.round(start)
  const decay = random.chance(0.5) ? 3 : 0.5
  const fall = random.between(0.8, 1.8)
  for (let at = 0; at < span && from + at < out.length; at += 1) {
    const envelope = Math.min(1, at / 160) * Math.exp((-decay * at) / span) * Math.min(1, (span - at) / 300)
    let sum = 0
    for (let harmonic = 1; harmonic <= 6; harmonic += 1)
      sum += harmonic ** -fall * Math.sin((2 * Math.PI * hertz * harmonic * at) / SAMPLE_RATE_HZ)
    out[from + at] = (out[from + at] ?? 0) + gain * envelope * sum
  }
}

function drums(length: number, beat: number, random: Random): Float32Array {
  const kicks: Strike[] = []
  const hats = new Float32Array(length)
  for (let at = 0, count = 0; at < length; at += Math.round(beat / 2), count += 1) {
    if (count % 4 === 0 || random.chance(0.1)) kicks.push({ sample: at, force: 1 })
    const snare = count % 4 === 2
    const fade = snare ? 0.9985 : 0.995
    let value = snare ? 1 : 0.35
    for (let index = at; index < Math.min(length, at + beat / 2); index += 1) {
      hats[index] = value
      value *= fade
    }
  }
  const noise = bandNoise(length, 1500, 7500, random)
  shapedBy(noise, (index) => hats[index] ?? 0)
  const kick = ringing(
    length,
    kicks,
    [{ hertz: random.between(50, 80), decaySeconds: 0.12, gain: 1 }],
    200,
    random,
  )
  const peak = Math.max(1e-6, peakOf(kick))
  return added(noise, kick, 3 / peak)
}
