const HEADER_BYTES = 44
const BYTES_A_SAMPLE = 2

/** Samples from -1 to 1 as a WAV file: PCM, 16 bits, one channel. What is louder is cut off; what is no number is silence. */
export function encodeWav(samples: Float32Array, sampleRateHz = 16_000): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * BYTES_A_SAMPLE))
  const word = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * BYTES_A_SAMPLE, true)
  view.setUint16(32, BYTES_A_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_A_SAMPLE, true)
  word(36, 'data')
  view.setUint32(40, samples.length * BYTES_A_SAMPLE, true)
  for (let index = 0; index < samples.length; index += 1)
    view.setInt16(HEADER_BYTES + index * BYTES_A_SAMPLE, sixteenBits(samples[index] ?? 0), true)
  return new Blob([view.buffer], { type: 'audio/wav' })
}

/** -1 is -32,768 and so on in even steps; 1 itself, which has no place, stands one step lower. */
const sixteenBits = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round((value || 0) * 32_768)))
