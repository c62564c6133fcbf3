import { DECIBELS, type Spectrogram } from './spectrum.ts'

/** Energies of a spectrogram in bands that are as wide as the ear hears them. */
export interface MelSpectrogram {
  /** Frames one after the other, `bands` values each: mean power of a band, in dB above 1e-10. */
  readonly decibels: Float32Array
  readonly frames: number
  readonly bands: number
  readonly hopSeconds: number
}

/** Nothing is quieter than this: power of a frame of digital silence. */
const FLOOR = 1e-10

/** Mel of a frequency in hertz (O'Shaughnessy 1987): 2595 log10(1 + f / 700). */
export const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
export const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/** Triangular bands between two frequencies, each normalized to weight 1, applied to every frame. */
export function melSpectrogramOf(
  spectrogram: Spectrogram,
  bands: number,
  lowHertz: number,
  highHertz: number,
): MelSpectrogram {
  const { power, frames, bins, hopSeconds, binHertz } = spectrogram
  const bank = melBank(bands, lowHertz, highHertz, bins, binHertz)
  const decibels = new Float32Array(frames * bands)
  for (let frame = 0; frame < frames; frame += 1)
    for (let band = 0; band < bands; band += 1) {
      const { first, weights } = bank[band] ?? EMPTY_BAND
      const from = frame * bins + first
      let sum = 0
      for (let offset = 0; offset < weights.length; offset += 1)
        sum += (weights[offset] ?? 0) * (power[from + offset] ?? 0)
      decibels[frame * bands + band] = DECIBELS * Math.log(Math.max(sum, FLOOR) / FLOOR)
    }
  return { decibels, frames, bands, hopSeconds }
}

interface Band {
  readonly first: number
  readonly weights: Float64Array
}

const EMPTY_BAND: Band = { first: 0, weights: new Float64Array() }

function melBank(bands: number, low: number, high: number, bins: number, binHertz: number): readonly Band[] {
  const edges = Array.from({ length: bands + 2 }, (_, index) =>
    hertzOf(melOf(low) + ((melOf(high) - melOf(low)) * index) / (bands + 1)),
  )
  return Array.from({ length: bands }, (_, band) => {
    const [from = 0, middle = 0, to = 0] = edges.slice(band, band + 3)
    const first = Math.max(0, Math.min(bins - 1, Math.floor(from / binHertz)))
    const last = Math.min(bins - 1, Math.ceil(to / binHertz))
    const raw = Array.from({ length: last - first + 1 }, (_bin, offset) => {
      const hertz = (first + offset) * binHertz
      const slope = hertz <= middle ? (hertz - from) / (middle - from) : (to - hertz) / (to - middle)
      return Math.max(0, slope)
    })
    const sum = raw.reduce((total, weight) => total + weight, 0)
    // A band narrower than a bin takes the nearest bin whole.
    if (sum === 0)
      return { first: Math.min(bins - 1, Math.round(middle / binHertz)), weights: Float64Array.of(1) }
    return { first, weights: Float64Array.from(raw, (weight) => weight / sum) }
  })
}
