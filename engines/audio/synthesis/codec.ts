import FFT from 'fft.js'
import type { Random } from './random.ts'

const FRAME = 512
const HOP = FRAME / 2

/** What the phone's software does to a spectrum. */
export interface CodecPlan {
  /** Nothing passes above, in hertz. */
  readonly edgeHertz: number
  /** Bins fainter than this below the loudest of their band vanish, in dB; 0 leaves all. */
  readonly holesDb: number
  /** How far steady noise is held down, 0 (not at all) to 1. */
  readonly noiseHeldDown: number
}

/**
 * Overlapping frames under a square-root Hann window, changed and laid together again (Griffin and Lim 1984): a coder drops
 * what is masked and rounds the rest, a noise suppressor turns down each bin by its own floor (spectral subtraction, Boll
 * 1979, never below a quarter).
 */
export function coded(samples: Float32Array, plan: CodecPlan, random: Random): Float32Array {
  const transform = new FFT(FRAME)
  const window = Float64Array.from({ length: FRAME }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / FRAME))
  const out = new Float32Array(samples.length)
  const spectrum = transform.createComplexArray()
  const back = transform.createComplexArray()
  const frame = new Float64Array(FRAME)
  const floors = new Float64Array(HOP + 1)
  const edge = Math.floor((plan.edgeHertz / 16_000) * FRAME)
  for (let start = -HOP; start < samples.length; start += HOP) {
    for (let at = 0; at < FRAME; at += 1) frame[at] = (samples[start + at] ?? 0) * (window[at] ?? 0)
    transform.realTransform(spectrum, frame)
    if (plan.noiseHeldDown > 0) holdDownNoise(spectrum, floors, plan.noiseHeldDown)
    if (plan.holesDb > 0) makeHoles(spectrum, plan.holesDb, random)
    for (let bin = edge + 1; bin <= HOP; bin += 1) {
      spectrum[2 * bin] = 0
      spectrum[2 * bin + 1] = 0
    }
    transform.completeSpectrum(spectrum)
    transform.inverseTransform(back, spectrum)
    for (let at = Math.max(0, -start); at < FRAME && start + at < out.length; at += 1)
      out[start + at] = (out[start + at] ?? 0) + (back[2 * at] ?? 0) * (window[at] ?? 0)
  }
  return out
}

const powerAt = (spectrum: readonly number[], bin: number) =>
  (spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2

function holdDownNoise(spectrum: number[], floors: Float64Array, share: number): void {
  for (let bin = 0; bin <= HOP; bin += 1) {
    const power = powerAt(spectrum, bin)
    const before = floors[bin] ?? 0
    // The floor falls at once and rises by a second or so, as minimum statistics do (Martin 2001).
    const floor = before === 0 ? power : Math.min(power, before * 1.02) * 0.1 + before * 1.01 * 0.9
    floors[bin] = floor
    const gain = Math.max(0.25, Math.sqrt(Math.max(0, 1 - (share * 2 * floor) / Math.max(1e-12, power))))
    spectrum[2 * bin] = (spectrum[2 * bin] ?? 0) * gain
    spectrum[2 * bin + 1] = (spectrum[2 * bin + 1] ?? 0) * gain
  }
}

/** Bands of a coder, about a third of an octave each. */
const BANDS = [0, 4, 8, 12, 16, 20, 25, 31, 39, 49, 62, 78, 98, 123, 155, 195, 257]

function makeHoles(spectrum: number[], depthDb: number, random: Random): void {
  for (const [index, from] of BANDS.entries()) {
    const to = BANDS[index + 1] ?? from
    let loudest = 0
    for (let bin = from; bin < to; bin += 1) loudest = Math.max(loudest, powerAt(spectrum, bin))
    const step = Math.sqrt(loudest) * 10 ** (-depthDb / 20)
    if (step <= 0) continue
    for (let bin = from; bin < to; bin += 1)
      for (const at of [2 * bin, 2 * bin + 1])
        spectrum[at] = Math.round((spectrum[at] ?? 0) / step + 0.1 * (random.next() - 0.5)) * step
  }
}
