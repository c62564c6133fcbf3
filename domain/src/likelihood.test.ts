import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallGarage } from '../test/small-garage.ts'
import { beliefFrom, type PoolingWeights } from './belief.ts'
import { buildCausalModel, type CausalModel } from './causal-model.ts'
import {
  ANSWER_CONFIDENCE,
  type EvidenceSource,
  type FindingState,
  type Observation,
  UNCHOSEN_CONFIDENCE,
} from './finding.ts'
import { logLikelihoods } from './likelihood.ts'
import { priorOf } from './prior.ts'
import { signsFrom } from './sign.ts'
import { weightOfEvidence } from './weight-of-evidence.ts'

const { problems, experiments, rules, findings, causes } = smallGarage()
const weights: PoolingWeights = { words: 0.5, answers: 1, reader: 1, model: 0, somethingElse: 0.1 }

const told = (
  finding: string,
  state: FindingState,
  confidence: number,
  source: EvidenceSource = 'answer',
): Observation => ({ finding, state, confidence, source })

/** By how much one telling moves the log odds of a cause against one that has nothing to do with the sign. */
function shift(model: CausalModel, cause: string, other: string, observation: Observation): number {
  const sign = signsFrom(model, [observation])[0]
  if (!sign) return Number.NaN
  const logs = logLikelihoods(model, sign)
  const at = (id: string) => logs[model.position.get(id) ?? -1] ?? Number.NaN
  return at(cause) - at(other)
}

/** The muffler makes "loud" this often; nothing else makes it more often than by chance. */
const garageWhere = (strength: number, leak: number) =>
  buildCausalModel({
    problems,
    experiments,
    rules,
    findings: [...findings.values()].map((finding) =>
      finding.id === 'loud' ? { ...finding, leak } : finding,
    ),
    causes: causes.map((cause) =>
      cause.id === 'muffler_hole' ? { ...cause, findings: { loud: strength } } : cause,
    ),
  })
const strengths = fc.double({ min: 0.02, max: 0.98, noNaN: true })
const leaks = fc.double({ min: 0.001, max: 0.4, noNaN: true })
const doubtful = fc.double({ min: 0.5, max: 0.99, noNaN: true })

describe('what a told sign is worth', () => {
  it('is what the probabilities say, there or not, where the telling is certain', () => {
    fc.assert(
      fc.property(strengths, leaks, (s, l) => {
        const model = garageWhere(s, l)
        const moved = (state: FindingState) =>
          shift(model, 'muffler_hole', 'worn_pads', told('loud', state, 1))
        expect(moved('present')).toBeCloseTo(Math.log((s + l - s * l) / l), 6)
        expect(moved('absent')).toBeCloseTo(Math.log(((1 - s) * (1 - l)) / (1 - l)), 6)
      }),
    )
  })

  it('is never more than its own confidence, and less than if it were certain', () => {
    fc.assert(
      fc.property(strengths, leaks, doubtful, (s, l, confidence) => {
        const model = garageWhere(s, l)
        const bound = Math.log(confidence / (1 - confidence)) + 1e-9
        for (const state of ['present', 'absent'] as const) {
          const moved = (sure: number) =>
            Math.abs(shift(model, 'muffler_hole', 'worn_pads', told('loud', state, sure)))
          expect(moved(confidence)).toBeLessThanOrEqual(Math.min(bound, moved(1) + 1e-9))
        }
      }),
    )
  })

  it('is a third of a no where it was left unchosen on a list of which others were chosen', () => {
    // Of a leak of 0.001 beside a cause that always makes it: 0.07 / 0.93 for the no, and 0.3 / 0.7.
    const model = garageWhere(1, 0.001)
    const moved = (confidence: number, source: EvidenceSource) =>
      shift(model, 'muffler_hole', 'worn_pads', told('loud', 'absent', confidence, source))
    const [no, left] = [moved(ANSWER_CONFIDENCE, 'answer'), moved(UNCHOSEN_CONFIDENCE, 'unchosen')]
    expect(no).toBeCloseTo(Math.log(0.07 / (0.93 * 0.999 + 0.07 * 0.001)), 9)
    expect(left).toBeCloseTo(Math.log(0.3 / (0.7 * 0.999 + 0.3 * 0.001)), 9)
    // 0.85 of 2.59 nats.
    expect(left / no).toBeCloseTo(1 / 3, 1)
  })

  it('speaks as loudly by its absence as by its presence where the cause nearly always makes it', () => {
    // Of a leak of 0.1: present 0.91 / 0.1, absent 0.09 / 0.9; the answer is right in 93 of 100.
    const model = garageWhere(0.9, 0.1)
    const moved = (state: FindingState) =>
      shift(model, 'muffler_hole', 'worn_pads', told('loud', state, 0.93))
    expect(moved('present')).toBeCloseTo(Math.log((0.93 * 0.91 + 0.07 * 0.09) / (0.93 * 0.1 + 0.07 * 0.9)), 9)
    expect(moved('absent')).toBeCloseTo(Math.log((0.93 * 0.09 + 0.07 * 0.91) / (0.93 * 0.9 + 0.07 * 0.1)), 9)
    expect(Math.abs(moved('absent'))).toBeGreaterThan(0.98 * moved('present'))
  })
})

describe('what speaks against a cause', () => {
  const model = buildCausalModel({
    problems,
    experiments,
    rules,
    findings: [...findings.values()],
    causes: causes.map((cause) => (cause.id === 'worn_pads' ? { ...cause, against: { loud: 0.2 } } : cause)),
  })
  // Air in the brakes has nothing to do with the noise.
  const moved = (observation: Observation) => shift(model, 'worn_pads', 'air_in_brakes', observation)

  it('is told of it more seldom by its factor, in words and in a certain answer', () => {
    expect(moved(told('loud', 'present', 0.8, 'words'))).toBeCloseTo(Math.log(0.2), 9)
    expect(moved(told('loud', 'present', 1))).toBeCloseTo(Math.log(0.2), 9)
  })

  it('counts as far as the answer can be trusted, and not at all at an even chance', () => {
    // 93 right of 100 are 86 that know and 14 that toss a coin: 0.14 + 0.86 * 0.2.
    expect(moved(told('loud', 'present', 0.93))).toBeCloseTo(Math.log(0.312), 9)
    expect(moved(told('loud', 'present', 0.5))).toBeCloseTo(0, 9)
  })

  it('speaks for the cause by its absence, a little: it would seldom have been there anyway', () => {
    // Of a leak of 0.02: 1 - 0.02 * 0.2 against 1 - 0.02.
    expect(moved(told('loud', 'absent', 1))).toBeCloseTo(Math.log(0.996 / 0.98), 9)
  })

  it('lowers it in the belief, and its weight in the ledger is below zero', () => {
    const prior = priorOf(model, {}, 2026)
    const at = (observations: Observation[]) => {
      const { causes: shares } = beliefFrom(model, prior, observations, null, weights)
      return (id: string) => shares[model.position.get(id) ?? -1] ?? Number.NaN
    }
    const before = at([])
    const after = at([told('loud', 'present', 0.93)])
    const odds = (belief: typeof before) => belief('worn_pads') / belief('air_in_brakes')
    expect(odds(after)).toBeCloseTo(odds(before) * 0.312, 9)
    const belief = beliefFrom(model, prior, [told('loud', 'present', 0.93)], null, weights)
    const [sign] = belief.signs
    if (!sign) throw new Error('a sign was told')
    expect(weightOfEvidence(model, belief, sign, model.position.get('worn_pads') ?? -1)).toBeLessThan(-1)
  })

  it('says nothing beside another telling of the sign that the cause makes', () => {
    const ofBoth = buildCausalModel({
      problems,
      experiments,
      rules,
      findings: [...findings.values()],
      causes: causes.map((cause) =>
        cause.id === 'worn_pads' ? { ...cause, findings: { squeal: 0.8 }, against: { grind: 0.2 } } : cause,
      ),
    })
    const [sign] = signsFrom(ofBoth, [told('squeal', 'present', 1), told('grind', 'present', 1)])
    if (!sign) throw new Error('a sign was told')
    // 1 - (1 - 0.1)(1 - 0.8), as without the grinding.
    expect(logLikelihoods(ofBoth, sign)[0]).toBeCloseTo(Math.log(0.82), 9)
  })
})
