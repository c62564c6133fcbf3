import { NO_SAMPLES, type PacketDecoder } from './packet-decoder.ts'

interface SampleReader {
  readonly bytes: number
  readonly read: (view: DataView, at: number) => number
}

const s16 = (isLittle: boolean): SampleReader => ({
  bytes: 2,
  read: (view, at) => view.getInt16(at, isLittle) / 32_768,
})
const s32 = (isLittle: boolean): SampleReader => ({
  bytes: 4,
  read: (view, at) => view.getInt32(at, isLittle) / 2_147_483_648,
})
const f32 = (isLittle: boolean): SampleReader => ({
  bytes: 4,
  read: (view, at) => view.getFloat32(at, isLittle),
})
const f64 = (isLittle: boolean): SampleReader => ({
  bytes: 8,
  read: (view, at) => view.getFloat64(at, isLittle),
})

/** Mu-law, ITU-T G.711: sign, exponent and mantissa, all inverted. */
function muLaw(byte: number): number {
  const bits = ~byte & 0xff
  const magnitude = (((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)
  return (bits & 0x80 ? 0x84 - magnitude : magnitude - 0x84) / 32_768
}

/** A-law, ITU-T G.711: every other bit inverted, a set sign is positive. */
function aLaw(byte: number): number {
  const bits = byte ^ 0x55
  const exponent = (bits & 0x70) >> 4
  const mantissa = ((bits & 0x0f) << 4) + 8
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1)
  return (bits & 0x80 ? magnitude : -magnitude) / 32_768
}

const PCM: ReadonlyMap<string, SampleReader> = new Map([
  ['pcm-u8', { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 }],
  ['pcm-s8', { bytes: 1, read: (view, at) => view.getInt8(at) / 128 }],
  ['pcm-s16', s16(true)],
  ['pcm-s16be', s16(false)],
  [
    'pcm-s24',
    { bytes: 3, read: (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608 },
  ],
  [
    'pcm-s24be',
    { bytes: 3, read: (view, at) => (view.getInt16(at, false) * 256 + view.getUint8(at + 2)) / 8_388_608 },
  ],
  ['pcm-s32', s32(true)],
  ['pcm-s32be', s32(false)],
  ['pcm-f32', f32(true)],
  ['pcm-f32be', f32(false)],
  ['pcm-f64', f64(true)],
  ['pcm-f64be', f64(false)],
  ['ulaw', { bytes: 1, read: (view, at) => muLaw(view.getUint8(at)) }],
  ['alaw', { bytes: 1, read: (view, at) => aLaw(view.getUint8(at)) }],
])

/** For samples that were never packed; null for a codec that is none of them. */
export function pcmDecoder(codec: string, config: AudioDecoderConfig): PacketDecoder | null {
  const reader = PCM.get(codec)
  if (!reader) return null
  const { bytes, read } = reader
  const { numberOfChannels: channels, sampleRate: sampleRateHz } = config
  return {
    sampleRateHz,
    decode: (packet) => {
      const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
      const frames = Math.floor(packet.byteLength / bytes / channels)
      return Array.from({ length: channels }, (_, channel) => {
        const samples = new Float32Array(frames)
        for (let frame = 0; frame < frames; frame += 1)
          samples[frame] = read(view, (frame * channels + channel) * bytes)
        return samples
      })
    },
    end: () => NO_SAMPLES,
    free: () => {},
  }
}
