import { createHash } from 'node:crypto'
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  Output,
  UnsupportedInputFormatError,
} from 'mediabunny'
import type { InspectedRecording } from '../contributions/ports.ts'
import { bareDescription } from './bare-decoder-config.ts'
import { SOUND_FORMATS } from './sound-formats.ts'

/** Of the file, in memory at a time. */
const CACHE_BYTES = 2 ** 20

/**
 * Writes the packets of the first sound of a file into a new file of the same kind. Only packets are carried over, so
 * titles, lyrics, comments, pictures, places, chapters, transcripts, a film and whatever a recorder may invent stay
 * behind without being known by name. Null: no sound in it that can be read.
 */
export async function stripRecording(from: string, to: string): Promise<InspectedRecording | null> {
  const input = openRecording(from)
  try {
    return await strip(input, to)
  } finally {
    input.dispose()
  }
}

/** Opens a file of any kind that is taken; what it is is not known yet. */
export const openRecording = (path: string): Input =>
  new Input({
    source: new FilePathSource(path, { maxCacheSize: CACHE_BYTES }),
    formats: SOUND_FORMATS.map(({ format }) => format),
  })

async function strip(input: Input, to: string): Promise<InspectedRecording | null> {
  const found = await soundOf(input)
  if (found === null) return null
  const { kind, track, codec, config } = found
  const output = new Output({ format: kind.output(), target: new FilePathTarget(to) })
  if (!output.format.getSupportedAudioCodecs().includes(codec)) return null
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  const hash = createHash('sha256').update(`${codec} ${config.sampleRate} ${config.numberOfChannels}\n`)
  let packets = 0
  let beginsAt = 0
  let endsAt = 0
  try {
    await output.start()
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packets === 0) beginsAt = packet.timestamp
      endsAt = Math.max(endsAt, packet.timestamp + packet.duration)
      hash.update(packet.data)
      await source.add(packet, packets === 0 ? { decoderConfig: config } : undefined)
      packets += 1
    }
    const seconds = endsAt - beginsAt
    if (packets < kind.leastPackets || !(seconds > 0)) return null
    await output.finalize()
    return { mediaType: kind.mediaType, seconds, soundHash: hash.digest('hex') }
  } finally {
    if (output.state !== 'finalized') await output.cancel()
  }
}

/** The kind of file by its content, and its first sound with what a decoder must know. */
export async function soundOf(input: Input) {
  const format = await input.getFormat().catch((error: unknown) => {
    if (error instanceof UnsupportedInputFormatError) return null
    throw error
  })
  const kind = SOUND_FORMATS.find((entry) => entry.format === format)
  const track = kind ? await input.getPrimaryAudioTrack() : null
  const codec = track ? await track.getCodec() : null
  const config = track && codec ? await configOf(track, codec) : null
  return kind && track && codec && config ? { kind, track, codec, config } : null
}

async function configOf(track: InputAudioTrack, codec: string): Promise<AudioDecoderConfig | null> {
  const config = await track.getDecoderConfig()
  if (config?.description === undefined) return config
  const { description } = config
  const bytes =
    description instanceof Uint8Array
      ? description
      : ArrayBuffer.isView(description)
        ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
        : new Uint8Array(description)
  const bare = bareDescription(codec, bytes)
  return bare && { ...config, description: bare }
}
