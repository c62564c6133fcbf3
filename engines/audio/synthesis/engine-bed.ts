import { bandPassed, highPassed, softened } from './filter.ts'
import { added, levelled, shapedBy } from './layers.ts'
import { bandNoise, pinkNoise } from './noise.ts'
import type { Random } from './random.ts'
import { type Scene, shaftTone } from './scene.ts'
import { modesBetween, ringing, type Strike, strikesOf } from './strike.ts'

/** From where an engine is heard: how much of each part of its noise reaches the microphone. */
interface Place {
  readonly exhaust: number
  readonly block: number
  readonly clatter: number
  readonly rush: number
  readonly darkHertz: number
}

const PLACES = {
  bonnetOpen: { exhaust: 0.5, block: 1, clatter: 0.35, rush: 0.7, darkHertz: 7800 },
  diesel: { exhaust: 0.6, block: 1, clatter: 1.2, rush: 0.6, darkHertz: 7000 },
  tailpipe: { exhaust: 1.6, block: 0.3, clatter: 0.05, rush: 0.6, darkHertz: 4500 },
  cabin: { exhaust: 1, block: 0.4, clatter: 0.06, rush: 0.25, darkHertz: 1600 },
} satisfies Record<string, Place>

/**
 * A running engine. A four-stroke fires cylinders / 2 times a turn (order z/2, Heywood 1988); cylinders differ by 5 to
 * 25 %, which puts energy on the half orders. Each firing is a blow-down pulse of a few milliseconds through the
 * resonances of pipe (quarter wave, f = c / 4L and odd multiples), intake and block, with broadband noise in its step.
 */
export function engineBed({ motion, length, cylinders, random }: Scene): Float32Array {
  const place = random.pick([
    PLACES.bonnetOpen,
    PLACES.bonnetOpen,
    PLACES.diesel,
    PLACES.tailpipe,
    PLACES.cabin,
  ])
  const firings = firingsOf({ motion, length, cylinders, random })
  const pulses = pulsesOf(length, firings, random)
  const out = new Float32Array(length)
  added(out, exhaustOf(pulses, random), place.exhaust)
  added(out, blockOf(pulses, random), place.block * random.between(0.3, 1))
  added(out, clatterOf(length, firings, random), place.clatter * random.between(0.4, 1))
  added(out, rushOf(length, pulses, random), place.rush * random.scaled(0.4, 2))
  added(out, accessories({ motion, length, cylinders, random }), place.block * random.scaled(0.01, 0.12))
  softened(out, place.darkHertz * random.between(0.6, 1.6))
  levelled(out)
  // Noise of combustion rises by about 3 dB a doubling of speed and with load (Anderton 1983: 30 to 50 lg n).
  return shapedBy(out, (index) => {
    const fires = motion.fires[index] ?? 0
    return fires * ((motion.rpm[index] ?? 0) / 900) ** 0.9 * (0.7 + 0.6 * (motion.load[index] ?? 0))
  })
}

function firingsOf({ motion, cylinders, random }: Scene): readonly Strike[] {
  const uneven = random.scaled(0.04, 0.22)
  const shaky = random.scaled(0.03, 0.15)
  const strengths = Array.from({ length: cylinders }, () => Math.max(0.2, 1 + uneven * random.normal()))
  return strikesOf(motion.turns, cylinders / 2, 0, (count) => {
    const strength = strengths[((count % cylinders) + cylinders) % cylinders] ?? 1
    return Math.max(0.05, strength * (1 + shaky * random.normal()))
  })
}

function pulsesOf(length: number, firings: readonly Strike[], random: Random): Float32Array {
  const pulses = new Float32Array(length)
  for (const { sample, force } of firings) pulses[sample] = (pulses[sample] ?? 0) + 40 * force
  return softened(softened(pulses, random.scaled(90, 400)), random.scaled(200, 1200))
}

function exhaustOf(pulses: Float32Array, random: Random): Float32Array {
  const out = new Float32Array(pulses.length)
  const pipeHertz = random.scaled(18, 65)
  for (const multiple of [1, 3, 5, 7])
    added(
      out,
      bandPassed(pulses.slice(), pipeHertz * multiple, random.between(1, 4)),
      1 / multiple ** random.between(0.3, 0.9),
    )
  return levelled(highPassed(out, 25))
}

function blockOf(pulses: Float32Array, random: Random): Float32Array {
  const out = new Float32Array(pulses.length)
  const slope = random.between(0.3, 0.9)
  for (let count = 0; count < 8; count += 1) {
    const hertz = random.scaled(220, 4800)
    const part = levelled(bandPassed(pulses.slice(), hertz, random.between(1.5, 6)))
    added(out, part, random.between(0.3, 1) * (200 / hertz) ** slope)
  }
  return levelled(out)
}

/** Even a sound alternator, pump and chain sing a little at their orders. */
function accessories({ motion, length, random }: Scene): Float32Array {
  const out = new Float32Array(length)
  for (const order of [random.between(11, 15), random.between(25, 38), random.pick([18, 19, 21, 22])]) {
    const loud = random.between(0.1, 1)
    for (let index = 0; index < length; index += 1)
      out[index] = (out[index] ?? 0) + loud * shaftTone(motion.turns, order, index)
  }
  return levelled(out)
}

/** Injectors, valves and hard combustion: short blows on stiff parts, 800 to 5,000 Hz. */
function clatterOf(length: number, firings: readonly Strike[], random: Random): Float32Array {
  const late = Math.round(random.between(0, 40))
  const blows = firings.flatMap(({ sample, force }) => [
    { sample, force },
    {
      sample: Math.min(length - 1, sample + late + Math.round(random.between(0, 12))),
      force: 0.5 * force * random.next(),
    },
  ])
  return levelled(
    ringing(length, blows, modesBetween(12, 700, 6000, random.scaled(0.0012, 0.004), random), 3500, random),
  )
}

/** Air and mechanical noise, rising and falling with each firing. */
function rushOf(length: number, pulses: Float32Array, random: Random): Float32Array {
  const noise = added(
    pinkNoise(length, random),
    bandNoise(length, random.scaled(300, 1500), random.scaled(2500, 7900), random),
    random.between(0.3, 1.4),
  )
  const depth = random.between(0.1, 0.7)
  const beat = levelled(softened(pulses.slice(), 300))
  return levelled(shapedBy(noise, (index) => 1 - depth + depth * Math.abs(beat[index] ?? 0)))
}
