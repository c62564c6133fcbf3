import { type ErrorCode, HEARING_LIMITS } from '@candi/contracts'
import { BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { HeardSamples } from './heard-samples.ts'
import { NeedsLibrary } from './sound-codecs/aac-decoder.ts'
import type { PacketDecoder } from './sound-codecs/packet-decoder.ts'
import { decoderFor } from './sound-decoders.ts'
import { SOUND_FORMATS } from './sound-formats.ts'
import { soundOf } from './strip-recording.ts'

/** Decoders put a frame of silence before and after: a recording of five minutes may last so much longer. */
const GRACE_SECONDS = 1
/** What no microphone records and no player plays. */
const LEAST_RATE_HZ = 4_000
const MOST_RATE_HZ = 192_000
/** So many packets may be damaged in a row before a file counts as damaged. */
const MOST_DAMAGED = 50

export type DecodedRecording =
  /** All channels as one. */
  { readonly samples: Float32Array; readonly sampleRateHz: number } | { readonly failure: RecordingFailure }

export type RecordingFailure = Extract<
  ErrorCode,
  'recording-not-audio' | 'recording-too-long' | 'sound-format-needs-library'
>

/**
 * The sound in the bytes of a wav, mp3, m4a, aac, ogg, opus, flac, webm, mp4 or mov file. Stops as soon as it is longer
 * than five minutes, however small it was packed. `onProgress` is told which share of the bytes is done, 0 to 1.
 * May take for ever on a file that is built to: run it where it can be ended.
 */
export async function decodeRecording(
  bytes: Uint8Array,
  onProgress: (done: number) => void = () => {},
): Promise<DecodedRecording> {
  const input = new Input({
    source: new BufferSource(bytes),
    formats: SOUND_FORMATS.map(({ format }) => format),
  })
  try {
    return await decode(input, bytes.byteLength, onProgress)
  } catch (error) {
    return { failure: error instanceof NeedsLibrary ? 'sound-format-needs-library' : 'recording-not-audio' }
  } finally {
    input.dispose()
  }
}

async function decode(
  input: Input,
  totalBytes: number,
  onProgress: (done: number) => void,
): Promise<DecodedRecording> {
  const unreadable = { failure: 'recording-not-audio' } as const
  const found = await soundOf(input)
  if (!found) return unreadable
  const packets = new EncodedPacketSink(found.track).packets()
  const first = (await packets.next()).value
  const decoder = first ? await decoderFor(found.codec, found.config, first.data) : null
  if (!first || !decoder) return unreadable
  try {
    if (decoder.sampleRateHz < LEAST_RATE_HZ || decoder.sampleRateHz > MOST_RATE_HZ) return unreadable
    const heard = new HeardSamples(decoder.sampleRateHz)
    const tolerant = new TolerantDecoder(decoder)
    let count = 1
    let done = first.data.byteLength
    heard.add(await tolerant.decode(first.data))
    for await (const packet of packets) {
      count += 1
      done += packet.data.byteLength
      heard.add(await tolerant.decode(packet.data))
      if (heard.seconds > HEARING_LIMITS.seconds + GRACE_SECONDS) return { failure: 'recording-too-long' }
      onProgress(Math.min(1, done / totalBytes))
    }
    heard.add(await decoder.end())
    if (heard.seconds > HEARING_LIMITS.seconds + GRACE_SECONDS) return { failure: 'recording-too-long' }
    if (heard.seconds === 0 || count < found.kind.leastPackets) return unreadable
    return { samples: heard.from(Math.max(0, -first.timestamp)), sampleRateHz: heard.sampleRateHz }
  } finally {
    decoder.free()
  }
}

/** A few damaged packets are left out, as players do; a long row of them is no recording. */
class TolerantDecoder {
  private damaged = 0

  constructor(private readonly decoder: PacketDecoder) {}

  async decode(packet: Uint8Array) {
    try {
      const channels = await this.decoder.decode(packet)
      this.damaged = 0
      return channels
    } catch (error) {
      this.damaged += 1
      if (error instanceof NeedsLibrary || this.damaged > MOST_DAMAGED) throw error
      return []
    }
  }
}
