const HEAD_BYTES = 44

/** A WAV file of one channel and 16 bits: `samples` from -1 to 1, cut where they are louder. */
export function wavOf(samples: ArrayLike<number>, rateHz: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEAD_BYTES + samples.length * 2))
  const word = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1)
      view.setUint8(at + index, letters.charCodeAt(index))
  }
  word(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.max(-1, Math.min(1, samples[index] ?? 0))
    view.setInt16(HEAD_BYTES + index * 2, Math.round(32_767 * value), true)
  }
  return new Uint8Array(view.buffer)
}
