/** A WAV file of one channel, 16 bits: `values` from -1 to 1, cut where they are louder. */
export function wavFile(values: ArrayLike<number>, rateHz: number): Buffer {
  const file = Buffer.alloc(44 + values.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + values.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rateHz, 24)
  file.writeUInt32LE(rateHz * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(values.length * 2, 40)
  for (let index = 0; index < values.length; index += 1)
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, values[index] ?? 0))), 44 + index * 2)
  return file
}
