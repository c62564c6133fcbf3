import { WINDOW_SAMPLES } from './encoder-input.ts'
import { SAMPLE_RATE_HZ, type Sound } from './sound.ts'

/** A piece of a recording, as long as the encoder looks at a time. */
export interface SoundWindow {
  readonly fromSeconds: number
  readonly toSeconds: number
  readonly samples: Float32Array
}

/** Enough to know a recording by; a longer one is looked at in as many places, evenly spread. */
const MOST_WINDOWS = 40

/** Pieces of 1.6 s that cover a recording end to end. A shorter recording is one piece, repeated until it is full; an empty one is none. */
export function windowsOf({ samples }: Sound): SoundWindow[] {
  if (samples.length === 0) return []
  if (samples.length <= WINDOW_SAMPLES)
    return [{ fromSeconds: 0, toSeconds: samples.length / SAMPLE_RATE_HZ, samples: repeated(samples) }]
  const count = Math.min(MOST_WINDOWS, Math.ceil(samples.length / WINDOW_SAMPLES))
  const step = (samples.length - WINDOW_SAMPLES) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(index * step)
    return {
      fromSeconds: from / SAMPLE_RATE_HZ,
      toSeconds: (from + WINDOW_SAMPLES) / SAMPLE_RATE_HZ,
      samples: samples.subarray(from, from + WINDOW_SAMPLES),
    }
  })
}

function repeated(samples: Float32Array): Float32Array {
  const full = new Float32Array(WINDOW_SAMPLES)
  for (let from = 0; from < WINDOW_SAMPLES; from += samples.length)
    full.set(samples.subarray(0, WINDOW_SAMPLES - from), from)
  return full
}
