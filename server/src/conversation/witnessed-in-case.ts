import type { CausalModel, FindingId, Observation } from '@candi/domain'

/** One sign that a recording or a photo speaks for, and where it stands in which of them. */
export interface WitnessedSign {
  readonly finding: FindingId
  readonly confidence: number
  /** "Recording 1, 3.2–4.8 s", "Photo 1: oil pressure lamp lit" */
  readonly quote: string
}

export interface WitnessedInCase {
  /** One a finding, of the surest witness; in the order of the findings, whatever the order of the witnesses. */
  readonly observations: readonly Observation[]
  /** What is quoted for a finding, in the order of the witnesses' numbers. */
  readonly quotes: ReadonlyMap<FindingId, readonly string[]>
}

/** No witness is certain, and half of nothing is no evidence: what the client sends is bounded once more. */
const MOST_SURE = 0.95
const LEAST_SURE = 0.5

const byName = new Intl.Collator('en', { numeric: true })

/** Whether a sign that a witness is so sure of says anything: of a finding that we know, and better than a coin. */
export const saysSomething = (
  model: CausalModel,
  { finding, confidence }: Pick<WitnessedSign, 'finding' | 'confidence'>,
): boolean => model.findings.has(finding) && confidence > LEAST_SURE

/** What all recordings, or all photos, of a case speak for together. */
export function witnessedInCase(
  model: CausalModel,
  source: 'sound' | 'photo',
  signs: readonly WitnessedSign[],
): WitnessedInCase {
  const surest = new Map<FindingId, number>()
  const quotes = new Map<FindingId, Set<string>>()
  for (const sign of signs) {
    if (!saysSomething(model, sign)) continue
    const { finding, confidence, quote } = sign
    surest.set(finding, Math.max(surest.get(finding) ?? 0, Math.min(confidence, MOST_SURE)))
    quotes.set(finding, (quotes.get(finding) ?? new Set()).add(quote))
  }
  return {
    observations: [...surest]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([finding, confidence]) => ({ finding, state: 'present', confidence, source })),
    quotes: new Map([...quotes].map(([finding, said]) => [finding, [...said].sort(byName.compare)])),
  }
}
