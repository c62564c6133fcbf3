import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { bandPassed } from '../filter.ts'
import { added, levelled } from '../layers.ts'
import { wandering, whiteNoise } from '../noise.ts'
import type { Random } from '../random.ts'

/** How an animal calls: a voice of many harmonics through two resonances of throat and mouth. */
interface Voice {
  readonly lowHertz: number
  readonly highHertz: number
  readonly shortSeconds: number
  readonly longSeconds: number
  /** Resonances, lowest and highest of the first; the second lies at two to three times it. */
  readonly throatHertz: readonly [number, number]
  /** Share of breath in the voice, and depth of a tremble at 5 to 12 hertz. */
  readonly breath: number
  readonly tremble: number
}

/** Lions and bears: 45 to 160 hertz, rough, seconds long. */
export const roar = (length: number, random: Random) =>
  call(length, random, {
    lowHertz: 45,
    highHertz: 160,
    shortSeconds: 0.6,
    longSeconds: 2.5,
    throatHertz: [250, 700],
    breath: random.between(0.4, 1.5),
    tremble: 0.05,
  })

/** Sheep, goats and horses: 180 to 900 hertz, trembling. */
export const bleat = (length: number, random: Random) =>
  call(length, random, {
    lowHertz: 180,
    highHertz: 900,
    shortSeconds: 0.4,
    longSeconds: 1.8,
    throatHertz: [600, 1_400],
    breath: random.between(0.05, 0.5),
    tremble: random.between(0.03, 0.2),
  })

/** Wolves, cats, apes and small children: 220 to 1,000 hertz, hardly any breath, gliding far. */
export const howl = (length: number, random: Random) =>
  call(length, random, {
    lowHertz: 220,
    highHertz: 1_000,
    shortSeconds: 0.2,
    longSeconds: 2,
    throatHertz: [700, 1_800],
    breath: random.between(0, 0.2),
    tremble: random.chance(0.3) ? random.between(0.02, 0.1) : 0,
  })

/** Cattle and elephants: 80 to 450 hertz through a long throat. */
export const moo = (length: number, random: Random) =>
  call(length, random, {
    lowHertz: 80,
    highHertz: 450,
    shortSeconds: 0.5,
    longSeconds: 2.2,
    throatHertz: [300, 1_000],
    breath: random.between(0.05, 0.8),
    tremble: random.between(0, 0.05),
  })

function call(length: number, random: Random, voice: Voice): Float32Array {
  const out = new Float32Array(length)
  const noise = whiteNoise(length, random)
  const waver = wandering(length, 8, random)
  const ground = random.scaled(voice.lowHertz, voice.highHertz)
  const trembleHertz = random.between(5, 12)
  for (let start = random.between(0, 0.4) * SAMPLE_RATE_HZ; start < length; ) {
    const span = random.scaled(voice.shortSeconds, voice.longSeconds) * SAMPLE_RATE_HZ
    const bend = random.between(0.05, 0.4)
    let phase = 0
    for (let at = 0; at < span && start + at < length; at += 1) {
      const index = Math.floor(start + at)
      const arch = Math.sin((Math.PI * at) / span)
      const shake = voice.tremble * Math.sin((2 * Math.PI * trembleHertz * at) / SAMPLE_RATE_HZ)
      phase +=
        (ground * (1 + bend * arch + shake + 0.06 * voice.breath * (waver[index] ?? 0))) / SAMPLE_RATE_HZ
      // A pulse a period, and breath that comes with it.
      const pulse = (1 - (phase % 1)) ** 6 - 1 / 7
      out[index] = arch ** 0.6 * (1 + 3 * shake) * (pulse + 0.3 * voice.breath * (noise[index] ?? 0))
    }
    start += span + random.scaled(0.1, 1.5) * SAMPLE_RATE_HZ
  }
  const throat = random.between(...voice.throatHertz)
  const mouth = bandPassed(out.slice(), throat * random.between(2, 3), 2)
  return levelled(added(added(bandPassed(out.slice(), throat, 1.5), mouth, 0.6), out, 0.15))
}
