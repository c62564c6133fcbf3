import { wavOf } from '../../engines/audio/synthesis/wav-of.ts'

const RATE_HZ = 8_000

/** A tone that comes and goes once a second: 8,000 samples a second, 16 bits, one channel. No two frequencies are the same recording. */
export function toneWav(hertz: number, seconds: number): Buffer {
  const values = Array.from({ length: Math.round(RATE_HZ * seconds) }, (_, sample) => {
    const swell = Math.abs(Math.sin((Math.PI * sample) / RATE_HZ))
    return 0.8 * swell * Math.sin((2 * Math.PI * hertz * sample) / RATE_HZ)
  })
  return Buffer.from(wavOf(values, RATE_HZ))
}
