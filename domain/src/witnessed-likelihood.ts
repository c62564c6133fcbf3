import type { CausalModel } from './causal-model.ts'
import type { FindingDefinition, FindingId } from './finding.ts'
import { noisyOr } from './noisy-or.ts'
import { priorOf } from './prior.ts'
import type { Sign, WitnessedTelling } from './sign.ts'

const oddsOf = (p: number) => p / (1 - p)
/** Nobody is taken for more certain than this, so that odds stay finite. */
const MOST_CERTAIN = 0.99
/** The leak of a finding holds slips of memory and of the tongue; of what is heard or seen only a share is made by no cause. */
const LEAK_SHARE = 0.2
/** Between an even chance and this confidence the rarity of the sign comes into its own. */
const TRUSTED = 0.7
/** No ear and no eye is worth more than this. */
const MOST_ODDS = 300

/**
 * log P(what recordings and photos tell of the sign | cause, what was told of it), up to a constant; null where none does.
 *
 * The confidence of a witness is the probability that the sign is there, given the recording or photo alone. As evidence it is
 * therefore worth its odds divided by the odds of the sign before anything is known (virtual evidence: Pearl 1988, 2.2.2;
 * Chan and Darwiche, On the Revision of Probabilistic Beliefs using Uncertain Evidence, 2005): with nothing else known, the
 * sign is then believed as surely as the witness says. At an even chance it is worth nothing; rarity comes into its own up
 * to `TRUSTED`. Prior odds are those of any car, so that the order of witnesses changes nothing.
 *
 * The same noise told in words and heard, or lamp told and seen, is one sign met twice: what was told has raised the odds that it is there,
 * whatever the cause, and the witness adds only what was not known yet. Two tellings never say more than a certain one would.
 */
export function logWitnessed(model: CausalModel, sign: Sign): Float64Array | null {
  if (sign.witnessed.length === 0) return null
  const told = oddsTold(model, sign)
  const tellings = sign.witnessed.map((telling) => ({
    column: model.strengths(telling.finding.id),
    leak: telling.finding.leak * LEAK_SHARE,
    odds: oddsWitnessed(model, telling),
    weight: Math.log(oddsOf(Math.min(telling.confidence, MOST_CERTAIN))),
  }))
  const total = tellings.reduce((sum, { weight }) => sum + weight, 0)
  const result = new Float64Array(model.causes.length)
  for (let index = 0; index < result.length; index += 1) {
    // Several tellings of one sign count as one: their geometric mean, the surer ones weighing more.
    let logSum = 0
    for (const { column, leak, odds, weight } of tellings) {
      const before = noisyOr(leak, column[index] ?? 0)
      const known = (before * told) / (before * told + 1 - before)
      logSum += weight * Math.log(odds * known + 1 - known)
    }
    result[index] = logSum / total
  }
  return result
}

/** What a witness is worth as evidence that the sign is there, as odds; 1 is nothing. */
export function oddsWitnessed(model: CausalModel, { finding, confidence }: WitnessedTelling): number {
  const odds = oddsOf(Math.min(confidence, MOST_CERTAIN))
  // A sign that is likelier than not by itself is not rare.
  const rarity = 1 / Math.min(1, oddsOf(marginalOf(model, finding)))
  const trust = Math.min(1, Math.max(0, (confidence - 0.5) / (TRUSTED - 0.5)))
  return Math.min(odds * rarity ** trust, MOST_ODDS)
}

const known = new WeakMap<CausalModel, Map<FindingId, number>>()

/** P(the sign is there) on any car of which nothing is known; reckoned once for a model and finding. */
function marginalOf(model: CausalModel, { id, leak }: FindingDefinition): number {
  const marginals = known.get(model) ?? new Map<FindingId, number>()
  known.set(model, marginals)
  const kept = marginals.get(id)
  if (kept !== undefined) return kept
  const column = model.strengths(id)
  const marginal = priorOf(model, {}, 0).reduce(
    (sum, probability, index) => sum + probability * noisyOr(leak * LEAK_SHARE, column[index] ?? 0),
    0,
  )
  marginals.set(id, marginal)
  return marginal
}

/** Odds by which what was told speaks for the sign being there, whatever causes it; 1 where nobody told of it. */
function oddsTold(model: CausalModel, { told, source, toldConfidence }: Sign): number {
  if (told.length === 0) return 1
  if (source === 'confirmed') return oddsOf(Math.min(toldConfidence, MOST_CERTAIN))
  const logs = told.map((finding) => {
    const { base, mention } = model.reporting(finding.id)
    return Math.log(noisyOr(base, mention) / base)
  })
  return Math.exp(logs.reduce((sum, value) => sum + value, 0) / logs.length)
}
