const RATE_HZ = 8_000

/** A tone that comes and goes once a second: 8,000 samples a second, 16 bits, one channel. No two frequencies are the same recording. */
export function toneWav(hertz: number, seconds: number): Buffer {
  const samples = Math.round(RATE_HZ * seconds)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE_HZ, 24)
  file.writeUInt32LE(RATE_HZ * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let sample = 0; sample < samples; sample += 1) {
    const swell = Math.abs(Math.sin((Math.PI * sample) / RATE_HZ))
    const value = 0.8 * swell * Math.sin((2 * Math.PI * hertz * sample) / RATE_HZ)
    file.writeInt16LE(Math.round(32_767 * value), 44 + sample * 2)
  }
  return file
}
