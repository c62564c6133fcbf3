/** Samples of one slice at first: a second and a half have more slices than a waveform has parts. */
const SLICE_SAMPLES = 128
/** More than two hours at 16,000 samples a second; beyond, slices grow longer instead of more. */
const MOST_SLICES = 2 ** 20
const STEPS = 1_000

/**
 * The loudest sample of each slice of a recording whose length is not known beforehand. A few bytes that are built to
 * unpack into days of silence need no more memory than a long drive.
 */
export class LoudestSlices {
  private values: Float32Array
  private sliceSamples = SLICE_SAMPLES
  private samples = 0

  constructor(private readonly most = MOST_SLICES) {
    this.values = new Float32Array(Math.min(most, 4_096))
  }

  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0
    this.makeRoomFor(this.samples + length)
    for (const channel of channels)
      for (const [index, sample] of channel.entries()) {
        const slice = Math.floor((this.samples + index) / this.sliceSamples)
        const loudness = Math.abs(sample)
        if (loudness > (this.values[slice] ?? 0)) this.values[slice] = loudness
      }
    this.samples += length
  }

  inParts(parts: number): number[] {
    const slices = Math.ceil(this.samples / this.sliceSamples)
    return Array.from({ length: parts }, (_, part) => {
      const from = Math.floor((part * slices) / parts)
      const until = Math.max(from + 1, Math.floor(((part + 1) * slices) / parts))
      let loudest = 0
      for (let slice = from; slice < until; slice += 1) loudest = Math.max(loudest, this.values[slice] ?? 0)
      return Math.min(1, Math.round(loudest * STEPS) / STEPS)
    })
  }

  private makeRoomFor(samples: number): void {
    while (Math.ceil(samples / this.sliceSamples) > this.most) this.joinPairs()
    const needed = Math.ceil(samples / this.sliceSamples)
    if (needed <= this.values.length) return
    const larger = new Float32Array(Math.min(this.most, Math.max(needed, this.values.length * 2)))
    larger.set(this.values)
    this.values = larger
  }

  private joinPairs(): void {
    const joined = new Float32Array(this.values.length)
    for (const [slice, loudness] of this.values.entries()) {
      const pair = Math.floor(slice / 2)
      joined[pair] = Math.max(joined[pair] ?? 0, loudness)
    }
    this.values = joined
    this.sliceSamples *= 2
  }
}
