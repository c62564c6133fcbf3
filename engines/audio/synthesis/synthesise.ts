import type { CarState, SoundKind } from '../src/judgement.ts'
import { SAMPLE_RATE_HZ } from '../src/sound.ts'
import { engineBed } from './engine-bed.ts'
import { softened } from './filter.ts'
import { added, gainOf, peakOf, scaledBy, shapedBy } from './layers.ts'
import { motionOf } from './motion.ts'
import { planSound, type SoundPlan } from './plan-sound.ts'
import { randomOf } from './random.ts'
import { roadNoise } from './road.ts'
import type { Scene } from './scene.ts'
import { ambience, starterSound } from './starter.ts'
import { click } from './voices/click.ts'
import { grind } from './voices/grind.ts'
import { hiss } from './voices/hiss.ts'
import { hum } from './voices/hum.ts'
import { knock } from './voices/knock.ts'
import { puff } from './voices/puff.ts'
import { rattle } from './voices/rattle.ts'
import { squeal } from './voices/squeal.ts'
import { tick } from './voices/tick.ts'
import { whine } from './voices/whine.ts'

const VOICES: Readonly<Record<SoundKind, (scene: Scene, state: CarState) => Float32Array>> = {
  knock,
  tick,
  squeal,
  grind,
  whine,
  hum,
  hiss,
  puff,
  rattle,
  click,
  crank_no_start: starterSound,
}

/** A made sound and what is known of it. */
export interface MadeSound {
  readonly samples: Float32Array
  readonly plan: SoundPlan
  /** Median revolutions a minute while the engine runs; null where it never does. */
  readonly rpm: number | null
  /** Where the kind is really heard; null for a healthy car. */
  readonly heard: { readonly fromSeconds: number; readonly toSeconds: number } | null
}

/** Sound of a car at 16 kHz, the same for the same plan. */
export const synthesise = (
  given: Pick<SoundPlan, 'kind' | 'seed'> & Partial<Omit<SoundPlan, 'kind' | 'seed'>>,
): Float32Array => makeSound(planSound(given)).samples

export function makeSound(plan: SoundPlan): MadeSound {
  const { kind, seconds, cylinders, seed, state } = plan
  const random = randomOf(seed)
  const motion = motionOf(
    { state, seconds, rpm: plan.rpm, cylinders, neverStarts: neverStarts(plan) },
    random,
  )
  const scene: Scene = { motion, length: motion.rpm.length, cylinders, random }
  const bed = bedOf(scene)
  const layer = kind === 'none' ? null : layerOf(scene, plan, kind)
  if (layer !== null) {
    const louder = gainOf(plan.severityDb) * (earLoudness(bed) / Math.max(1e-9, earLoudness(layer)))
    added(bed, layer, louder)
  }
  const scale = plan.peak / Math.max(1e-9, peakOf(bed))
  return {
    samples: scaledBy(bed, scale),
    plan,
    rpm: medianSpeed(motion.rpm, motion.fires),
    heard: layer === null ? null : heardPart(layer),
  }
}

/** A click at the start is a starter that does not turn the engine. */
function neverStarts({ kind, state }: SoundPlan): 'stands' | 'cranks' | undefined {
  if (kind === 'crank_no_start') return 'cranks'
  return kind === 'click' && state === 'startup' ? 'stands' : undefined
}

/** Everything but the fault. */
function bedOf(scene: Scene): Float32Array {
  const { motion, random } = scene
  const out = new Float32Array(scene.length)
  added(out, ambience(scene), gainOf(random.between(-42, -20)))
  const runs = motion.fires.some((value) => value > 0)
  const cranks = motion.cranks.some((value) => value > 0)
  if (runs) added(out, engineBed(scene))
  // A crank that leads nowhere is the kind itself, laid over the quiet around it.
  if (runs && cranks) added(out, starterSound(scene), random.between(0.5, 1.6))
  if (motion.metresPerSecond.some((value) => value > 0)) added(out, roadNoise(scene), random.scaled(0.3, 2.5))
  return out
}

/** The fault alone, in the part where it is to be heard. */
function layerOf(scene: Scene, plan: SoundPlan, kind: SoundKind): Float32Array {
  const fadeSamples = SAMPLE_RATE_HZ * scene.random.between(0.03, 0.15)
  const from = plan.fromSeconds * SAMPLE_RATE_HZ
  const to = plan.toSeconds * SAMPLE_RATE_HZ
  return shapedBy(VOICES[kind](scene, plan.state), (index) => {
    const inside = Math.min(
      from <= 0 ? 1 : (index - from) / fadeSamples,
      plan.toSeconds >= plan.seconds ? 1 : (to - index) / fadeSamples,
    )
    return Math.min(1, Math.max(0, inside))
  })
}

/**
 * Root mean square of the loudest half second of ten, weighed roughly as the ear does: 6 dB an octave less below 500 Hz.
 * The loudest part counts, since a short squeal is not fainter for the silence around it.
 */
function earLoudness(samples: Float32Array): number {
  const low = softened(samples.slice(), 500)
  const block = SAMPLE_RATE_HZ / 4
  const blocks: number[] = []
  for (let start = 0; start < samples.length; start += block) {
    let sum = 0
    const end = Math.min(samples.length, start + block)
    for (let index = start; index < end; index += 1) sum += ((samples[index] ?? 0) - (low[index] ?? 0)) ** 2
    blocks.push(sum / (end - start))
  }
  blocks.sort((a, b) => b - a)
  const loudest = blocks.slice(0, Math.max(1, Math.ceil(blocks.length / 4)))
  return Math.sqrt(loudest.reduce((sum, value) => sum + value, 0) / loudest.length)
}

/** From the first to the last 20 ms that stand within 30 dB of the loudest. */
function heardPart(layer: Float32Array): MadeSound['heard'] {
  const block = SAMPLE_RATE_HZ / 50
  const loud: number[] = []
  for (let start = 0; start < layer.length; start += block)
    loud.push(peakOf(layer.subarray(start, start + block)))
  const floor = Math.max(...loud) * gainOf(-30)
  if (floor <= 0) return null
  const first = loud.findIndex((value) => value > floor)
  const last = loud.findLastIndex((value) => value > floor)
  return { fromSeconds: first / 50, toSeconds: Math.min(layer.length / SAMPLE_RATE_HZ, (last + 1) / 50) }
}

function medianSpeed(rpm: Float32Array, fires: Float32Array): number | null {
  const running = rpm.filter((_, index) => index % 160 === 0 && (fires[index] ?? 0) > 0.99).sort()
  return running.length === 0 ? null : (running[Math.floor(running.length / 2)] ?? null)
}
