import { wavOf } from '../../engines/audio/synthesis/wav-of.ts'

const RATE_HZ = 16_000

/** An idling engine (firing at 26.7 Hz, what rings above it, and its breath) with a knock of its own: `perSecond` dying bursts. */
export function knockWav(seconds: number, perSecond: number, knock = 0.7): Buffer {
  let breath = 0
  let chance = 1
  const values = Array.from({ length: RATE_HZ * seconds }, (_, index) => {
    // A linear congruential generator (Numerical Recipes): the same noise in every run.
    chance = (chance * 1_664_525 + 1_013_904_223) >>> 0
    breath += 0.06 * (chance / 2 ** 31 - 1 - breath)
    const at = index / RATE_HZ
    const since = at % (1 / perSecond)
    const ring = (decay: number, hertz: number) =>
      Math.exp(-decay * since) * Math.sin(2 * Math.PI * hertz * since)
    const burst = knock * (ring(90, 900) + 0.5 * ring(160, 2_300))
    const engine = [26.7, 53.3, 120, 240].reduce(
      (sum, hertz, place) => sum + (0.12 / (place + 1)) * Math.sin(2 * Math.PI * hertz * at),
      0,
    )
    return 0.6 * burst + engine + 0.6 * breath
  })
  return Buffer.from(wavOf(values, RATE_HZ))
}
