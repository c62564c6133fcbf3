import type { CarState, SoundClass, SoundKind } from './judgement.ts'
import type { Impacts } from './measure-impacts.ts'
import type { Impression } from './sound-encoder.ts'

/** A linear layer on a standardized impression: one row of weights and a bias for each name. */
export interface Head<Name extends string> {
  /** A name may stand twice: what was learned apart from several sources is added up. */
  readonly names: readonly Name[]
  readonly weights: readonly Float32Array[]
  readonly biases: readonly number[]
  /** Divides what comes out, so that probabilities are right as often as they say. */
  readonly temperature: number
}

/** What hangs outside the eleven classes: engines of which nothing is known, other faults, roads. */
export type OtherClass = 'other_engine' | 'other_fault' | 'road'

/** Fault and normal at idle, start-up and braking, side by side in one collection. */
export type NineClass = Exclude<SoundClass, 'engine_knock' | 'not_car'>

/** Mean and spread of each number of an impression among the recordings learned from. */
export interface Scale {
  readonly mean: Float32Array
  readonly spread: Float32Array
}

/** Everything that was trained on top of the encoders (training/train_heads.py). */
export interface SoundHeads extends Scale {
  readonly classes: Head<SoundClass | OtherClass>
  readonly states: Head<Exclude<CarState, 'turning'>>
  readonly kinds: Head<SoundKind>
  /** On top of the deep encoder, with a scale of its own: the nine classes of one collection. */
  readonly deep: Scale & { readonly classes: Head<NineClass> }
  /** Knock against healthy, by how hard and bright it beats: flux, its deviation, centroid. */
  readonly knock: {
    readonly mean: Float32Array
    readonly spread: Float32Array
    readonly weights: Float32Array
    readonly bias: number
  }
}

/** The impression as heads look at it: mean 0, spread 1, divided by the root of its length. */
export function standardized({ mean, spread }: Scale, impression: Impression): Float32Array {
  const scale = 1 / Math.sqrt(impression.length)
  return impression.map((value, index) => (scale * (value - (mean[index] ?? 0))) / (spread[index] ?? 1))
}

/** One number a name: the larger, the more it sounds like that. */
export function logitsOf<Name extends string>(head: Head<Name>, features: Float32Array): number[] {
  return head.weights.map((row, index) => {
    let sum = head.biases[index] ?? 0
    for (let at = 0; at < features.length; at += 1) sum += (row[at] ?? 0) * (features[at] ?? 0)
    return sum / head.temperature
  })
}

/** Probabilities of names of which exactly one holds, from the mean of the windows' log-probabilities. */
export function oneOf<Name extends string>(
  head: Head<Name>,
  windows: readonly Float32Array[],
): Map<Name, number> {
  const sums = new Float64Array(head.names.length)
  for (const features of windows)
    for (const [index, value] of logSoftmax(logitsOf(head, features)).entries())
      sums[index] = (sums[index] ?? 0) + value / windows.length
  const shares = logSoftmax([...sums]).map(Math.exp)
  const all = new Map<Name, number>()
  for (const [index, name] of head.names.entries()) all.set(name, (all.get(name) ?? 0) + (shares[index] ?? 0))
  return all
}

/** Odds that an engine knocks, by its impacts alone: no telephone sounds like a knock. */
export function knockOdds({ knock }: SoundHeads, { fluxDb, fluxDeviationDb, logCentroid }: Impacts): number {
  let logit = knock.bias
  for (const [index, value] of [fluxDb, fluxDeviationDb, logCentroid].entries())
    logit += (knock.weights[index] ?? 0) * ((value - (knock.mean[index] ?? 0)) / (knock.spread[index] ?? 1))
  return 1 / (1 + Math.exp(-logit))
}

function logSoftmax(values: readonly number[]): number[] {
  const most = Math.max(...values)
  const norm = most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
  return values.map((value) => value - norm)
}
