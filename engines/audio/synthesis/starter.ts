import { bandPassed, softened } from './filter.ts'
import { added, levelled, shapedBy } from './layers.ts'
import { bandNoise, pinkNoise, wandering } from './noise.ts'
import { type Scene, shaftTone } from './scene.ts'
import { modesBetween, ringing, strikesOf } from './strike.ts'

/** Teeth of a flywheel ring gear; they mesh with the starter's pinion. */
const RING_TEETH = [110, 118, 125, 132, 138]
/** Turns of the armature for one of the crankshaft: pinion 11 to 15, planetary gear up to 5. */
const ARMATURE_RATIOS = [11, 13, 45, 58]

/**
 * A starter turning an engine: whine at the tooth mesh (teeth x turns a second) and at the armature, whose pitch and
 * loudness sink with each compression, a thud of air at every compression (cylinders / 2 a turn), and the clack of the
 * solenoid as the pinion goes in. The pitch falls as the battery sags because it follows the cranked speed.
 */
export function starterSound({ motion, length, cylinders, random }: Scene): Float32Array {
  const teeth = random.pick(RING_TEETH)
  const armature = random.pick(ARMATURE_RATIOS)
  const rough = wandering(length, random.between(30, 150), random)
  const meshLoud = random.between(0.3, 1)
  const armatureLoud = random.between(0.1, 0.6)
  const whine = shapedBy(new Float32Array(length).fill(1), (index) => {
    let sum = 0
    for (let harmonic = 1; harmonic <= 3; harmonic += 1)
      sum +=
        (meshLoud / harmonic) *
        Math.sin(harmonic * (2 * Math.PI * teeth * (motion.turns[index] ?? 0) + (rough[index] ?? 0)))
    return sum + armatureLoud * shaftTone(motion.turns, armature * 2, index)
  })
  // Teeth rub as much as they mesh: rough noise with the resonances of bell housing and body.
  const scrape = bandNoise(length, random.scaled(150, 600), random.scaled(2200, 7800), random)
  for (let peak = 0; peak < 3; peak += 1)
    added(
      scrape,
      bandPassed(scrape.slice(), random.scaled(400, 4000), random.between(2, 6)),
      random.between(0.5, 2),
    )
  levelled(scrape)
  const depth = random.between(0.5, 0.97)
  const sharpness = random.between(0.7, 2.5)
  const labour = (index: number) =>
    1 - depth * (0.5 + 0.5 * Math.cos(Math.PI * cylinders * (motion.turns[index] ?? 0))) ** sharpness
  const out = shapedBy(added(levelled(whine), scrape, random.scaled(0.4, 4)), labour)
  const thuds = strikesOf(motion.turns, cylinders / 2, 0.4, () => random.between(0.7, 1.3))
  const thud = new Float32Array(length)
  for (const { sample, force } of thuds) thud[sample] = 30 * force
  softened(softened(thud, 60), 200)
  added(out, levelled(bandPassed(thud, random.between(50, 140), 1)), random.between(0.3, 1.5))
  levelled(out)
  shapedBy(out, (index) => motion.cranks[index] ?? 0)
  return added(out, solenoid({ motion, length, cylinders, random }), random.between(0.5, 2))
}

function solenoid({ motion, length, random }: Scene): Float32Array {
  const strikes = []
  for (let sample = 1; sample < length; sample += 1)
    if ((motion.cranks[sample] ?? 0) > 0 && (motion.cranks[sample - 1] ?? 0) === 0)
      strikes.push({ sample, force: 1 })
  if (strikes.length === 0) return new Float32Array(length)
  const clack = ringing(length, strikes, modesBetween(5, 600, 4000, 0.012, random), 2500, random)
  const peak = clack.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6)
  return shapedBy(clack, () => 1.5 / peak)
}

/** The quiet of a street, garage or cabin with the engine off, with hum of the mains or a fuel pump now and then. */
export function ambience({ length, random }: Scene): Float32Array {
  const out = added(
    levelled(softened(pinkNoise(length, random), random.scaled(300, 6000))),
    bandNoise(length, 100, 7000, random),
    random.between(0, 0.4),
  )
  if (random.chance(0.2)) {
    const hertz = random.pick([50, 60, 100, 120])
    const loud = random.between(0.2, 1)
    for (let index = 0; index < length; index += 1)
      out[index] = (out[index] ?? 0) + loud * Math.sin((2 * Math.PI * hertz * index) / 16_000)
  }
  return levelled(out)
}
