import { coded } from './codec.ts'
import { bandPassed, highPassed, lowPassed } from './filter.ts'
import { added, gainOf, levelled, loudnessOf, peakOf, shapedBy } from './layers.ts'
import { pinkNoise, wandering, whiteNoise } from './noise.ts'
import { babble } from './not-car/speech.ts'
import { type Random, randomOf } from './random.ts'
import { inRoom } from './room.ts'

/** The same sound as a phone would have written it down: another for every seed, the input untouched. */
export function asPhone(samples: Float32Array, seed: number): Float32Array {
  const random = randomOf(seed ^ 0x2545f491)
  let out: Float32Array = samples.slice()
  if (random.chance(0.6)) out = inRoom(out, random.scaled(0.06, 0.5), random.scaled(0.1, 1.2), random)
  const before = Math.max(1e-6, loudnessOf(out))
  if (random.chance(0.5)) added(out, street(out.length, random), before * gainOf(random.between(-30, -6)))
  if (random.chance(0.15)) added(out, gusts(out.length, random), before * gainOf(random.between(-12, 9)))
  if (random.chance(0.15)) added(out, babble(out.length, random), before * gainOf(random.between(-24, -5)))
  if (random.chance(0.4)) inHand(out, random)
  throughMicrophone(out, random)
  if (random.chance(0.5)) evenedOut(out, random)
  if (random.chance(0.6))
    out = coded(
      out,
      {
        edgeHertz: random.chance(0.12) ? random.between(3400, 4000) : random.between(5000, 9000),
        holesDb: random.chance(0.6) ? random.between(10, 34) : 0,
        noiseHeldDown: random.chance(0.25) ? random.between(0.2, 0.9) : 0,
      },
      random,
    )
  added(out, whiteNoise(out.length, random), gainOf(random.between(-90, -55)))
  return atLevel(out, random)
}

/** A phone is moved and turned, most recordings begin in the middle of a reach for it, some with a moment of nothing. */
function inHand(samples: Float32Array, random: Random): void {
  const reachDb = random.between(0.3, 3.5)
  const moves = wandering(samples.length, random.between(0.7, 4), random)
  const shakes = wandering(samples.length, random.between(6, 20), random)
  const nothingUntil = random.chance(0.15) ? random.between(0.03, 0.4) * 16_000 : 0
  shapedBy(samples, (index) =>
    index < nothingUntil ? 0 : gainOf(reachDb * ((moves[index] ?? 0) + 0.5 * (shakes[index] ?? 0))),
  )
}

/** Small microphones lose the deep tones and favour those around 3 to 6 kHz. */
function throughMicrophone(samples: Float32Array, random: Random): void {
  highPassed(samples, random.scaled(30, 130))
  if (random.chance(0.2)) highPassed(samples, random.scaled(50, 150))
  added(
    samples,
    bandPassed(samples.slice(), random.between(1500, 6000), random.between(0.5, 2)),
    random.between(-0.5, 1.2),
  )
  if (random.chance(0.2)) lowPassed(samples, random.between(3500, 7500))
}

/** Automatic gain: follows the loudness within some 20 ms upwards and about a second downwards. */
function evenedOut(samples: Float32Array, random: Random): void {
  const strength = random.between(0.2, 0.85)
  const up = 1 - Math.exp(-1 / (random.between(0.005, 0.05) * 16_000))
  const down = 1 - Math.exp(-1 / (random.between(0.3, 2) * 16_000))
  const target = Math.max(1e-6, loudnessOf(samples))
  let envelope = target
  for (let index = 0; index < samples.length; index += 1) {
    const value = samples[index] ?? 0
    const size = Math.abs(value) * 1.25
    envelope += (size > envelope ? up : down) * (size - envelope)
    samples[index] = value * Math.min(8, (target / Math.max(target * 0.02, envelope)) ** strength)
  }
}

/** Passing cars and wind in the trees. */
function street(length: number, random: Random): Float32Array {
  const noise = lowPassed(pinkNoise(length, random), random.scaled(800, 6000))
  const passing = wandering(length, random.between(0.15, 0.5), random)
  return levelled(shapedBy(noise, (index) => 0.4 + 0.6 * Math.exp(passing[index] ?? 0)))
}

/** Wind at a bare microphone: rumble below some 200 Hz that comes in gusts and overdrives it. */
function gusts(length: number, random: Random): Float32Array {
  const rumble = lowPassed(lowPassed(pinkNoise(length, random), random.between(70, 220)), 400)
  const gust = wandering(length, random.between(0.7, 3), random)
  return levelled(shapedBy(rumble, (index) => Math.exp(1.2 * (gust[index] ?? 0))))
}

/** Written at some loudness, one in five too loud for the converter. */
function atLevel(samples: Float32Array, random: Random): Float32Array {
  const isTooLoud = random.chance(0.2)
  const peak = isTooLoud ? random.between(1.05, 3) : random.scaled(0.05, 0.98)
  const scale = peak / Math.max(1e-9, peakOf(samples))
  const isSoft = random.chance(0.5)
  return shapedBy(samples, () => scale).map((value) =>
    isTooLoud && isSoft ? Math.tanh(value) : Math.max(-1, Math.min(1, value)),
  )
}
