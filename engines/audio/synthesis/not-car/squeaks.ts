import { SAMPLE_RATE_HZ } from '../../src/sound.ts'
import { levelled } from '../layers.ts'
import { wandering } from '../noise.ts'
import type { Random } from '../random.ts'

/** Mice, rats, bats, chicks and rubber toys: cries of 20 to 400 ms around 1.2 to 6 kHz that glide, leap or bend, with stillness between. */
export function squeaks(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const home = random.scaled(1_200, 6_000)
  const overtones = random.between(0, 0.6)
  const [short, long] = [random.scaled(0.02, 0.1), random.scaled(0.1, 0.4)]
  const stillness = random.scaled(0.05, 0.8)
  for (let start = random.between(0, 0.5) * SAMPLE_RATE_HZ; start < length; ) {
    const span = random.scaled(short, long) * SAMPLE_RATE_HZ
    const from = home * random.between(0.75, 1.3)
    const slope = random.between(-0.35, 0.35)
    const bend = random.between(-0.25, 0.35)
    const leap = random.chance(0.2) ? random.between(0.7, 1.4) : 1
    const force = random.between(0.3, 1)
    let phase = 0
    for (let at = 0; at < span && start + at < length; at += 1) {
      const share = at / span
      const glide = 1 + slope * share + bend * Math.sin(Math.PI * share)
      const hertz = Math.min(7_600, from * glide * (share > 0.5 ? leap : 1))
      phase += (2 * Math.PI * hertz) / SAMPLE_RATE_HZ
      let sum = Math.sin(phase)
      for (let harmonic = 2; harmonic <= 4 && hertz * harmonic < 7_800; harmonic += 1)
        sum += overtones ** (harmonic - 1) * Math.sin(phase * harmonic)
      out[Math.floor(start + at)] = force * Math.sin(Math.PI * share) ** 0.7 * sum
    }
    start += span + random.scaled(0.3, 3) * stillness * SAMPLE_RATE_HZ
  }
  return levelled(out)
}

/** Crickets, cicadas and frogs: a tone of 1.5 to 7 kHz in trains of 15 to 90 pulses a second. */
export function insects(length: number, random: Random): Float32Array {
  const out = new Float32Array(length)
  const hertz = random.scaled(1_500, 7_000)
  const pulses = random.scaled(15, 90)
  const train = random.chance(0.3) ? Infinity : random.scaled(0.1, 1.2)
  const rest = train * random.between(0.3, 2)
  const waver = wandering(length, 5, random)
  const deep = random.between(0.5, 1)
  let phase = 0
  for (let index = 0; index < length; index += 1) {
    const seconds = index / SAMPLE_RATE_HZ
    phase += (2 * Math.PI * hertz * (1 + 0.01 * (waver[index] ?? 0))) / SAMPLE_RATE_HZ
    const sings = train === Infinity || seconds % (train + rest) < train
    const pulse = 1 - deep + deep * Math.max(0, Math.sin(2 * Math.PI * pulses * seconds))
    out[index] = sings ? pulse * Math.sin(phase) : 0
  }
  return levelled(out)
}
