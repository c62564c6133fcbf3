import { SAMPLE_RATE_HZ, type Sound } from '@candi/engines/audio'

const HEADER_BYTES = 12
const CHUNK_HEAD_BYTES = 8
const PCM = 1
const name = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))

/** The samples of a recording as we keep it: WAV, 16 bits, mono, 16,000 a second. Null for any other file. */
export function soundOfWav(bytes: ArrayBuffer): Sound | null {
  const view = new DataView(bytes)
  if (view.byteLength < HEADER_BYTES || name(view, 0) !== 'RIFF' || name(view, 8) !== 'WAVE') return null
  let isOurs = false
  for (let at = HEADER_BYTES; at + CHUNK_HEAD_BYTES <= view.byteLength; ) {
    const kind = name(view, at)
    const from = at + CHUNK_HEAD_BYTES
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - from)
    if (kind === 'fmt ' && length >= 16)
      isOurs =
        view.getUint16(from, true) === PCM &&
        view.getUint16(from + 2, true) === 1 &&
        view.getUint32(from + 4, true) === SAMPLE_RATE_HZ &&
        view.getUint16(from + 14, true) === 16
    if (kind === 'data')
      return isOurs ? { samples: samplesOf(view, from, length), sampleRateHz: SAMPLE_RATE_HZ } : null
    // Chunks begin at even places.
    at = from + length + (length % 2)
  }
  return null
}

function samplesOf(view: DataView, from: number, length: number): Float32Array {
  const samples = new Float32Array(Math.floor(length / 2))
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(from + 2 * index, true) / 32_768
  return samples
}
