import type { NgramLogits } from './ngram-reader.ts'
import type { OwnerLogits } from './owner-reader.ts'

/** What the trained reader makes of a whole message, beside the single signs in it. */
export const INTENTS = [
  'complaint',
  'question',
  'smalltalk',
  'offtopic',
  'tamper',
  'harm',
  'medical',
] as const
export type Intent = (typeof INTENTS)[number]

export interface TextOpinion {
  /** P(problem | words), summing to 1 over the problems. */
  readonly problems: ReadonlyMap<string, number>
  /** P(the car must not be driven on | words). */
  readonly danger: number
  /** P(what the writer wants | words), summing to 1. */
  readonly intents: ReadonlyMap<Intent, number>
}

/** How the encoder's opinion and that of the n-grams are pooled; fitted on authors that neither had read. */
export interface OpinionWeights {
  /** Divides the encoder's logits of the problems, so that 70 % means 7 of 10. */
  readonly problemTemperature: number
  /** Weight of the n-grams' logits of the problems. */
  readonly ngramProblem: number
  readonly dangerTemperature: number
  readonly ngramDanger: number
  readonly dangerBias: number
}

/** Written by training/export_reader.py beside the weights. */
export interface ReaderManifest extends OpinionWeights {
  readonly problems: readonly string[]
  readonly intents: readonly Intent[]
  readonly tokenLimit: number
}

/** Raw outputs of the encoder's three heads for one text. */
export interface ReaderLogits {
  readonly problem: Float32Array
  readonly danger: number
  readonly intent: Float32Array
}

export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (value) => value / temperature)
  const highest = Math.max(...scaled)
  const weights = scaled.map((value) => Math.exp(value - highest))
  const total = weights.reduce((sum, value) => sum + value, 0)
  return weights.map((value) => value / total)
}

/** The opinions pooled, and what owners taught beside them: a weighted sum of logits is a product of opinions, normalised. */
export function judgeOpinion(
  logits: ReaderLogits,
  ngrams: NgramLogits,
  owners: OwnerLogits | null,
  manifest: Omit<ReaderManifest, 'tokenLimit'>,
): TextOpinion {
  const { problemTemperature, ngramProblem, dangerTemperature, ngramDanger, dangerBias } = manifest
  const pooled = logits.problem.map(
    (value, index) =>
      value / problemTemperature +
      ngramProblem * (ngrams.problem[index] ?? 0) +
      (owners?.problem[index] ?? 0),
  )
  const problem = softmax(pooled, 1)
  const intent = softmax(logits.intent, 1)
  const danger =
    logits.danger / dangerTemperature + ngramDanger * ngrams.danger + dangerBias + (owners?.danger ?? 0)
  return {
    problems: new Map(manifest.problems.map((id, index) => [id, problem[index] ?? 0])),
    danger: 1 / (1 + Math.exp(-danger)),
    intents: new Map(manifest.intents.map((id, index) => [id, intent[index] ?? 0])),
  }
}
