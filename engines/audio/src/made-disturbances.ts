import { chance, noiseOf } from './made-sounds.ts'
import { SAMPLE_RATE_HZ } from './sound.ts'

/** What spoils a recording, made for the tests of this folder. */

const samplesIn = (seconds: number) => Math.round(seconds * SAMPLE_RATE_HZ)

/** Speech-like: syllables of 0.1 to 0.25 s with a gliding pitch of 80 to 330 Hz in formants of five vowels, and pauses. */
export function speechOf(seconds: number, seed = 1): Float32Array {
  const next = chance(seed)
  const out = new Float32Array(samplesIn(seconds))
  const vowels = [
    [700, 1_200, 2_500],
    [300, 2_300, 3_000],
    [500, 900, 2_400],
    [350, 800, 2_300],
    [550, 1_800, 2_500],
  ]
  const voice = 100 + 120 * next()
  let at = 0
  while (at < out.length) {
    const length = samplesIn(0.1 + 0.15 * next())
    const mouth = (vowels[Math.floor(5 * next())] ?? []).map((hertz) => ({ hertz, last: 0, lastButOne: 0 }))
    const fromHertz = voice * (0.8 + 0.5 * next())
    const toHertz = fromHertz * (0.8 + 0.4 * next())
    const amplitude = 0.3 + 0.7 * next()
    let phase = 0
    for (let step = 0; step < length && at + step < out.length; step += 1) {
      phase += (fromHertz + ((toHertz - fromHertz) * step) / length) / SAMPLE_RATE_HZ
      const pulse = phase >= 1 ? 1 : 0
      phase -= pulse
      let sum = 0
      for (const [formant, part] of mouth.entries()) {
        const radius = Math.exp((-Math.PI * 80) / SAMPLE_RATE_HZ)
        const turn = Math.cos((2 * Math.PI * part.hertz) / SAMPLE_RATE_HZ)
        const value = pulse + 2 * radius * turn * part.last - radius * radius * part.lastButOne
        part.lastButOne = part.last
        part.last = value
        sum += (formant === 0 ? 1 : 0.4) * value
      }
      out[at + step] = 0.05 * amplitude * sum * Math.sin((Math.PI * step) / length)
    }
    at += length + samplesIn(next() < 0.2 ? 0.2 : 0.03)
  }
  return out
}

/** Music: notes of a major scale and three-note chords that die away, on a beat of two a second. */
export function musicOf(seconds: number, seed = 1): Float32Array {
  const next = chance(seed)
  const out = new Float32Array(samplesIn(seconds))
  const scale = [0, 2, 4, 5, 7, 9, 11]
  const root = 57 + Math.floor(12 * next())
  for (let beat = 0; beat * 0.5 < seconds; beat += 1) {
    const chord = beat % 4 === 0 ? [root - 12, root + 4, root + 7] : []
    for (const key of [root + (scale[Math.floor(7 * next())] ?? 0), ...chord]) {
      const hertz = 440 * 2 ** ((key - 69) / 12)
      const from = samplesIn(beat * 0.5)
      for (let at = 0; at < samplesIn(beat % 4 === 0 ? 2 : 0.5) && from + at < out.length; at += 1)
        for (let harmonic = 1; harmonic <= 5; harmonic += 1)
          out[from + at] =
            (out[from + at] ?? 0) +
            (0.08 / harmonic ** 2) *
              Math.exp((-2 * at) / SAMPLE_RATE_HZ) *
              Math.sin((2 * Math.PI * harmonic * hertz * at) / SAMPLE_RATE_HZ)
    }
  }
  return out
}

/** Wind at the microphone: noise that falls by 12 dB an octave from 50 Hz on, in gusts. */
export function windOf(seconds: number, seed = 1): Float32Array {
  const next = chance(seed)
  let first = 0
  let second = 0
  let gust = 0
  const noise = noiseOf(seconds, 1, seed + 7)
  return noise.map((value, at) => {
    if (at % samplesIn(0.1) === 0) gust = 0.8 * gust + 1.2 * (next() + next() + next() - 1.5)
    first += 0.02 * (value - first)
    second += 0.03 * (first - second)
    return Math.max(-1, Math.min(1, 1.5 * second * Math.exp(gust))) + 0.001 * value
  })
}
