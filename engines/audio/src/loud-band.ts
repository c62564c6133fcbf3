import type { SoundKind } from './judgement.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'
import { spectrogramOf } from './spectrum.ts'

/** Where each kind of sound has its energy, in hertz: modes of struck iron, teeth and bearings, rubber, air (decision 011). */
const RANGE: Readonly<Record<SoundKind, readonly [number, number]>> = {
  knock: [200, 2_000],
  tick: [1_500, 7_000],
  squeal: [700, 7_000],
  grind: [200, 4_000],
  whine: [200, 4_000],
  hum: [40, 500],
  hiss: [2_000, 8_000],
  puff: [60, 2_500],
  rattle: [800, 7_000],
  click: [800, 7_000],
  crank_no_start: [60, 2_500],
}
const FRAME_SAMPLES = 1_024
/** Of the energy in the range, so much lies within the band that is drawn. */
const LEFT_OUT = 0.1

/** The band that holds four fifths of the energy of a kind of sound in its range. */
export function loudBandOf(
  kind: SoundKind,
  samples: Float32Array,
): { readonly lowHertz: number; readonly highHertz: number } {
  const [from, to] = RANGE[kind]
  const { power, frames, bins, binHertz } = spectrogramOf(
    { samples, sampleRateHz: SAMPLE_RATE_HZ },
    FRAME_SAMPLES,
    FRAME_SAMPLES,
  )
  const first = Math.ceil(from / binHertz)
  const energies = Array.from({ length: Math.floor(to / binHertz) - first + 1 }, (_, index) => {
    let sum = 0
    for (let frame = 0; frame < frames; frame += 1) sum += power[frame * bins + first + index] ?? 0
    return sum
  })
  const all = energies.reduce((sum, energy) => sum + energy, 0)
  if (all === 0) return { lowHertz: from, highHertz: to }
  let below = 0
  let low = from
  let high = to
  for (const [index, energy] of energies.entries()) {
    const hertz = (first + index) * binHertz
    if (below < LEFT_OUT * all && below + energy >= LEFT_OUT * all) low = hertz
    if (below < (1 - LEFT_OUT) * all && below + energy >= (1 - LEFT_OUT) * all) high = hertz + binHertz
    below += energy
  }
  return { lowHertz: low, highHertz: Math.max(high, low + binHertz) }
}
