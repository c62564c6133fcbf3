import { EncodedPacketSink } from 'mediabunny'
import { decoderFor } from './sound-decoders.ts'
import { openRecording, soundOf } from './strip-recording.ts'

/** Parts of a waveform. */
const PARTS = 400
/** Samples of one value while the length is not known: a second and a half have more of them than there are parts. */
const SLICE_SAMPLES = 128
const STEPS = 1_000

/** Loudest value of each of 400 parts of a recording, 0 to 1; null where this kind of sound cannot be decoded here. */
export async function measurePeaks(path: string): Promise<readonly number[] | null> {
  const input = openRecording(path)
  try {
    const found = await soundOf(input)
    const decoder = found && (await decoderFor(found.codec, found.config))
    if (!found || !decoder) return null
    const slices = new LoudestSlices()
    try {
      for await (const packet of new EncodedPacketSink(found.track).packets())
        slices.add(decoder.decode(packet.data))
    } finally {
      decoder.free()
    }
    return slices.inParts(PARTS)
  } finally {
    input.dispose()
  }
}

/** The loudest sample of each 128, of a recording whose length is not known beforehand. */
class LoudestSlices {
  private values = new Float32Array(4_096)
  private samples = 0

  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0
    const needed = Math.ceil((this.samples + length) / SLICE_SAMPLES)
    if (needed > this.values.length) {
      const larger = new Float32Array(Math.max(needed, this.values.length * 2))
      larger.set(this.values)
      this.values = larger
    }
    for (const channel of channels)
      for (const [index, sample] of channel.entries()) {
        const slice = Math.floor((this.samples + index) / SLICE_SAMPLES)
        const loudness = Math.abs(sample)
        if (loudness > (this.values[slice] ?? 0)) this.values[slice] = loudness
      }
    this.samples += length
  }

  inParts(parts: number): number[] {
    const slices = Math.ceil(this.samples / SLICE_SAMPLES)
    return Array.from({ length: parts }, (_, part) => {
      const from = Math.floor((part * slices) / parts)
      const until = Math.max(from + 1, Math.floor(((part + 1) * slices) / parts))
      let loudest = 0
      for (let slice = from; slice < until; slice += 1) loudest = Math.max(loudest, this.values[slice] ?? 0)
      return Math.min(1, Math.round(loudest * STEPS) / STEPS)
    })
  }
}
