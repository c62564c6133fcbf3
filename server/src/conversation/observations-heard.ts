import type { CaseHearing } from '@candi/contracts'
import type { CausalModel, Observation } from '@candi/domain'

/** What the recordings of a case speak for, and where in which of them it was heard. */
export interface HeardInCase {
  /** One a finding, of the surest recording; in the order of the findings, whatever the order of the recordings. */
  readonly observations: readonly Observation[]
  /** "Recording 1, 3.2–4.8 s", by finding. */
  readonly quotes: ReadonlyMap<string, readonly string[]>
}

/** Nobody's recording is certain, and half of nothing is no evidence: what the client sends is bounded once more. */
const MOST_SURE = 0.95
const LEAST_SURE = 0.5

const byName = new Intl.Collator('en', { numeric: true })

export function observationsHeard(model: CausalModel, hearings: readonly CaseHearing[]): HeardInCase {
  const surest = new Map<string, number>()
  const quotes = new Map<string, string[]>()
  for (const { name, signs } of hearings)
    for (const { finding, confidence, fromSeconds, toSeconds } of signs) {
      if (!model.findings.has(finding) || !(confidence > LEAST_SURE)) continue
      surest.set(finding, Math.max(surest.get(finding) ?? 0, Math.min(confidence, MOST_SURE)))
      const places = quotes.get(finding) ?? []
      quotes.set(finding, [...places, placeIn(name, fromSeconds, toSeconds)])
    }
  const observations = [...surest]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([finding, confidence]): Observation => ({ finding, state: 'present', confidence, source: 'sound' }))
  return {
    observations,
    quotes: new Map([...quotes].map(([finding, places]) => [finding, places.sort(byName.compare)])),
  }
}

const placeIn = (name: string, from: number, to: number) => `${name}, ${secondsBetween(from, to)}`

/** "3.2–4.8 s". */
export const secondsBetween = (from: number, to: number) => `${from.toFixed(1)}–${to.toFixed(1)} s`
