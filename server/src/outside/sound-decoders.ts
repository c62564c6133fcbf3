import { MPEGDecoder } from 'mpg123-decoder'
import { OpusDecoder } from 'opus-decoder'

/** Makes samples of packets, one after the other. */
export interface PacketDecoder {
  decode(packet: Uint8Array): readonly Float32Array[]
  free(): void
}

/**
 * A decoder for what a browser, a program or a tape of samples writes; null for codecs that have no decoder of a free
 * licence without parts of the system (AAC, Vorbis, FLAC): those are played, but drawn by the reviewer's browser.
 */
export async function decoderFor(codec: string, config: AudioDecoderConfig): Promise<PacketDecoder | null> {
  if (codec === 'mp3') return mp3Decoder()
  if (codec === 'opus') return opusDecoder(config.numberOfChannels)
  const read = PCM.get(codec)
  return read ? pcmDecoder(read, config.numberOfChannels) : null
}

async function mp3Decoder(): Promise<PacketDecoder> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  return { decode: (packet) => decoder.decodeFrame(packet).channelData, free: () => decoder.free() }
}

/** Two channels at most: recordings with more are mixed by nobody here, and their first stream is enough to see. */
async function opusDecoder(channels: number): Promise<PacketDecoder | null> {
  if (channels > 2) return null
  const decoder = new OpusDecoder({ channels })
  await decoder.ready
  return { decode: (packet) => decoder.decodeFrame(packet).channelData, free: () => decoder.free() }
}

interface SampleReader {
  readonly bytes: number
  readonly read: (view: DataView, at: number) => number
}

const PCM: ReadonlyMap<string, SampleReader> = new Map([
  ['pcm-u8', { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 }],
  ['pcm-s16', { bytes: 2, read: (view, at) => view.getInt16(at, true) / 32_768 }],
  [
    'pcm-s24',
    { bytes: 3, read: (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608 },
  ],
  ['pcm-s32', { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2_147_483_648 }],
  ['pcm-f32', { bytes: 4, read: (view, at) => view.getFloat32(at, true) }],
  ['pcm-f64', { bytes: 8, read: (view, at) => view.getFloat64(at, true) }],
])

/** All channels as one row of samples: the loudest of any channel is what is drawn. */
function pcmDecoder({ bytes, read }: SampleReader, channels: number): PacketDecoder {
  return {
    decode: (packet) => {
      const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
      const frames = Math.floor(packet.byteLength / bytes / channels)
      return Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: frames }, (_sample, frame) =>
          read(view, (frame * channels + channel) * bytes),
        ),
      )
    },
    free: () => {},
  }
}
