import { decodeFlacFrame } from './decode-flac-frame.ts'
import { NO_SAMPLES, type PacketDecoder } from './packet-decoder.ts'

/** In the description, behind "fLaC" and the head of the first block: bits of a sample less one, RFC 9639 section 8.2. */
const BITS_AT = 8 + 12

/** Null where the head of the file is missing. */
export function flacDecoder(config: AudioDecoderConfig, head: Uint8Array): PacketDecoder | null {
  const [high, low] = [head[BITS_AT], head[BITS_AT + 1]]
  if (high === undefined || low === undefined) return null
  const sampleBits = (((high & 1) << 4) | (low >> 4)) + 1
  return {
    sampleRateHz: config.sampleRate,
    decode: (packet) => decodeFlacFrame(packet, sampleBits),
    end: () => NO_SAMPLES,
    free: () => {},
  }
}
