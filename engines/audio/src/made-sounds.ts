import { SAMPLE_RATE_HZ, type Sound } from './sound.ts'

/** Sounds that the tests of this folder make by themselves: everything about them is known. */

const samplesIn = (seconds: number) => Math.round(seconds * SAMPLE_RATE_HZ)

export const soundOf = (samples: Float32Array): Sound => ({ samples, sampleRateHz: SAMPLE_RATE_HZ })

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** White noise of a root mean square, normally distributed (Box and Muller 1958). */
export function noiseOf(seconds: number, rms: number, seed = 1): Float32Array {
  const next = chance(seed)
  return Float32Array.from(
    { length: samplesIn(seconds) },
    () => rms * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  )
}

export const silenceOf = (seconds: number) => new Float32Array(samplesIn(seconds))

/** A sine whose frequency may move. */
export function toneOf(
  seconds: number,
  hertz: number | ((second: number) => number),
  amplitude: number,
): Float32Array {
  let phase = 0
  return Float32Array.from({ length: samplesIn(seconds) }, (_, at) => {
    phase += (typeof hertz === 'number' ? hertz : hertz(at / SAMPLE_RATE_HZ)) / SAMPLE_RATE_HZ
    return amplitude * Math.sin(2 * Math.PI * phase)
  })
}

/** Knocks: bursts of 5 ms decay that ring at a pitch, so many a second. */
export function knocksOf(
  seconds: number,
  perSecond: number,
  { amplitude = 0.3, hertz = 2_200, fromSeconds = 0, toSeconds = seconds } = {},
): Float32Array {
  const out = silenceOf(seconds)
  for (let second = fromSeconds + 0.03; second < toSeconds; second += 1 / perSecond) {
    const from = samplesIn(second)
    for (let at = 0; at < 480 && from + at < out.length; at += 1)
      out[from + at] =
        (out[from + at] ?? 0) +
        amplitude * Math.exp(-at / 80) * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE_HZ)
  }
  return out
}

/** A four-stroke engine: one pulse a firing into resonances of the exhaust, each cylinder a little different, with noise. */
export function engineOf(seconds: number, rpm: number, cylinders = 4, seed = 1): Float32Array {
  const next = chance(seed)
  const strokes = Array.from({ length: cylinders }, () => 0.85 + 0.3 * next())
  const pipes = [90, 180, 320, 700].map((hertz) => ({ hertz, last: 0, lastButOne: 0 }))
  const radius = Math.exp((-Math.PI * 60) / SAMPLE_RATE_HZ)
  const noise = noiseOf(seconds, 0.02, seed + 1)
  let phase = 0
  let cylinder = 0
  return noise.map((hiss) => {
    phase += ((rpm / 60) * cylinders) / 2 / SAMPLE_RATE_HZ
    let pulse = 0
    if (phase >= 1) {
      phase -= 1
      cylinder = (cylinder + 1) % cylinders
      pulse = strokes[cylinder] ?? 1
    }
    let sum = 0
    for (const pipe of pipes) {
      const turn = Math.cos((2 * Math.PI * pipe.hertz) / SAMPLE_RATE_HZ)
      const value = pulse + 2 * radius * turn * pipe.last - radius * radius * pipe.lastButOne
      pipe.lastButOne = pipe.last
      pipe.last = value
      sum += 0.025 * value
    }
    return sum + hiss
  })
}

export function sumOf(...parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from({ length: parts[0]?.length ?? 0 }, (_, at) =>
    parts.reduce((sum, part) => sum + (part[at] ?? 0), 0),
  )
}

export const louder = (samples: Float32Array, factor: number) => samples.map((value) => factor * value)
