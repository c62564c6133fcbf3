import { MostSignificantBits } from './most-significant-bits.ts'

/** Samples a second by their index, ISO/IEC 14496-3 table 1.18. */
const RATES_HZ = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
]
const SBR = 5
const PARAMETRIC_STEREO = 29
/** Main, LC, SSR, LTP: what a head of ADTS can name. */
const MOST_OBJECT_TYPE = 4
const HEAD_BYTES = 7

/** What a decoder of AAC must know. */
export interface AacShape {
  readonly objectType: number
  readonly rateIndex: number
  readonly sampleRateHz: number
  readonly channels: number
}

/** From the AudioSpecificConfig of a film or m4a; null for kinds that are not decoded here. */
export function aacShape(description: Uint8Array): AacShape | null {
  const bits = new MostSignificantBits(description)
  let objectType = bits.take(5)
  const rateIndex = bits.take(4)
  const channels = bits.take(4)
  if (objectType === SBR || objectType === PARAMETRIC_STEREO) {
    // Of HE-AAC the core is decoded, whose kind stands behind the rate of the whole.
    bits.take(4)
    objectType = bits.take(5)
  }
  return shapeOf(objectType, rateIndex, channels)
}

/** From the head of a packet of a plain .aac file. */
export function aacShapeOfFrame(packet: Uint8Array): AacShape | null {
  const bits = new MostSignificantBits(packet)
  bits.take(16)
  const objectType = bits.take(2) + 1
  const rateIndex = bits.take(4)
  bits.take(1)
  return shapeOf(objectType, rateIndex, bits.take(3))
}

function shapeOf(objectType: number, rateIndex: number, channels: number): AacShape | null {
  const sampleRateHz = RATES_HZ[rateIndex]
  if (sampleRateHz === undefined || objectType < 1 || objectType > MOST_OBJECT_TYPE) return null
  if (channels < 1 || channels > 7) return null
  return { objectType, rateIndex, sampleRateHz, channels }
}

/** A packet with a head of ADTS before it, ISO/IEC 14496-3 section 1.A.2.2: each can then be decoded by itself. */
export function adtsFrame({ objectType, rateIndex, channels }: AacShape, packet: Uint8Array): Uint8Array {
  const length = packet.byteLength + HEAD_BYTES
  const frame = new Uint8Array(length)
  frame.set([
    0xff,
    0xf1,
    ((objectType - 1) << 6) | (rateIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | ((length >> 11) & 3),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  ])
  frame.set(packet, HEAD_BYTES)
  return frame
}
