import type { Channels } from './sound-codecs/packet-decoder.ts'

/** Faster sampled than this, neighbors are averaged in pairs until it is not: nothing that is judged lies above 8 kHz. */
const MOST_RATE_HZ = 48_000

/** Gathers what is decoded into one channel, the mean of all; five minutes of it never fill more than 60 MB. */
export class HeardSamples {
  private readonly parts: Float32Array[] = []
  private length = 0
  private readonly halvings: number
  readonly sampleRateHz: number

  constructor(sourceRateHz: number) {
    this.halvings = Math.max(0, Math.ceil(Math.log2(sourceRateHz / MOST_RATE_HZ)))
    this.sampleRateHz = sourceRateHz / 2 ** this.halvings
  }

  get seconds(): number {
    return this.length / this.sampleRateHz
  }

  add(channels: Channels): void {
    let samples = meanOf(channels)
    for (let halving = 0; halving < this.halvings; halving += 1) samples = halved(samples)
    if (samples.length === 0) return
    this.parts.push(samples)
    this.length += samples.length
  }

  /** All of it from `skipSeconds` on: what a coder put before the sound. */
  from(skipSeconds: number): Float32Array {
    const all = new Float32Array(this.length)
    let at = 0
    for (const part of this.parts) {
      all.set(part, at)
      at += part.length
    }
    return all.subarray(Math.min(this.length, Math.round(skipSeconds * this.sampleRateHz)))
  }
}

/** A new array: decoders may use theirs again. */
function meanOf([first, ...others]: Channels): Float32Array {
  if (!first) return new Float32Array()
  const mean = first.slice()
  if (others.length === 0) return mean
  for (const channel of others)
    for (let index = 0; index < mean.length; index += 1)
      mean[index] = (mean[index] ?? 0) + (channel[index] ?? 0)
  const share = 1 / (others.length + 1)
  for (let index = 0; index < mean.length; index += 1) mean[index] = (mean[index] ?? 0) * share
  return mean
}

function halved(samples: Float32Array): Float32Array {
  const half = new Float32Array(Math.floor(samples.length / 2))
  for (let index = 0; index < half.length; index += 1)
    half[index] = ((samples[2 * index] ?? 0) + (samples[2 * index + 1] ?? 0)) / 2
  return half
}
