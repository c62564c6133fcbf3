import { EncodedPacketSink } from 'mediabunny'
import { LoudestSlices } from './loudest-slices.ts'
import { NeedsLibrary } from './sound-codecs/aac-decoder.ts'
import { decoderFor } from './sound-decoders.ts'
import { openRecording, soundOf } from './strip-recording.ts'

/** Parts of a waveform. */
const PARTS = 400

/** Loudest value of each of 400 parts of a recording, 0 to 1; null where this kind of sound cannot be decoded here. */
export async function measurePeaks(path: string): Promise<readonly number[] | null> {
  const input = openRecording(path)
  try {
    const found = await soundOf(input)
    if (!found) return null
    const packets = new EncodedPacketSink(found.track).packets()
    const first = (await packets.next()).value
    const decoder = first ? await decoderFor(found.codec, found.config, first.data) : null
    if (!first || !decoder) return null
    const slices = new LoudestSlices()
    try {
      slices.add(await decoder.decode(first.data))
      for await (const packet of packets) slices.add(await decoder.decode(packet.data))
      slices.add(await decoder.end())
    } finally {
      decoder.free()
    }
    return slices.inParts(PARTS)
  } catch (error) {
    if (error instanceof NeedsLibrary) return null
    throw error
  } finally {
    input.dispose()
  }
}
