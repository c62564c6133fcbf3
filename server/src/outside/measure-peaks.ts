import { EncodedPacketSink } from 'mediabunny'
import { LoudestSlices } from './loudest-slices.ts'
import { decoderFor } from './sound-decoders.ts'
import { openRecording, soundOf } from './strip-recording.ts'

/** Parts of a waveform. */
const PARTS = 400

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
