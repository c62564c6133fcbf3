import { MPEGDecoder } from 'mpg123-decoder'
import { OpusDecoder } from 'opus-decoder'
import { aacDecoder } from './sound-codecs/aac-decoder.ts'
import { aacShape, aacShapeOfFrame } from './sound-codecs/adts-frame.ts'
import { flacDecoder } from './sound-codecs/flac-decoder.ts'
import { NO_SAMPLES, type PacketDecoder } from './sound-codecs/packet-decoder.ts'
import { pcmDecoder } from './sound-codecs/pcm-decoder.ts'
import { vorbisDecoder } from './sound-codecs/vorbis-decoder.ts'

const OPUS_RATE_HZ = 48_000

/**
 * A decoder for what a browser, a phone, a program or a tape of samples writes; null where there is none of a free
 * licence. `first` is the first packet: of some kinds only it says what follows.
 */
export async function decoderFor(
  codec: string,
  config: AudioDecoderConfig,
  first: Uint8Array,
): Promise<PacketDecoder | null> {
  const head = bytesOf(config.description)
  if (codec === 'mp3') return mp3Decoder(config)
  if (codec === 'opus') return opusDecoder(config.numberOfChannels)
  if (codec === 'flac') return flacDecoder(config, head)
  if (codec === 'vorbis') return vorbisDecoder(head)
  if (codec === 'aac') {
    const shape = head.length > 0 ? aacShape(head) : aacShapeOfFrame(first)
    return shape && aacDecoder(shape, head.length === 0)
  }
  return pcmDecoder(codec, config)
}

const bytesOf = (description: AudioDecoderConfig['description']): Uint8Array => {
  if (description === undefined) return new Uint8Array()
  if (ArrayBuffer.isView(description))
    return new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
  return new Uint8Array(description)
}

async function mp3Decoder(config: AudioDecoderConfig): Promise<PacketDecoder> {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  return {
    sampleRateHz: config.sampleRate,
    decode: (packet) => decoder.decodeFrame(packet).channelData,
    end: () => NO_SAMPLES,
    free: () => decoder.free(),
  }
}

/** Two channels at most: recordings with more are mixed by nobody here, and their first stream is enough to see. */
async function opusDecoder(channels: number): Promise<PacketDecoder | null> {
  if (channels > 2) return null
  const decoder = new OpusDecoder({ channels })
  await decoder.ready
  return {
    sampleRateHz: OPUS_RATE_HZ,
    decode: (packet) => decoder.decodeFrame(packet).channelData,
    end: () => NO_SAMPLES,
    free: () => decoder.free(),
  }
}
