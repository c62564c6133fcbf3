import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed, softened } from '../filter.ts'
import { added, levelled, shapedBy } from '../layers.ts'
import { bandNoise, wandering } from '../noise.ts'
import type { Random } from '../random.ts'

/** First three formants of vowels in hertz, means of men (Peterson and Barney 1952). */
const VOWELS = [
  [270, 2290, 3010],
  [390, 1990, 2550],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [730, 1090, 2440],
  [570, 840, 2410],
  [440, 1020, 2240],
  [300, 870, 2240],
] as const

/** Speech without words: pulses of the voice through formants that change with each syllable, with hissed consonants. */
export function babble(length: number, random: Random): Float32Array {
  const voice = glottis(length, random.scaled(85, 260), random)
  const size = random.between(0.95, 1.2)
  const out = new Float32Array(length)
  const spoken = syllables(length, random)
  for (const [which, vowel] of VOWELS.entries()) {
    const part = shapedBy(voice.slice(), (index) =>
      spoken.vowel[index] === which ? (spoken.loud[index] ?? 0) : 0,
    )
    for (const [place, hertz] of vowel.entries())
      added(out, bandPassed(part.slice(), hertz * size, 6 + 3 * place), 1 / (1 + 1.5 * place))
  }
  const fricative = bandNoise(length, 2500, 7500, random)
  shapedBy(fricative, (index) => spoken.hiss[index] ?? 0)
  return levelled(added(levelled(out), fricative, random.between(0.3, 0.8)))
}

/** Train of glottal pulses whose pitch sinks and wavers over each breath. */
function glottis(length: number, hertz: number, random: Random): Float32Array {
  const pulses = new Float32Array(length)
  const melody = wandering(length, 2.5, random)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    phase += (hertz * (1 + 0.12 * (melody[index] ?? 0))) / SAMPLE_RATE_HZ
    if (phase < 1) continue
    phase -= 1
    pulses[index] = 1
  }
  return softened(pulses, 500)
}

interface Syllables {
  readonly vowel: Int8Array
  readonly loud: Float32Array
  readonly hiss: Float32Array
}

/** Three to six syllables a second, a pause after some. */
function syllables(length: number, random: Random): Syllables {
  const vowel = new Int8Array(length).fill(-1)
  const loud = new Float32Array(length)
  const hiss = new Float32Array(length)
  let start = Math.round(random.between(0, 0.3) * SAMPLE_RATE_HZ)
  while (start < length) {
    const span = Math.round(random.between(0.14, 0.3) * SAMPLE_RATE_HZ)
    const which = Math.floor(random.next() * VOWELS.length)
    const strength = random.between(0.5, 1)
    const consonant = random.chance(0.45) ? Math.round(0.3 * span) : 0
    for (let at = 0; at < span && start + at < length; at += 1) {
      const share = (at - consonant) / (span - consonant)
      if (at < consonant) hiss[start + at] = Math.sin((Math.PI * at) / consonant)
      else {
        vowel[start + at] = which
        loud[start + at] = strength * Math.sin(Math.PI * share) ** 0.6
      }
    }
    start += span + (random.chance(0.15) ? Math.round(random.between(0.2, 0.8) * SAMPLE_RATE_HZ) : 0)
  }
  return { vowel, loud, hiss }
}
