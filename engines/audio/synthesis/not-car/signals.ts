import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { levelled } from '../layers.ts'
import type { Random } from '../random.ts'

/** Horns of cars and trucks: one to three notes of many harmonics together, blown again and again. */
export function horn(length: number, random: Random): Float32Array {
  const root = random.scaled(140, 520)
  const notes = [1, random.between(1.15, 1.35), random.between(1.4, 1.6)].slice(0, random.pick([1, 2, 2, 3]))
  const blown = bursts(length, 0.15, 2.5, random)
  return toned(
    length,
    notes.map((ratio) => () => root * ratio),
    blown,
    random,
  )
}

/** Sirens: a pitch that wails, yelps or steps between 400 and 1,800 hertz. */
export function siren(length: number, random: Random): Float32Array {
  const low = random.scaled(350, 800)
  const high = low * random.between(1.4, 2.4)
  const perSecond = random.scaled(0.15, 5)
  const steps = random.chance(0.3)
  const hertzAt = (index: number) => {
    const turn = (perSecond * index) / SAMPLE_RATE_HZ
    const share = 0.5 - 0.5 * Math.cos(2 * Math.PI * turn)
    return low + (high - low) * (steps ? Math.round(share) : share)
  }
  return toned(length, [hertzAt], random.chance(0.7) ? () => 1 : bursts(length, 0.5, 3, random), random)
}

function toned(
  length: number,
  pitches: readonly ((index: number) => number)[],
  gainAt: (index: number) => number,
  random: Random,
): Float32Array {
  const out = new Float32Array(length)
  const fall = random.between(0.3, 1.4)
  const shares = Array.from({ length: 14 }, (_, index) => random.between(0.3, 1) / (index + 1) ** fall)
  for (const hertzAt of pitches) {
    let phase = 0
    for (let index = 0; index < length; index += 1) {
      const hertz = hertzAt(index)
      phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
      let sum = 0
      for (const [harmonic, share] of shares.entries())
        if (hertz * (harmonic + 1) < 7_600) sum += share * Math.sin(phase * (harmonic + 1))
      out[index] = (out[index] ?? 0) + sum * gainAt(index)
    }
  }
  return levelled(out)
}

/** On and off, with edges of 20 ms. */
function bursts(length: number, shortSeconds: number, longSeconds: number, random: Random) {
  const gain = new Float32Array(length)
  const edge = 0.02 * SAMPLE_RATE_HZ
  for (let start = random.between(0, 0.3) * SAMPLE_RATE_HZ; start < length; ) {
    const span = random.scaled(shortSeconds, longSeconds) * SAMPLE_RATE_HZ
    for (let at = 0; at < span && start + at < length; at += 1)
      gain[Math.floor(start + at)] = Math.min(1, at / edge, (span - at) / edge)
    start += span + random.scaled(0.08, 0.8) * SAMPLE_RATE_HZ
  }
  return (index: number) => gain[index] ?? 0
}
