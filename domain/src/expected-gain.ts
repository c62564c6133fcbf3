import type { Belief } from './belief.ts'
import type { CausalModel } from './causal-model.ts'
import { ANSWER_CONFIDENCE } from './finding.ts'
import { noisyOr } from './noisy-or.ts'
import { isGraveAt } from './urgency.ts'

/** One bit about whether the car may be driven is worth this many about which part it is. */
const DANGER_WEIGHT = 1.5

/** The causes that are still believed in, and what is the same whatever is asked. */
export interface OpenCauses {
  readonly positions: readonly number[]
  /** P(cause), and whether it must not be driven with, in the order of `positions`. */
  readonly probabilities: Float64Array
  readonly isDangerous: readonly boolean[]
  readonly somethingElse: number
}

export function openCauses(model: CausalModel, belief: Belief, positions: readonly number[]): OpenCauses {
  const somethingElse = belief.somethingElse
  const mass = positions.reduce((sum, position) => sum + (belief.causes[position] ?? 0), somethingElse)
  return {
    positions,
    probabilities: Float64Array.from(positions, (position) => (belief.causes[position] ?? 0) / mass),
    isDangerous: positions.map((position) => isGraveAt(model.urgencyAt[position])),
    somethingElse: somethingElse / mass,
  }
}

/** What is believed of one answer, by causes that must not be driven with and all others. */
class Answered {
  /** P(answer, and such a cause). */
  readonly given = [0, 0]
  /** The same as the belief takes it, which does not wholly trust an answer. */
  readonly taken = [0, 0]

  add(probability: number, likelihood: number, exponent: number, isDangerous: boolean): void {
    const kind = isDangerous ? 1 : 0
    this.given[kind] = (this.given[kind] ?? 0) + probability * likelihood
    this.taken[kind] = (this.taken[kind] ?? 0) + probability * likelihood ** exponent
  }

  /** Σ P(answer, cause) log P(taken answer): what every cause is divided by. */
  evidence(): number {
    return sum(this.given) * Math.log2(sum(this.taken))
  }

  /** Σ P(answer, danger) log P(danger | taken answer). */
  ofDanger(): number {
    return this.given.reduce(
      (total, given, kind) =>
        given > 0 ? total + given * Math.log2((this.taken[kind] ?? 0) / sum(this.taken)) : total,
      0,
    )
  }
}

const sum = ([harmless = 0, dangerous = 0]: readonly number[]) => harmless + dangerous
const logTimes = (p: number) => (p > 0 ? p * Math.log2(p) : 0)

/**
 * How much likelier the answer is expected to make the true cause on the sheet, in bits: the expected logarithmic score (Good, Rational
 * Decisions, 1952). For an answer that is trusted wholly it is Lindley's information; for one that the belief tempers, less.
 */
export function expectedGain(
  open: OpenCauses,
  strengths: Float64Array,
  leak: number,
  exponent: number,
): number {
  const { positions, probabilities, isDangerous, somethingElse } = open
  const yes = new Answered()
  const no = new Answered()
  let likelihoods = 0
  const hear = (probability: number, present: number, danger: boolean) => {
    const said = ANSWER_CONFIDENCE * present + (1 - ANSWER_CONFIDENCE) * (1 - present)
    yes.add(probability, said, exponent, danger)
    no.add(probability, 1 - said, exponent, danger)
    likelihoods += probability * (logTimes(said) + logTimes(1 - said))
  }
  // Most causes do not make the sign at all: they are heard as one.
  const unmade = [0, 0]
  let average = 0
  for (let row = 0; row < positions.length; row += 1) {
    const probability = probabilities[row] ?? 0
    const danger = isDangerous[row] ?? false
    const strength = strengths[positions[row] ?? 0] ?? 0
    const present = noisyOr(leak, strength)
    average += probability * present
    if (strength > 0) hear(probability, present, danger)
    else unmade[danger ? 1 : 0] = (unmade[danger ? 1 : 0] ?? 0) + probability
  }
  unmade.forEach((probability, kind) => {
    hear(probability, leak, kind === 1)
  })
  // A fault that nobody modelled shows the sign as often as the others do.
  hear(somethingElse, average / Math.max(1 - somethingElse, 1e-9), false)
  const ofCauses = exponent * likelihoods - yes.evidence() - no.evidence()
  const dangerous = (yes.given[1] ?? 0) + (no.given[1] ?? 0)
  const ofDanger = yes.ofDanger() + no.ofDanger() - logTimes(dangerous) - logTimes(1 - dangerous)
  return ofCauses + DANGER_WEIGHT * ofDanger
}
